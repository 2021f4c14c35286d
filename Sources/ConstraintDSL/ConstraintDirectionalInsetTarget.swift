import Foundation
public import HeadlessUIKit

/// Insets for each side, in reading direction.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {
  var constraintDirectionalInsetTargetValue: ConstraintDirectionalInsets { get }
}
