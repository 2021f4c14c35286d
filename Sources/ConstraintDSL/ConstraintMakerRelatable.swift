import HeadlessUIKit

/// A statement that needs a relation.
@preconcurrency @MainActor
public class ConstraintMakerRelatable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) { self.description = description }

  /// Relates the attributes to those of a view or guide, to the attributes of an item, or to
  /// numbers. Edges and centres given as numbers are relative to the superview.
  @discardableResult
  public func equalTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
    relate(.equal, to: other)
  }

  /// Relates the attributes to those of the current superview, or of a guide's owning view. Without
  /// a superview, the statement is omitted and reported.
  @discardableResult
  public func equalToSuperview() -> ConstraintMakerEditable { relateToSuperview(.equal) }

  /// Makes `other` an upper bound, related as in `equalTo`.
  @discardableResult
  public func lessThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, to: other)
  }

  /// Makes the superview's attributes an upper bound, related as in `equalToSuperview`.
  @discardableResult
  public func lessThanOrEqualToSuperview() -> ConstraintMakerEditable {
    relateToSuperview(.lessThanOrEqual)
  }

  /// Makes `other` a lower bound, related as in `equalTo`.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget
  ) -> ConstraintMakerEditable { relate(.greaterThanOrEqual, to: other) }

  /// Makes the superview's attributes a lower bound, related as in `equalToSuperview`.
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

  /// Relates the attributes to the superview's. Without a superview, the statement is omitted and
  /// reported.
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
