public import Foundation
public import HeadlessUIKit

/// A plain number, which can be a constant, an inset, a multiplier or the other side of a relation.
public protocol ConstraintNumber: ConstraintRelatableTarget, ConstraintOffsetTarget,
  ConstraintInsetTarget, ConstraintMultiplierTarget
{
  var constraintNumber: CGFloat { get }
}

extension ConstraintNumber {
  /// The number, in points.
  public var constraintOffsetTargetValue: CGFloat { constraintNumber }
  /// The number, as a factor.
  public var constraintMultiplierTargetValue: CGFloat { constraintNumber }
  /// The number on all four sides, in points.
  public var constraintInsetTargetValue: ConstraintInsets {
    ConstraintInsets(
      top: constraintNumber, left: constraintNumber, bottom: constraintNumber,
      right: constraintNumber)
  }
}

extension Int: ConstraintNumber {
  /// The number; exact within ±2⁵³, rounded beyond.
  public var constraintNumber: CGFloat { CGFloat(self) }
}

extension UInt: ConstraintNumber {
  /// The number; exact up to 2⁵³, rounded beyond.
  public var constraintNumber: CGFloat { CGFloat(self) }
}

extension Float: ConstraintNumber {
  /// The number, without rounding.
  public var constraintNumber: CGFloat { CGFloat(self) }
}

extension Double: ConstraintNumber {
  /// The number, without rounding.
  public var constraintNumber: CGFloat { CGFloat(self) }
}

extension CGFloat: ConstraintNumber {
  /// The number itself.
  public var constraintNumber: CGFloat { self }
}
