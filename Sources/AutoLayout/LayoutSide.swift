/// What of an item's frame a rule of the engine determines.
package enum LayoutSide: Hashable, Sendable {
  case left, top, right, bottom, width, height
}

extension LayoutSide {
  package var axis: LayoutAxis {
    switch self {
    case .left, .right, .width: .horizontal
    case .top, .bottom, .height: .vertical
    }
  }
}
