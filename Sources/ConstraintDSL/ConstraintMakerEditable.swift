import Foundation

/// A statement with a relation, which can get a multiplier and a constant.
public final class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  /// Replaces the multiplier, which is 1 by default.
  ///
  /// A multiplier beyond ±1,000,000 or NaN, or 0 for an edge or centre, is reported on activation,
  /// and the constraint stays inactive.
  @discardableResult
  public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = amount.constraintMultiplierTargetValue
    return self
  }

  /// Replaces the multiplier by 1 / `amount`. The result for 0 is rejected as in `multipliedBy`.
  @discardableResult
  public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = 1 / amount.constraintMultiplierTargetValue
    return self
  }

  /// Replaces the constant by an offset in points, which applies to every attribute.
  @discardableResult
  public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    description.constant = amount.constraintOffsetTargetValue
    return self
  }

  /// Replaces the constant by an inset in points. Positive values move edges inwards and reduce
  /// widths and heights.
  @discardableResult
  public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    description.constant = amount.constraintInsetTargetValue
    return self
  }

  /// Replaces the constant by insets that follow the reading direction in `ConstraintConfig`.
  @discardableResult
  public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
    description.constant = amount.constraintDirectionalInsetTargetValue
    return self
  }
}
