/// Distances from a rectangle's edges inwards, in points. Negative ones extend the rectangle.
package struct LayoutInsets: Hashable, Sendable {
  package var left, top, right, bottom: Double

  package init(left: Double, top: Double, right: Double, bottom: Double) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  package static let zero = LayoutInsets(left: 0, top: 0, right: 0, bottom: 0)

  func along(_ axis: LayoutAxis) -> (before: Double, after: Double) {
    switch axis {
    case .horizontal: (left, right)
    case .vertical: (top, bottom)
    }
  }
}
