/// The end of a chain, which can get a label.
@preconcurrency @MainActor
public class ConstraintMakerFinalizable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) { self.description = description }

  /// Sets the `identifier` of every layout constraint of the statement.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    description.label = label
    return self
  }

  /// The constraint of this chain, for later changes. Reading it ends the chain, and calls after it
  /// have no effect. Nil if `equalToSuperview` found no superview.
  public var constraint: Constraint! { description.constraint }
}
