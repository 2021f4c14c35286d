/// A statement that may get a priority.
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  /// 1000 (required) unless told otherwise; a value outside 0…1000 is reported and leaves the
  /// constraints required.
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    description.priority = amount.value
    return self
  }

  /// The same with a plain number or a `UILayoutPriority`.
  @discardableResult
  public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    description.priority = amount.constraintPriorityTargetValue
    return self
  }
}

/// SnapKit 4's spelling.
public typealias ConstraintMakerPriortizable = ConstraintMakerPrioritizable
