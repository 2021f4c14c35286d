import Foundation
import HeadlessUIKit

/// A statement that may get a name; the end of a chain.
@preconcurrency @MainActor
public class ConstraintMakerFinalizable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) { self.description = description }

  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    description.label = label
    return self
  }

  /// What the chain stands for, to keep and change. Asking ends the chain: what is said after it
  /// does not count. Nil where `equalToSuperview` found none.
  public var constraint: Constraint! { description.constraint }
}

/// A statement that may get a priority.
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    description.priority = amount.value
    return self
  }

  @discardableResult
  public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    description.priority = amount.constraintPriorityTargetValue
    return self
  }
}

/// SnapKit 4's spelling.
public typealias ConstraintMakerPriortizable = ConstraintMakerPrioritizable

/// A statement that may get a factor and a distance.
public final class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  @discardableResult
  public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = amount.constraintMultiplierTargetValue
    return self
  }

  @discardableResult
  public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = 1 / amount.constraintMultiplierTargetValue
    return self
  }

  @discardableResult
  public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    description.constant = amount.constraintOffsetTargetValue
    return self
  }

  @discardableResult
  public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    description.constant = amount.constraintInsetTargetValue
    return self
  }

  @discardableResult
  public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
    description.constant = amount.constraintDirectionalInsetTargetValue
    return self
  }
}
