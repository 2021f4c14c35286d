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

  /// Whether an object is an anchor of the same item and attribute.
  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    // Safe: `onMainActorUnchecked` runs its body at once, on this thread.
    nonisolated(unsafe) let other = object
    return onMainActorUnchecked {
      guard let other = other as? any PlacedAnchor, item != nil else { return false }
      return item === other.item && attribute == other.attribute
        && origin?.item === other.origin?.item && origin?.attribute == other.origin?.attribute
    }
  }

  /// The hash value, which is equal for equal anchors.
  public nonisolated override var hash: Int {
    onMainActorUnchecked { item.map { ObjectIdentifier($0).hashValue } ?? 0 }
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

/// An anchor of any generic argument.
@MainActor
private protocol PlacedAnchor {
  var item: AnyObject? { get }
  var attribute: NSLayoutConstraint.Attribute { get }
  var origin: ConstraintOrigin? { get }
}

extension NSLayoutAnchor: PlacedAnchor {}

/// The system's standard spacing between neighbouring views, in points.
let systemSpacing: CGFloat = 8
