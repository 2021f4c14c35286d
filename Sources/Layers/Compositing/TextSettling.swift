import Foundation
import Graphics
import Typography

/// The gradual transition of glyph positions from upright to turned text.
///
/// Upright text is on whole pixels, turned text at its exact position, up to half a pixel away. So
/// text that begins to turn would drop. For small angles, each glyph therefore keeps a part of the
/// rounding before it is turned: all of it at 0°, and nothing from 2° on, where a line no longer
/// follows a row of pixels.
struct TextSettling {
  /// The sine of the angle at which the transition ends: 2°.
  private static let end = 0.0349

  /// The part of the rounding that is kept; 0 for reflected or stretched text.
  private let share: CGFloat
  private let bounds: CGRect
  /// The pixels per point, whatever the angle.
  private let scale: CGFloat
  /// The exact and the snapped top left corner of the layer, if it were upright about its centre.
  private let corner, snapped: CGPoint

  /// The maximum difference between matching entries of a pure rotation, relative to its scale.
  private static let noise: CGFloat = 1e-6

  init(of bounds: CGRect, _ transform: CGAffineTransform) {
    let scale = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let middle = CGPoint(x: bounds.midX, y: bounds.midY).applying(transform)
    self.bounds = bounds
    self.scale = scale
    corner = CGPoint(
      x: middle.x - bounds.width / 2 * scale, y: middle.y - bounds.height / 2 * scale)
    snapped = PixelRect.snapped(corner)
    let isTurn =
      transform.a > 0 && abs(transform.a - transform.d) < Self.noise * scale
      && abs(transform.b + transform.c) < Self.noise * scale
    share = isTurn ? max(0, 1 - abs(transform.b) / scale / Self.end) : 0
  }

  /// Returns the drawn position of a glyph at `place`, in the layer's coordinates.
  func settled(_ place: CGPoint) -> CGPoint {
    guard share > 0 else { return place }
    let across = (place.x - bounds.minX) * scale, down = (place.y - bounds.minY) * scale
    let phases = CGFloat(GlyphCache.phases)
    let x = ((snapped.x + across) * phases).rounded(.toNearestOrAwayFromZero) / phases
    let y = snapped.y + down.rounded(.toNearestOrAwayFromZero)
    return CGPoint(
      x: place.x + (x - corner.x - across) / scale * share,
      y: place.y + (y - corner.y - down) / scale * share)
  }
}
