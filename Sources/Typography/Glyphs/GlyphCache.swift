public import Foundation
public import Graphics
import Synchronization

/// A cache of glyphs as pixel coverage.
///
/// The project's rasteriser fills unhinted outlines by exact area, so text gives equal bytes with
/// any version and setting of FreeType. Glyphs are placed at quarters of a pixel horizontally, and
/// at whole pixels vertically, as iOS does.
///
/// Coverage is linear, without contrast enhancement or stem darkening. On the stretchy layout's
/// text at scale 2, Chromium's total ink is 0.9 % less for black on white, and 3.0 % more for white
/// on red. Chromium adjusts in both directions around the linear value. iOS displays the linear
/// value, without font smoothing.
///
/// Evicted coverage is calculated again, with equal bytes. The type is thread-safe.
public final class GlyphCache: Sendable {
  private struct Key: Hashable {
    let face: UInt64
    let fit: GlyphFit?
    let pixelSize: CGFloat
  }

  /// Two generations of entries. When the young one is full, it replaces the old one, whose unused
  /// entries are evicted.
  ///
  /// This is cheaper than tracking the order of use, and equally good here.
  private struct Generations {
    var recent: [Key: GlyphSheet] = [:]
    var old: [Key: GlyphSheet] = [:]
    var recentPixels = 0
  }

  private let generations = Mutex(Generations())
  private let capacity: Int
  /// The number of positions within a pixel.
  public static let phases = 4
  /// The maximum number of pixels of a cached glyph. Larger glyphs are filled directly, inside the
  /// clip only.
  private static let largestKept = 1 << 18

  /// Creates a cache of up to about twice `pixelCapacity` pixels in total, of one byte each.
  public init(pixelCapacity: Int = 8 << 20) { capacity = max(0, pixelCapacity) }

  /// Returns the coverage of a glyph with its origin at `origin`, in device pixels with y pointing
  /// down.
  ///
  /// x is rounded to a quarter of a pixel, y to a whole pixel. `pixelSize` is the point size times
  /// the scale.
  ///
  /// The result contains at least the part inside `clip`. It is empty for a glyph without an
  /// outline, a size of 0 or less, and numbers that are not finite or beyond ±2³⁰.
  public func coverage(
    of glyph: GlyphID, in face: FontFace, pixelSize: CGFloat, at origin: CGPoint,
    within clip: PixelRect
  ) -> Coverage {
    var coverage = Coverage.empty
    place([(glyph, origin)], of: face, fit: nil, pixelSize: pixelSize, within: clip) { placed in
      if let place = placed.places.first { coverage = placed.sheet[place] }
    }
    return coverage
  }

  /// Returns the position at which a glyph is drawn, in pixels.
  static func settled(_ place: CGPoint) -> CGPoint {
    let phases = CGFloat(Self.phases)
    return CGPoint(
      x: (place.x * phases).rounded(.toNearestOrAwayFromZero) / phases,
      y: place.y.rounded(.toNearestOrAwayFromZero))
  }

  /// Calls `body` with the visible glyphs in order. One call is usually enough, since one sheet
  /// contains them. A glyph too large for the cache needs its own call.
  ///
  /// Positions and clipping are those of `coverage(of:in:pixelSize:at:within:)`.
  func place(
    _ glyphs: some Collection<(id: GlyphID, origin: CGPoint)>, of face: FontFace, fit: GlyphFit?,
    pixelSize: CGFloat, within clip: PixelRect, _ body: (PlacedGlyphs) -> Void
  ) {
    guard pixelSize > 0, pixelSize.isFinite else { return }
    let key = Key(face: face.digest, fit: fit, pixelSize: pixelSize)
    var places: [CoverageSheet.Place] = []
    places.reserveCapacity(glyphs.count)
    // The glyphs too large for the cache, each with the number of places before it.
    var apart: [(count: Int, coverage: Coverage)] = []
    let sheet = generations.withLock { generations in
      let old = generations.old[key]
      var added = 0
      // Outlines are filled under the lock, which happens only once per glyph.
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
      generations.recentPixels += added
      if generations.recentPixels > capacity {
        (generations.old, generations.recent) = (generations.recent, [:])
        generations.recentPixels = 0
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
    body(&generations.recent[key, default: GlyphSheet()])
  }

  /// Enters a glyph, copied from the old generation or filled from its outline.
  private static func enter(
    _ glyph: GlyphID, _ phase: Int, _ key: Key, _ face: FontFace, from old: GlyphSheet?,
    to sheet: inout GlyphSheet, _ added: inout Int
  ) -> GlyphSheet.Entry {
    // An entry uses memory even if its coverage is empty.
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

  /// Returns the coverage of a glyph too large for the cache, inside the clip.
  private static func cut(
    _ glyph: GlyphID, _ spot: Spot, _ key: Key, _ face: FontFace, within clip: PixelRect
  ) -> Coverage {
    let path = path(of: glyph, spot.phase, key, in: face)
    guard let box = box(around: path) else { return .empty }
    let local = clip.offsetBy(dx: -spot.x, dy: -spot.y).intersection(box)
    return Coverage(filling: path, within: local).offsetBy(dx: spot.x, dy: spot.y)
  }

  /// The rounded origin of a glyph. The initializer returns nil if it is out of range.
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

  /// Returns the outline in pixels, with y pointing down, at its position within a pixel.
  private static func path(
    of glyph: GlyphID, _ phase: Int, _ key: Key, in face: FontFace
  ) -> Path {
    let scale = key.pixelSize / CGFloat(face.unitsPerEm)
    let shift = CGFloat(phase) / CGFloat(phases)
    return face.outline(of: glyph).applying(
      CGAffineTransform(
        a: scale * (key.fit?.stretch(of: glyph) ?? 1), b: 0, c: 0, d: -scale, tx: shift, ty: 0))
  }

  /// Returns the bounding box of all points and control points, or nil for a path without points.
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
