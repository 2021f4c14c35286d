/// The attributes of one axis, so that rows and columns are arranged by one text.
struct StackAxis {
  let start, end, center, size: NSLayoutConstraint.Attribute
  /// The start whatever the direction of reading.
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
