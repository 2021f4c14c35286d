/// The part of an item's frame that a rule determines.
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
