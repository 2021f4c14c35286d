import Foundation

/// A statement that may get a factor and a distance.
public final class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  /// Replaces the factor, which is 1 at first; one beyond ±1,000,000 or NaN, or 0 for an edge or
  /// centre, is reported when the constraint is activated, and the constraint stays inactive.
  @discardableResult
  public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = amount.constraintMultiplierTargetValue
    return self
  }

  /// The factor becomes 1 / `amount`; 0 gives one that is refused as in `multipliedBy`.
  @discardableResult
  public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = 1 / amount.constraintMultiplierTargetValue
    return self
  }

  /// Points, the same for every attribute; replaces an earlier offset, inset or number.
  @discardableResult
  public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    description.constant = amount.constraintOffsetTargetValue
    return self
  }

  /// Points; positive ones move edges inwards and make widths and heights smaller. Replaces an
  /// earlier offset, inset or number.
  @discardableResult
  public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    description.constant = amount.constraintInsetTargetValue
    return self
  }

  /// The same with insets that follow the reading direction in `ConstraintConfig`.
  @discardableResult
  public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
    description.constant = amount.constraintDirectionalInsetTargetValue
    return self
  }
}
