public import Foundation
public import Graphics
import Synchronization

/// Glyphs as pixel coverage: our own rasteriser over unhinted outlines, exact areas, so that the
/// same text gives the same bytes whatever FreeType's version or settings. Horizontally a glyph
/// stands at quarters of a pixel, vertically at whole pixels, as iOS quantises.
///
/// Coverage is linear: no contrast and no stem darkening. On the stretchy layout's text at scale 2
/// Chromium's total ink is 0.9 % less than ours for black on white and 3.0 % more for white on red:
/// it adjusts both ways around the linear value, which iOS, without font smoothing, shows.
///
/// Coverage is kept; what is forgotten is computed again, to the same bytes. Safe on any thread.
public final class GlyphCache: Sendable {
  private struct Key: Hashable {
    let face: UInt64
    let glyph: GlyphID
    let pixelSize: CGFloat
    let phase: Int

    /// One word instead of four: looking glyphs up is most of what drawing kept text costs.
    func hash(into hasher: inout Hasher) {
      hasher.combine(
        face ^ UInt64(glyph) << 2 ^ UInt64(phase) ^ Double(pixelSize).bitPattern)
    }
  }

  /// Two generations: when the young one is full it becomes the old one, and what nobody asks for
  /// meanwhile goes with the old one. Cheaper than keeping an order of use, and no worse here.
  private struct Generations {
    var young: [Key: Coverage] = [:]
    var old: [Key: Coverage] = [:]
    var youngPixels = 0
  }

  private let generations = Mutex(Generations())
  private let capacity: Int
  /// Positions within a pixel.
  public static let phases = 4
  /// Glyphs of more pixels are drawn straight from their outline, within the clip only.
  private static let largestKept = 1 << 18

  /// Keeps glyphs of up to twice `pixelCapacity` pixels in total, a byte each.
  public init(pixelCapacity: Int = 8 << 20) { capacity = max(0, pixelCapacity) }

  /// A glyph with its origin at `origin` in device pixels, y down: x is rounded to a quarter of a
  /// pixel, y to a pixel. `pixelSize` is the point size times the scale.
  ///
  /// Only what lies within `clip` is sure to be there; more may be. Empty for a glyph without an
  /// outline, a size of 0 or less, and numbers that are not finite or beyond ±2³⁰.
  public func coverage(
    of glyph: GlyphID, in face: FontFace, pixelSize: CGFloat, at origin: CGPoint,
    within clip: PixelRect
  ) -> Coverage {
    guard pixelSize > 0, pixelSize.isFinite, abs(origin.x) < 0x1p30, abs(origin.y) < 0x1p30
    else { return .empty }
    let quarters = Int((origin.x * CGFloat(Self.phases)).rounded(.toNearestOrAwayFromZero))
    let phase = quarters & (Self.phases - 1)
    let x = (quarters - phase) / Self.phases
    let y = Int(origin.y.rounded(.toNearestOrAwayFromZero))
    let key = Key(face: face.digest, glyph: glyph, pixelSize: pixelSize, phase: phase)
    if let kept = kept(key) { return kept.offsetBy(dx: x, dy: y) }
    let path = Self.path(of: key, in: face)
    guard let box = Self.box(around: path) else { return .empty }
    guard box.width <= Self.largestKept / max(1, box.height) else {
      let local = clip.offsetBy(dx: -x, dy: -y).intersection(box)
      return Coverage(filling: path, within: local).offsetBy(dx: x, dy: y)
    }
    let coverage = Coverage(filling: path, within: box)
    keep(coverage, for: key)
    return coverage.offsetBy(dx: x, dy: y)
  }

  private func kept(_ key: Key) -> Coverage? {
    generations.withLock { generations in
      if let coverage = generations.young[key] { return coverage }
      guard let coverage = generations.old[key] else { return nil }
      add(coverage, for: key, to: &generations)
      return coverage
    }
  }

  private func keep(_ coverage: Coverage, for key: Key) {
    generations.withLock { add(coverage, for: key, to: &$0) }
  }

  private func add(_ coverage: Coverage, for key: Key, to generations: inout Generations) {
    guard generations.young.updateValue(coverage, forKey: key) == nil else { return }
    // An entry costs memory even when its coverage is empty.
    generations.youngPixels += coverage.bounds.area + 64
    guard generations.youngPixels > capacity else { return }
    generations.old = generations.young
    generations.young = [:]
    generations.youngPixels = 0
  }

  /// The outline in pixels, y down, at its place within a pixel.
  private static func path(of key: Key, in face: FontFace) -> Path {
    let scale = key.pixelSize / CGFloat(face.unitsPerEm)
    let shift = CGFloat(key.phase) / CGFloat(phases)
    return face.outline(of: key.glyph).applying(
      CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: shift, ty: 0))
  }

  /// Around all points, control points included; nil for a path without any.
  private static func box(around path: Path) -> PixelRect? {
    var left = CGFloat.infinity, right = -CGFloat.infinity
    var top = CGFloat.infinity, bottom = -CGFloat.infinity
    func include(_ point: CGPoint) {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .quadratic(let control, let point):
        include(control)
        include(point)
      case .cubic(let control1, let control2, let point):
        include(control1)
        include(control2)
        include(point)
      case .close: break
      }
    }
    guard left <= right else { return nil }
    return PixelRect(
      enclosing: CGRect(x: left, y: top, width: right - left, height: bottom - top)
    ).outset(by: 1)
  }
}
