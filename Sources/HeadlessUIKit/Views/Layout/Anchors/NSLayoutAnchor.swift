public import Foundation

/// An edge, centre, baseline or size of a view or guide, from which constraints are made.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: _Object {
  /// The view or layout guide it belongs to; nil once that is gone.
  public private(set) weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
  /// Where a distance begins that ends at the place; nil for the place itself.
  let origin: ConstraintOrigin?

  init(
    item: AnyObject?, attribute: NSLayoutConstraint.Attribute, from origin: ConstraintOrigin? = nil
  ) {
    self.item = item
    self.attribute = attribute
    self.origin = origin
    super.init(_object: ())
  }

  /// The attribute's name, for messages.
  public var name: String { "\(attribute)" }

  /// This place == `anchor`.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.equal, anchor)
  }

  /// This place == `anchor` plus `c` points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.equal, anchor, constant: c) }

  /// This place >= `anchor`.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  { related(.greaterThanOrEqual, anchor) }

  /// This place >= `anchor` plus `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, constant: c) }

  /// This place <= `anchor`.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor)
  }

  /// This place <= `anchor` plus `c` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, constant: c) }

  func related<Other>(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<Other>,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: item as Any, attribute: attribute, relatedBy: relation, toItem: anchor.item,
      attribute: anchor.attribute, multiplier: multiplier, constant: constant)
    (constraint.firstOrigin, constraint.secondOrigin) = (origin, anchor.origin)
    return constraint
  }

  /// The way from this place to another one.
  func distance<Other>(to anchor: NSLayoutAnchor<Other>) -> NSLayoutDimension {
    NSLayoutDimension(
      item: anchor.item, attribute: anchor.attribute,
      from: ConstraintOrigin(item: item, attribute: attribute))
  }
}

/// The gap the system leaves between neighbours, in points.
let systemSpacing: CGFloat = 8
