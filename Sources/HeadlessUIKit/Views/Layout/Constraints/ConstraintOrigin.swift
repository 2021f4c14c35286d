/// The position from which a side of a constraint is measured, if that side is a distance.
struct ConstraintOrigin {
  /// A view or layout guide.
  weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
}
