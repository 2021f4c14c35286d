/// The attributes of one axis, which let rows and columns share the code that arranges them.
struct StackAxis {
  let start, end, center, size: NSLayoutConstraint.Attribute
  /// The start edge regardless of the reading direction.
  let fixedStart: NSLayoutConstraint.Attribute

  init(_ axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal:
      (start, end, center, size, fixedStart) = (.leading, .trailing, .centerX, .width, .left)
    case .vertical:
      (start, end, center, size, fixedStart) = (.top, .bottom, .centerY, .height, .top)
    }
  }
}
