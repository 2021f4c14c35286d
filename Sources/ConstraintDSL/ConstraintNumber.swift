public import Foundation
public import HeadlessUIKit

/// A plain number, usable everywhere.
public protocol ConstraintNumber: ConstraintRelatableTarget, ConstraintOffsetTarget,
  ConstraintInsetTarget, ConstraintMultiplierTarget
{
  var constraintNumber: CGFloat { get }
}

extension ConstraintNumber {
  public var constraintOffsetTargetValue: CGFloat { constraintNumber }
  public var constraintMultiplierTargetValue: CGFloat { constraintNumber }
  public var constraintInsetTargetValue: ConstraintInsets {
    ConstraintInsets(
      top: constraintNumber, left: constraintNumber, bottom: constraintNumber,
      right: constraintNumber)
  }
}

extension Int: ConstraintNumber {
  public var constraintNumber: CGFloat { CGFloat(self) }
}

extension UInt: ConstraintNumber {
  public var constraintNumber: CGFloat { CGFloat(self) }
}

extension Float: ConstraintNumber {
  public var constraintNumber: CGFloat { CGFloat(self) }
}

extension Double: ConstraintNumber {
  public var constraintNumber: CGFloat { CGFloat(self) }
}

extension CGFloat: ConstraintNumber {
  public var constraintNumber: CGFloat { self }
}
