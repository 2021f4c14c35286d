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
    let pixelSize: CGFloat
  }

  /// Two generations: when the young one is full it becomes the old one, and what nobody asks for
  /// meanwhile goes with the old one. Cheaper than keeping an order of use, and no worse here.
  private struct Generations {
    var young: [Key: GlyphSheet] = [:]
    var old: [Key: GlyphSheet] = [:]
    var youngPixels = 0
  }

  private let generations = Mutex(Generations())
  private let capacity: Int
  /// Positions within a pixel.
  public static let phases = 4
  /// Glyphs of more pixels are drawn straight from their outline, within the clip only.
  private static let largestKept = 1 << 18

  /// Keeps glyphs of up to about twice `pixelCapacity` pixels in total, a byte each.
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
    var coverage = Coverage.empty
    place([(glyph, origin)], of: face, pixelSize: pixelSize, within: clip) { placed in
      if let place = placed.places.first { coverage = placed.sheet[place] }
    }
    return coverage
  }

  /// Where a glyph at a place in pixels is drawn.
  static func settled(_ place: CGPoint) -> CGPoint {
    let phases = CGFloat(Self.phases)
    return CGPoint(
      x: (place.x * phases).rounded(.toNearestOrAwayFromZero) / phases,
      y: place.y.rounded(.toNearestOrAwayFromZero))
  }

  /// Calls `body` with all of the glyphs that have ink, in order: mostly at once, since one sheet has them;
  /// one that is too large to be kept comes by itself.
  ///
  /// A glyph's place and what of it is there as `coverage(of:in:pixelSize:at:within:)` says.
  func place(
    _ glyphs: some Collection<(id: GlyphID, origin: CGPoint)>, of face: FontFace,
    pixelSize: CGFloat, within clip: PixelRect, _ body: (PlacedGlyphs) -> Void
  ) {
    guard pixelSize > 0, pixelSize.isFinite else { return }
    let key = Key(face: face.digest, pixelSize: pixelSize)
    var places: [CoverageSheet.Place] = []
    places.reserveCapacity(glyphs.count)
    // What comes by itself, and how many of the places come before it.
    var apart: [(count: Int, coverage: Coverage)] = []
    let sheet = generations.withLock { generations in
      let old = generations.old[key]
      var added = 0
      // Outlines are filled while others wait: that is once for each glyph.
      let sheet = Self.withSheet(key, of: &generations) { sheet in
        for glyph in glyphs {
          guard let spot = Spot(glyph.origin) else { continue }
          var entry = glyph.id < GlyphSheet.glyphLimit ? sheet[glyph.id, spot.phase] : .tooLarge
          if case .unknown = entry {
            entry = Self.enter(glyph.id, spot.phase, key, face, from: old, to: &sheet, &added)
          }
          switch entry {
          case .unknown, .blank: continue
          case .kept(let index): places.append(.init(index, x: spot.x, y: spot.y))
          case .tooLarge:
            apart.append((places.count, Self.cut(glyph.id, spot, key, face, within: clip)))
          }
        }
        return sheet.coverages
      }
      generations.youngPixels += added
      if generations.youngPixels > capacity {
        (generations.old, generations.young) = (generations.young, [:])
        generations.youngPixels = 0
      }
      return sheet
    }
    guard !apart.isEmpty else {
      if !places.isEmpty { body(PlacedGlyphs(sheet: sheet, places: places)) }
      return
    }
    var start = 0
    for (count, coverage) in apart {
      body(PlacedGlyphs(sheet: sheet, places: Array(places[start..<count])))
      var single = CoverageSheet()
      let place = CoverageSheet.Place(single.append(coverage), x: 0, y: 0)
      body(PlacedGlyphs(sheet: single, places: [place]))
      start = count
    }
    body(PlacedGlyphs(sheet: sheet, places: Array(places[start...])))
  }

  private static func withSheet<R>(
    _ key: Key, of generations: inout Generations, _ body: (inout GlyphSheet) -> R
  ) -> R {
    body(&generations.young[key, default: GlyphSheet()])
  }

  /// Takes over what the old generation has, else fills the outline.
  private static func enter(
    _ glyph: GlyphID, _ phase: Int, _ key: Key, _ face: FontFace, from old: GlyphSheet?,
    to sheet: inout GlyphSheet, _ added: inout Int
  ) -> GlyphSheet.Entry {
    // An entry costs memory even when its coverage is empty.
    added += 64
    if case .kept(let index) = old?[glyph, phase], let old {
      let coverage = old.coverages[.init(index, x: 0, y: 0)]
      added += coverage.bounds.area
      return sheet.enter(coverage, of: glyph, phase: phase)
    }
    let path = path(of: glyph, phase, key, in: face)
    guard let box = box(around: path) else {
      return sheet.enter(.empty, of: glyph, phase: phase)
    }
    guard box.width <= largestKept / max(1, box.height) else {
      sheet[glyph, phase] = .tooLarge
      return .tooLarge
    }
    added += box.area
    return sheet.enter(Coverage(filling: path, within: box), of: glyph, phase: phase)
  }

  /// A glyph that is not kept, as much as the clip shows of it.
  private static func cut(
    _ glyph: GlyphID, _ spot: Spot, _ key: Key, _ face: FontFace, within clip: PixelRect
  ) -> Coverage {
    let path = path(of: glyph, spot.phase, key, in: face)
    guard let box = box(around: path) else { return .empty }
    let local = clip.offsetBy(dx: -spot.x, dy: -spot.y).intersection(box)
    return Coverage(filling: path, within: local).offsetBy(dx: spot.x, dy: spot.y)
  }

  /// Where a glyph's origin is rounded to; nil beyond what pixels are counted to.
  private struct Spot {
    let x, y, phase: Int

    init?(_ origin: CGPoint) {
      guard abs(origin.x) < 0x1p30, abs(origin.y) < 0x1p30 else { return nil }
      let quarters = Int((origin.x * CGFloat(phases)).rounded(.toNearestOrAwayFromZero))
      phase = quarters & (phases - 1)
      x = (quarters - phase) / phases
      y = Int(origin.y.rounded(.toNearestOrAwayFromZero))
    }
  }

  /// The outline in pixels, y down, at its place within a pixel.
  private static func path(
    of glyph: GlyphID, _ phase: Int, _ key: Key, in face: FontFace
  ) -> Path {
    let scale = key.pixelSize / CGFloat(face.unitsPerEm)
    let shift = CGFloat(phase) / CGFloat(phases)
    return face.outline(of: glyph).applying(
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
