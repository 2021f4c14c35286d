import Foundation
public import HeadlessUIKit

/// A number for all sides, or one for each.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {
  var constraintInsetTargetValue: ConstraintInsets { get }
}
