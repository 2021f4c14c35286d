/// Where the arrow of a callout points.
enum CalloutArrow {
  case up, down, left, right

  /// Whether the callout is above or below what it points at.
  var isUpright: Bool {
    switch self {
    case .up, .down: true
    case .left, .right: false
    }
  }
}
