import Foundation

/// Rounds edges to a screen's pixels.
///
/// Both edges of a frame are rounded, not its size, so that neighbours with a common edge never gap
/// or overlap.
struct PixelGrid {
  /// The number of pixels per point.
  let scale: CGFloat

  /// The tolerance for accumulated rounding errors of the solver.
  private static let noise = 1e-6

  /// Returns the nearest multiple of a pixel; halves are rounded up.
  func nearest(_ value: CGFloat) -> CGFloat {
    (value * scale + 0.5 + Self.noise).rounded(.down) / scale
  }

  /// Returns the nearest multiple of a pixel that is at least a value.
  func up(_ value: CGFloat) -> CGFloat {
    (value * scale - Self.noise).rounded(.up) / scale
  }

  func contains(_ value: CGFloat) -> Bool { abs(nearest(value) - value) <= Self.noise }

  /// Returns the distance between two edges, at least 0 and without the subtraction's rounding
  /// error.
  ///
  /// Equal numbers of pixels therefore give equal lengths at any position.
  func length(from start: CGFloat, to end: CGFloat) -> CGFloat {
    let length = max(0, end - start)
    return contains(length) ? nearest(length) : length
  }

  /// Rounds an edge in a scroll view whose offset is `exact`, drawn at `drawn`.
  ///
  /// An edge of the content is rounded in content coordinates, which move with the offset. An edge
  /// that is fixed on the screen while the offset changes is rounded in screen coordinates: rounded
  /// in content coordinates, it would tremble.
  func edge(_ value: CGFloat, exact: CGFloat, drawn: CGFloat) -> CGFloat {
    if contains(value) || !contains(value - exact) { return nearest(value) }
    return nearest(value - exact) + drawn
  }
}
