import Foundation
import Graphics
import Typography

/// How far the glyphs of text that turns stay where upright text has them.
///
/// Upright text stands on whole pixels, turned text where it is. That is up to half a pixel away: text
/// that began to turn would drop. So for small angles each glyph keeps a part of what rounding moved it
/// by, before it is turned: all of it at 0°, nothing from two degrees on, where no row of pixels
/// carries a line any more.
struct TextSettling {
  /// Where the part ends: the sine of two degrees.
  private static let end = 0.0349

  /// Of the way to the rounded place; 0 where the text is mirrored or stretched.
  private let share: CGFloat
  private let bounds: CGRect
  /// Pixels per point, whatever the angle.
  private let scale: CGFloat
  /// Of the layer if it stood upright about its middle: its exact corner, and the snapped one.
  private let corner, snapped: CGPoint

  init(of bounds: CGRect, _ transform: CGAffineTransform) {
    let scale = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let middle = CGPoint(x: bounds.midX, y: bounds.midY).applying(transform)
    self.bounds = bounds
    self.scale = scale
    corner = CGPoint(
      x: middle.x - bounds.width / 2 * scale, y: middle.y - bounds.height / 2 * scale)
    snapped = PixelRect.snapped(corner)
    let isTurn =
      transform.a > 0 && abs(transform.a - transform.d) < 1e-6 * scale
      && abs(transform.b + transform.c) < 1e-6 * scale
    share = isTurn ? max(0, 1 - abs(transform.b) / scale / Self.end) : 0
  }

  /// Where a glyph whose place is `place` in the layer is drawn, in the layer.
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
