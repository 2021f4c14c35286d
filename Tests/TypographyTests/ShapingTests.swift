import Foundation
import TestSupport
import Testing
import Typography

/// The shaper is compared with HarfBuzz's command-line program.
@Suite("Shaping")
struct ShapingTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    let file: String
    let text: String
    var isRightToLeft = false

    var testDescription: String { "\(file): \(text)" }
  }

  static let samples = [
    Sample(file: "Inter-Regular.otf", text: "AVATAR To Wave. “Type”, 12:30 -> fi ffl"),
    Sample(file: "Inter-Bold.otf", text: "Your content here"),
    Sample(file: "DejaVuSans.ttf", text: "efficient AVfflower fi Tokyo"),
    Sample(file: "DejaVuSans.ttf", text: "السلام عليكم", isRightToLeft: true),
    Sample(file: "NotoSansArabic-Regular.ttf", text: "مُحَمَّد الحُرُوف", isRightToLeft: true),
    Sample(file: "NotoSansHebrew-Regular.ttf", text: "שָׁלוֹם עולם", isRightToLeft: true),
    Sample(file: "NotoSansDevanagari-Regular.ttf", text: "क्षत्रिय हिन्दी र्कि"),
    Sample(file: "NotoSansThai-Regular.ttf", text: "ภาษาไทยที่น้ำ"),
  ]

  @Test(
    "Glyphs and positions match hb-shape", .needs(.hbShape, .fonts(samples.map(\.file))),
    arguments: samples)
  func agreesWithHarfBuzz(_ sample: Sample) throws {
    let path = try #require(InstalledFonts.path(sample.file))
    let face = try Fonts.library.face(path)
    let em = CGFloat(face.unitsPerEm)
    let arguments = [
      "--font-file=\(path)", "--no-glyph-names", "--no-clusters", "--shapers=ot",
      "--font-funcs=ot", "--font-size=upem", "--text=\(sample.text)",
    ]
    let output = try #require(Executable.hbShape).run(
      arguments, in: Folder(), environment: ["LANG": "C.UTF-8"]
    ).text
    // At a font size of one em the layout's points are font units.
    let layout = TextLayout(StyledText(sample.text, font: Font(face, size: em)))
    let runs = try #require(layout.lines.first).runs
    #expect(try Self.placed(output) == runs.flatMap(Self.placed))
  }

  struct Placed: Equatable {
    let glyph: GlyphID
    let x, y: Int
  }

  static func placed(_ run: GlyphRun) -> [Placed] {
    run.glyphs.map {
      Placed(glyph: $0.id, x: Int($0.position.x.rounded()), y: Int(-$0.position.y.rounded()))
    }
  }

  /// Parses `[12@3,4+560|…]`: glyph number, optional offset, and advance.
  static func placed(_ output: String) throws -> [Placed] {
    var x = 0
    return try output.trimmingCharacters(in: ["[", "]", "\n"]).split(separator: "|").map { glyph in
      let parts = glyph.split(separator: "+")
      let head = parts[0].split(separator: "@")
      let offset = head.count > 1 ? head[1].split(separator: ",").compactMap { Int($0) } : [0, 0]
      defer { x += parts.count > 1 ? Int(parts[1]) ?? 0 : 0 }
      return Placed(
        glyph: try #require(GlyphID(head[0])), x: x + offset[0], y: offset[1])
    }
  }

  @Test("Kerning disables ligatures", .needs(.dejaVu))
  func kernSplitsLigatures() throws {
    let face = try Fonts.library.face("DejaVuSans.ttf")
    func count(_ kern: CGFloat) -> Int {
      let attributes = StyledText.Attributes(font: Font(face, size: 10), kern: kern)
      return TextLayout(StyledText("fi", attributes: attributes)).lines[0].runs[0].glyphs.count
    }
    #expect(count(0) == 1)
    #expect(count(1) == 2)
  }

  @Test("Letter spacing does not affect joined scripts", .needs(.dejaVu))
  func cursiveKeepsItsWidth() throws {
    let face = try Fonts.library.face("DejaVuSans.ttf")
    func width(_ text: String, _ tracking: CGFloat) -> CGFloat {
      TextLayout(StyledText(text, font: Font(face, size: 10, tracking: tracking))).size.width
    }
    #expect(width("سلام", 3) == width("سلام", 0))
    #expect(abs(width("abc", 3) - width("abc", 0) - 9) < 1e-9)
  }

  @Test("Mixed lines are in visual order, their runs in reading order")
  func mixedDirections() throws {
    func runs(_ text: String) throws -> [[GlyphID]] {
      let layout = TextLayout(StyledText(text, font: Font(.block, size: 10)), width: 100)
      return try #require(layout.lines.first).runs.map { $0.glyphs.map(\.id) }
    }
    let tall = try #require(FontFace.block.glyph(for: "א"))
    let space = try #require(FontFace.block.glyph(for: " "))
    let low = try #require(FontFace.block.glyph(for: "c"))
    #expect(
      try runs("cc אבג cc") == [[low, low, space], [tall, tall, tall], [space], [low, low]])
    #expect(try runs("אב cc") == [[low, low], [space, tall, tall]])
  }

  @Test("A right-to-left paragraph starts at the right")
  func rightToLeftParagraph() {
    let layout = TextLayout(StyledText("אב", font: Font(.block, size: 10)), width: 100)
    #expect(layout.lines[0].frame.maxX == 100)
  }

  @Test(
    "Missing characters use fallback fonts or are reported",
    .needs(.inter, .fonts(["NotoSansArabic-Regular.ttf"])))
  func fallbacks() throws {
    let inter = try Fonts.library.face("Inter-Regular.otf")
    let arabic = try Fonts.library.face("NotoSansArabic-Regular.ttf")
    let text = "a\u{633}\u{1F600}b"
    let alone = ShapedText(StyledText(text, font: Font(inter, size: 10)))
    #expect(
      alone.missing.map(\.description) == [
        "U+0633 ARABIC LETTER SEEN is not in Inter Regular",
        "U+1F600 GRINNING FACE is not in Inter Regular",
      ])
    let font = Font(inter, size: 10, fallbacks: [arabic])
    let layout = TextLayout(StyledText(text, font: font))
    #expect(layout.missing.map(\.scalar) == ["\u{1F600}"])
    #expect(layout.lines[0].runs.contains { $0.face == arabic })
  }
}
