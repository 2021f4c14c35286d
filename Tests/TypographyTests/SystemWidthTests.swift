import Foundation
import TestSupport
import Testing

@testable import Typography

@Suite("The widths of San Francisco")
struct SystemWidthTests {
  private func width(_ text: String, _ font: Font) -> CGFloat {
    TextLayout(StyledText(text, font: font)).size.width
  }

  @Test("The tracking is Apple's, and is interpolated between the sizes of the table")
  func tracking() {
    func tracking(_ size: CGFloat) -> CGFloat { SystemFont.tracking(size: size) }
    #expect(near(tracking(17), -0.442) && near(tracking(12), 0) && near(tracking(10), 0.12))
    #expect(near(tracking(34), 0.408) && near(tracking(16.5), -0.0230 * 16.5))
    // The ends of the table apply beyond it.
    #expect(near(tracking(3), 0.123) && tracking(200) == 0)
    #expect(tracking(0) == 0 && tracking(-1) == 0 && tracking(.nan) == 0)
  }

  private func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }

  @Test("The display cut begins above 17 points and is complete at 28")
  func displayShare() {
    func share(_ size: CGFloat) -> CGFloat { SanFrancisco.displayShare(size: size, .iOS14) }
    #expect([0, 12, 17, .nan].map(share) == [0, 0, 0, 0])
    #expect([28, 34, 1000].map(share) == [1, 1, 1])
    #expect(near(share(20.5), 0.32))
  }

  @Test("Until iOS 13, the design changes at 20 points, and the tracking with it")
  func olderVersions() throws {
    func tracking(_ size: CGFloat) -> CGFloat { SystemFont.tracking(size: size, .iOS9) }
    #expect(near(tracking(17), -0.391) && near(tracking(19), -0.494) && near(tracking(20), 0.38))
    #expect(near(tracking(13), -0.078))
    #expect([19.9, 20].map { SanFrancisco.displayShare(size: $0, .iOS9) } == [0, 1])
    let versions = ["9", "13.7", "14", "17.0", "", "x"].map(SystemFont.Generation.init)
    #expect(versions == [.iOS9, .iOS9, .iOS14, .iOS14, .iOS14, .iOS14])
  }

  /// The widths of swift-snapshot-testing's `testTraitsWithView`, recorded at 3×.
  @Test("Until iOS 13, the apostrophe is narrower", .needs(.inter))
  func olderApostrophe() throws {
    let widths: [(points: CGFloat, width: CGFloat)] = [
      (25, 188.67), (26, 196), (27, 203.33), (28, 210.67), (30, 225.67), (32, 240.33), (34, 255),
      (38, 284), (43, 320.67), (48, 356.67), (53, 392.67), (58, 428.33),
    ]
    for (points, recorded) in widths {
      let font = try Fonts.library.systemFont(size: points, generation: .iOS9)
      let wide = width("What's the point?", font)
      #expect(abs((wide * 3).rounded(.up) / 3 - recorded) < 0.34, "\(points): \(wide)")
    }
  }

  @Test(
    "A letter has San Francisco's advance and tracking, in every measured weight", .needs(.inter),
    arguments: [FontWeight.thin, .light, .regular, .medium, .semibold, .bold, .heavy])
  func advances(weight: FontWeight) throws {
    let row = try #require(SanFrancisco.rows["a"])
    let text = try #require(SanFrancisco.textAdvances[weight])[row]
    let display = try #require(SanFrancisco.displayAdvances[weight])[row]
    let small = try Fonts.library.systemFont(size: 12, weight: weight)
    let large = try Fonts.library.systemFont(size: 40, weight: weight)
    #expect(abs(width("a", small) - CGFloat(text) / 10000 * 12) < 0.005)
    #expect(abs(width("a", large) - (CGFloat(display) / 10000 * 40 + 0.4)) < 0.02)
    #expect(large.face.family == "Inter Display" && small.face.family == "Inter")
  }

  @Test("Letters with marks are as wide as their base letters", .needs(.inter))
  func marks() throws {
    let font = try Fonts.system(17)
    for (marked, base) in [("é", "e"), ("Å", "A"), ("e\u{301}", "e"), ("‘", "’")] {
      #expect(abs(width(marked, font) - width(base, font)) < 1e-9, "\(marked)")
    }
    #expect(abs(width("a\u{a0}a", font) - width("a a", font)) < 1e-9)
  }

  @Test(
    "A combining mark stays above a letter that is stretched or moved", .needs(.inter),
    arguments: ["x", "l"])
  func looseMark(letter: String) throws {
    let font = try Fonts.system(40)
    func offset(_ font: Font) throws -> CGFloat {
      let layout = TextLayout(StyledText(letter + "\u{30f}", font: font))
      let glyphs = layout.lines[0].runs.flatMap(\.glyphs)
      try #require(glyphs.count == 2)
      return glyphs[1].position.x - glyphs[0].position.x
    }
    #expect(try abs(offset(font) - offset(Font(font.face, size: 40))) < 40 * 0.02)
  }

  @Test("Glyphs are stretched by up to 6 %, and otherwise centred in their advance", .needs(.inter))
  func stretch() throws {
    let font = try Fonts.system(17)
    let fit = try #require(font.fit)
    let glyphs = try SanFrancisco.characters.map { try #require(font.face.glyph(for: $0)) }
    let stretched = glyphs.filter { fit.stretch(of: $0) != 1 }
    #expect(glyphs.allSatisfy { abs(fit.stretch(of: $0) - 1) <= 0.06 })
    #expect(stretched.count > 90)
    let colon = try #require(font.face.glyph(for: ":"))
    #expect(fit.stretch(of: colon) == 1)
    let line = TextLayout(StyledText(":", font: font)).lines[0]
    let own = CGFloat(font.face.advance(of: colon)) / CGFloat(font.face.unitsPerEm) * 17
    let left = line.runs[0].glyphs[0].position.x
    #expect(left > 0 && abs(left * 2 + own + font.tracking - line.width) < 0.02)
  }

  @Test("Other weights keep the proportions of the nearest measured one", .needs(.inter))
  func otherWeights() throws {
    func ratio(_ weight: FontWeight, _ isItalic: Bool) throws -> CGFloat {
      let font = try Fonts.library.systemFont(size: 17, weight: weight, isItalic: isItalic)
      let own = Font(font.face, size: 17, tracking: font.tracking)
      return width("w", font) / width("w", own)
    }
    let heavy = try ratio(.heavy, false), regular = try ratio(.regular, false)
    #expect(try abs(ratio(.black, false) - heavy) < 0.003)
    #expect(try abs(ratio(.regular, true) - regular) < 0.003)
  }

  @Test("Figures of equal width are as wide as a zero", .needs(.inter))
  func figures() throws {
    let font = try Fonts.library.systemFont(size: 17, hasTabularFigures: true)
    let widths = Set((0...9).map { width("\($0)", font) })
    #expect(widths == [width("0", try Fonts.system(17))])
    #expect(width("1", try Fonts.system(17)) < width("1", font))
    #expect(font.withSize(12).hasTabularFigures)
  }

  @Test("Another size of the system font is the system font of that size", .needs(.inter))
  func withSize() throws {
    #expect(try Fonts.system(34).withSize(17) == Fonts.system(17))
    #expect(try Fonts.system(17).withSize(34) == Fonts.system(34))
  }

  @Test("Inter that is used under its own name keeps its advances", .needs(.inter))
  func named() throws {
    let face = try Fonts.library.face("Inter-Regular.otf")
    let font = Font(face, size: 17)
    #expect(font.fit == nil)
    let expected = CGFloat(try #require(face.advance(of: "m"))) / CGFloat(face.unitsPerEm) * 17
    #expect(abs(width("m", font) - expected) < 1e-9)
  }

  @Test("San Francisco in a directory is the system font, in its own advances", .needs(.inter))
  func sanFrancisco() throws {
    let folder = try Folder()
    defer { withExtendedLifetime(folder) {} }
    for (name, file) in [("SF-Pro-Text", "Inter-Light.otf"), ("SF-Pro-Display", "Inter-Black.otf")]
    {
      let path = try #require(InstalledFonts.path(file))
      try FileManager.default.copyItem(
        atPath: path, toPath: "\(folder.path)/\(name)-Regular.otf")
    }
    let library = FontLibrary(directories: [folder.path] + InstalledFonts.directories)
    let small = try library.systemFont(size: 17), large = try library.systemFont(size: 40)
    #expect(small.face.weight == .light && small.fit == nil && near(small.tracking, -0.442))
    #expect(large.face.weight == .black && large.fit == nil)
    #expect(try library.systemFont(size: 17, weight: .bold).fit != nil)
  }

  @Test("Without Inter Display, large text uses Inter on the same advances", .needs(.inter))
  func withoutDisplay() throws {
    let folder = try Folder()
    defer { withExtendedLifetime(folder) {} }
    let path = try #require(InstalledFonts.path("Inter-Regular.otf"))
    try FileManager.default.copyItem(atPath: path, toPath: "\(folder.path)/Inter-Regular.otf")
    let font = try FontLibrary(directories: [folder.path]).systemFont(size: 34)
    #expect(font.face.family == "Inter")
    #expect(abs(width("a", font) - width("a", try Fonts.system(34))) < 0.02)
  }
}
