/// The place that a side of a constraint is measured from, where the side is a distance.
struct ConstraintOrigin {
  /// A view or guide.
  weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
}
