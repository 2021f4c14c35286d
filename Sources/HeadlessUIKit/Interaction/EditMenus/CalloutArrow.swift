/// The direction of a callout's arrow.
enum CalloutArrow {
  case up, down, left, right

  /// Whether the arrow points up or down, with the callout below or above its target.
  var isUpright: Bool {
    switch self {
    case .up, .down: true
    case .left, .right: false
    }
  }
}
