/// A statement that may get a name; the end of a chain.
@preconcurrency @MainActor
public class ConstraintMakerFinalizable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) { self.description = description }

  /// Becomes the `identifier` of every layout constraint of the statement.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    description.label = label
    return self
  }

  /// What the chain stands for, to keep and change. Asking ends the chain: what is said after it
  /// does not count. Nil where `equalToSuperview` found none.
  public var constraint: Constraint! { description.constraint }
}
