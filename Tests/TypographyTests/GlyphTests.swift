import Foundation
import Graphics
import TestSupport
import Testing
import Typography

@Suite("Glyph coverage")
struct GlyphTests {
  static let clip = PixelRect(x: -50, y: -50, width: 500, height: 200)

  @Test("A block covers exactly its area")
  func exactArea() throws {
    // At 10 pixels the small block is 5 pixels wide and high, half a pixel from the origin.
    let low = try #require(FontFace.block.glyph(for: "a"))
    let coverage = GlyphCache().coverage(
      of: low, in: .block, pixelSize: 10, at: CGPoint(x: 3, y: 7), within: Self.clip)
    #expect((0..<8).map { coverage[x: 2 + $0, y: 4] } == [0, 128, 255, 255, 255, 255, 128, 0])
    #expect((0..<8).map { coverage[x: 5, y: 1 + $0] } == [0, 255, 255, 255, 255, 255, 0, 0])
  }

  @Test(
    "A glyph's ink is its outline's area", .needs(.inter, .dejaVu),
    arguments: ["Inter-Regular.otf", "DejaVuSans.ttf"], ["o", "B", "8", "i"] as [Unicode.Scalar])
  func inkIsArea(file: String, character: Unicode.Scalar) throws {
    let face = try Fonts.library.face(file)
    let glyph = try #require(face.glyph(for: character))
    let coverage = GlyphCache().coverage(
      of: glyph, in: face, pixelSize: 40, at: CGPoint(x: 3.25, y: 60), within: Self.clip)
    var ink = 0.0
    for y in coverage.bounds.y..<coverage.bounds.maxY {
      for x in coverage.bounds.x..<coverage.bounds.maxX {
        ink += Double(coverage[x: x, y: y]) / 255
      }
    }
    let scale = 40 / Double(face.unitsPerEm)
    let area = Self.area(face.outline(of: glyph)) * scale * scale
    // Curves are drawn as chords, which removes about 0.15 % of round letters at this size.
    #expect(abs(ink - area) < 0.003 * area)
  }

  /// Computes the area by Green's theorem over 200 chords per curve.
  private static func area(_ path: Path) -> Double {
    var sum = 0.0
    var start = CGPoint.zero, last = CGPoint.zero
    func chord(to point: CGPoint) {
      sum += Double(last.x * point.y - point.x * last.y) / 2
      last = point
    }
    func curve(_ point: (CGFloat) -> CGPoint) {
      for step in 1...200 { chord(to: point(CGFloat(step) / 200)) }
    }
    func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    for element in path.elements + [.close] {
      let from = last
      switch element {
      case .move(let point):
        chord(to: start)
        (start, last) = (point, point)
      case .line(let point): chord(to: point)
      case .quadratic(let c, let end):
        curve { mix(mix(from, c, $0), mix(c, end, $0), $0) }
      case .cubic(let c, let d, let end):
        curve { t in
          let middle = mix(c, d, t)
          return mix(mix(mix(from, c, t), middle, t), mix(middle, mix(d, end, t), t), t)
        }
      case .close: chord(to: start)
      }
    }
    return abs(sum)
  }

  @Test(
    "Glyph positions are rounded to quarter pixels horizontally and whole pixels vertically",
    arguments: [
      (3.12, 7.4, 3.0, 7.0), (3.13, 6.5, 3.25, 7), (-0.6, -2.6, -0.5, -3), (2.9, 0, 3, 0),
    ])
  func quantisation(x: CGFloat, y: CGFloat, expectedX: CGFloat, expectedY: CGFloat) throws {
    let glyph = try #require(FontFace.block.glyph(for: "T"))
    let cache = GlyphCache()
    func coverage(_ x: CGFloat, _ y: CGFloat) -> Coverage {
      cache.coverage(
        of: glyph, in: .block, pixelSize: 11.3, at: CGPoint(x: x, y: y), within: Self.clip)
    }
    #expect(coverage(x, y) == coverage(expectedX, expectedY))
  }

