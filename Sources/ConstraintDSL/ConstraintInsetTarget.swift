import Foundation
public import HeadlessUIKit

/// Insets: one number for all sides, or one per side.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {
  var constraintInsetTargetValue: ConstraintInsets { get }
}
