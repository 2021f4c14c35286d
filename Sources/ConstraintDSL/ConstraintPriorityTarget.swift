public import Foundation
public import HeadlessUIKit

/// A value that can be a priority.
public protocol ConstraintPriorityTarget {
  var constraintPriorityTargetValue: Float { get }
}

extension Int: ConstraintPriorityTarget {
  /// The number, not clamped to 0…1000.
  public var constraintPriorityTargetValue: Float { Float(self) }
}

extension UInt: ConstraintPriorityTarget {
  /// The number, not clamped to 0…1000.
  public var constraintPriorityTargetValue: Float { Float(self) }
}

extension Float: ConstraintPriorityTarget {
  /// The number, not clamped to 0…1000.
  public var constraintPriorityTargetValue: Float { self }
}

extension Double: ConstraintPriorityTarget {
  /// The nearest `Float`, not clamped to 0…1000.
  public var constraintPriorityTargetValue: Float { Float(self) }
}

extension CGFloat: ConstraintPriorityTarget {
  /// The nearest `Float`, not clamped to 0…1000.
  public var constraintPriorityTargetValue: Float { Float(self) }
}

extension UILayoutPriority: ConstraintPriorityTarget {
  /// The raw value of the priority.
  public var constraintPriorityTargetValue: Float { rawValue }
}

extension ConstraintPriority: ConstraintPriorityTarget {
  /// The value of the priority.
  public var constraintPriorityTargetValue: Float { value }
}
