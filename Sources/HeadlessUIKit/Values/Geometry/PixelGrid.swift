import Foundation

/// Where edges come to lie on a screen's pixels. Both edges of a frame are
/// rounded, not its size, so that neighbours that share an edge never gap or overlap.
struct PixelGrid {
  /// Pixels per point.
  let scale: CGFloat

  /// What the solver's rounding errors may add up to.
  private static let noise = 1e-6

  /// To the nearest pixel, half up.
  func nearest(_ value: CGFloat) -> CGFloat {
    (value * scale + 0.5 + Self.noise).rounded(.down) / scale
  }

  func contains(_ value: CGFloat) -> Bool { abs(nearest(value) - value) <= Self.noise }

  /// The distance of two edges, never negative, spared the rounding error of the subtraction: equal
  /// numbers of pixels are equal lengths wherever they begin.
  func length(from start: CGFloat, to end: CGFloat) -> CGFloat {
    let length = max(0, end - start)
    return contains(length) ? nearest(length) : length
  }

  /// An edge in a scroll view. Content lies on the grid of the content, which moves with the
  /// offset; an edge that stands still on the screen while the offset (`exact`, drawn at `drawn`)
  /// changes lies on the screen's. Rounding that one in content coordinates would make it tremble.
  func edge(_ value: CGFloat, exact: CGFloat, drawn: CGFloat) -> CGFloat {
    if contains(value) || !contains(value - exact) { return nearest(value) }
    return nearest(value - exact) + drawn
  }
}
