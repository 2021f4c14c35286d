public import Foundation

/// An edge, centre, baseline or size of a view or layout guide, from which constraints are made.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: _Object {
  /// The view or layout guide of the anchor; nil after it is deallocated.
  public private(set) weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
  /// The start of the distance that this anchor stands for; nil unless the anchor is a distance.
  let origin: ConstraintOrigin?

  init(
    item: AnyObject?, attribute: NSLayoutConstraint.Attribute, from origin: ConstraintOrigin? = nil
  ) {
    self.item = item
    self.attribute = attribute
    self.origin = origin
    super.init(_object: ())
  }

  /// The attribute's name, used in messages.
  public var name: String { "\(attribute)" }

  /// Returns an inactive constraint: this anchor == `anchor`.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.equal, anchor)
  }

  /// Returns an inactive constraint: this anchor == `anchor` + `c` points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.equal, anchor, constant: c) }

  /// Returns an inactive constraint: this anchor >= `anchor`.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  { related(.greaterThanOrEqual, anchor) }

  /// Returns an inactive constraint: this anchor >= `anchor` + `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, constant: c) }

  /// Returns an inactive constraint: this anchor <= `anchor`.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor)
  }

  /// Returns an inactive constraint: this anchor <= `anchor` + `c` points.
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

  /// Returns the distance from this anchor to another one.
  func distance<Other>(to anchor: NSLayoutAnchor<Other>) -> NSLayoutDimension {
    NSLayoutDimension(
      item: anchor.item, attribute: anchor.attribute,
      from: ConstraintOrigin(item: item, attribute: attribute))
  }
}

/// The system's standard spacing between neighbouring views, in points.
let systemSpacing: CGFloat = 8
