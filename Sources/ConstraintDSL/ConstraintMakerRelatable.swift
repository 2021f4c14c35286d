import HeadlessUIKit

/// A statement that still has to say what its attributes are equal to, or on which side of.
@preconcurrency @MainActor
public class ConstraintMakerRelatable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) { self.description = description }

  /// Relates to the same attributes of a view or guide, to those that an item names, or to numbers
  /// alone: edges and centres given as numbers are measured from the superview.
  @discardableResult
  public func equalTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
    relate(.equal, to: other)
  }

  /// The superview at the time of the call, or the view that a guide belongs to; without one the
  /// statement is left out and reported.
  @discardableResult
  public func equalToSuperview() -> ConstraintMakerEditable { relateToSuperview(.equal) }

  /// An upper bound, related as in `equalTo`.
  @discardableResult
  public func lessThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, to: other)
  }

  /// An upper bound, related as in `equalToSuperview`.
  @discardableResult
  public func lessThanOrEqualToSuperview() -> ConstraintMakerEditable {
    relateToSuperview(.lessThanOrEqual)
  }

  /// A lower bound, related as in `equalTo`.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable { relate(.greaterThanOrEqual, to: other) }

  /// A lower bound, related as in `equalToSuperview`.
  @discardableResult
  public func greaterThanOrEqualToSuperview() -> ConstraintMakerEditable {
    relateToSuperview(.greaterThanOrEqual)
  }

  private func relate(
    _ relation: NSLayoutConstraint.Relation, to other: any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable {
    description.relation = relation
    switch other {
    case let item as ConstraintItem: description.related = item
    case let view as UIView:
      description.related = ConstraintItem(target: view, attributes: [])
    case let guide as UILayoutGuide:
      description.related = ConstraintItem(target: guide, attributes: [])
    default:
      description.related = ConstraintItem(target: nil, attributes: [])
      if let constant = other as? any ConstraintConstantTarget { description.constant = constant }
    }
    return ConstraintMakerEditable(description)
  }

  /// Without a superview the statement is left out, and reported.
  private func relateToSuperview(
    _ relation: NSLayoutConstraint.Relation
  ) -> ConstraintMakerEditable {
    if let superview = Owner.superview(of: description.view) {
      return relate(relation, to: superview)
    }
    ScreenEnvironment.current.problems.report(missingSuperviewOf: description.view)
    return ConstraintMakerEditable(description)
  }
}