  @Test("A cache that evicts glyphs draws the same pixels")
  func boundedCache() throws {
    let shaped = ShapedText(StyledText(Stretchy.paragraph, font: Font(.block, size: 9.3)))
    let layout = TextLayout(shaped, width: 347)
    #expect(Self.glyphs(layout, GlyphCache(pixelCapacity: 0)) == Self.glyphs(layout, GlyphCache()))
  }

  @Test("Threads draw the same pixels")
  func concurrency() async throws {
    let layout = TextLayout(
      StyledText(Stretchy.paragraph, font: Font(.block, size: 9.3)), width: 347)
    let cache = GlyphCache(pixelCapacity: 3000)
    let expected = Self.glyphs(layout, GlyphCache())
    await withTaskGroup(of: [Coverage].self) { group in
      for _ in 0..<4 { group.addTask { Self.glyphs(layout, cache) } }
      for await glyphs in group { #expect(glyphs == expected) }
    }
  }

  @Test("A huge glyph is drawn only inside the clip")
  func hugeGlyph() throws {
    let glyph = try #require(FontFace.block.glyph(for: "T"))
    let coverage = GlyphCache().coverage(
      of: glyph, in: .block, pixelSize: 0x1p16, at: CGPoint(x: -9000, y: 9000),
      within: Self.clip)
    #expect(Self.clip.contains(coverage.bounds))
    #expect(coverage[x: 100, y: 100] == 255)
  }

  @Test(
    "Sizes and positions that cannot be drawn give no coverage",
    arguments: [
      (CGFloat(0), CGFloat(0)), (-3, 0), (.nan, 0), (.infinity, 0), (12, .nan), (12, .infinity),
    ])
  func nothingToDraw(size: CGFloat, x: CGFloat) {
    let coverage = GlyphCache().coverage(
      of: 0, in: .block, pixelSize: size, at: CGPoint(x: x, y: 0), within: Self.clip)
    #expect(coverage.isEmpty)
  }

  @Test("All glyphs of a line share a baseline pixel row")
  func snappedBaseline() {
    let layout = TextLayout(StyledText("TTT", font: Font(.block, size: 10)))
    let glyphs = Self.glyphs(layout, GlyphCache(), origin: CGPoint(x: 0, y: 0.4))
    // The baseline at 8 points is at 8.4 pixels, rounded to 8.
    #expect(glyphs.count == 3)
    #expect(glyphs.allSatisfy { $0[x: $0.bounds.x + 3, y: 7] == 255 })
    #expect(glyphs.allSatisfy { $0[x: $0.bounds.x + 3, y: 8] == 0 })
  }

  static func glyphs(
    _ layout: TextLayout, _ cache: GlyphCache, origin: CGPoint = .zero, scale: CGFloat = 1
  ) -> [Coverage] {
    var glyphs: [Coverage] = []
    layout.forEachRun(
      from: .zero, origin: origin, scale: scale, within: clip, cache: cache
    ) { _, placed in
      glyphs += placed.coverages(within: clip)
    }
    return glyphs
  }

  /// Runs in a separate process, because FreeType reads the environment when a font is opened.
  @Test("FreeType's environment settings do not change pixels", .needs(.inter, .dejaVu))
  func freeTypeProperties() async {
    await #expect(processExitsWith: .success) {
      for name in ["Inter-Regular.otf", "DejaVuSans.ttf"] {
        let path = try #require(InstalledFonts.path(name))
        let settings = [
          "", "cff:no-stem-darkening=0 cff:darkening-parameters=500,400,1000,300,2000,200,9000,99",
          "truetype:interpreter-version=35 cff:hinting-engine=adobe autofitter:warping=1",
        ]
        let pictures = try settings.map { setting in
          setenv("FREETYPE_PROPERTIES", setting, 1)
          let face = try FontLibrary(directories: []).face(path)
          let layout = TextLayout(StyledText("Lorem & ipsum", font: Font(face, size: 17)))
          return GlyphTests.glyphs(layout, GlyphCache(), scale: 3)
        }
        #expect(pictures.allSatisfy { $0 == pictures[0] && !$0.isEmpty })
      }
    }
  }
}
