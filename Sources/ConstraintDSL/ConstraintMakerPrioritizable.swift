/// A statement that can get a priority.
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  /// Sets the priority, which is 1000 (required) by default. A value outside 0…1000 is reported,
  /// and the constraints stay required.
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    description.priority = amount.value
    return self
  }

  /// Sets the priority as a plain number or a `UILayoutPriority`.
  @discardableResult
  public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    description.priority = amount.constraintPriorityTargetValue
    return self
  }
}

/// SnapKit 4's spelling of `ConstraintMakerPrioritizable`.
public typealias ConstraintMakerPriortizable = ConstraintMakerPrioritizable
