import Foundation
import TestSupport
import Testing
import Typography

@Suite("System font")
struct SystemFontTests {
  @Test("The fixture is the text the specification describes")
  func fixtureLengths() {
    #expect(Stretchy.paragraph.count == 418)
    #expect(Stretchy.second.count == 256)
  }

  /// The system font at 17 points at the time of the published recordings.
  private func recorded() throws -> Font {
    try Fonts.library.systemFont(size: 17, generation: .iOS9)
  }

  @Test("“Name” at 17 points is 46 points wide, within one", .needs(.inter))
  func nameWidth() throws {
    let layout = TextLayout(StyledText("Name", font: try recorded()))
    #expect(abs(layout.size.width - 46) <= 1.1)
  }

  @Test("The stretchy layout's text wraps as in the recordings", .needs(.inter))
  func stretchyLines() throws {
    let text = StyledText(Stretchy.text, font: try recorded())
    let layout = TextLayout(text, width: 347)
    let measured = [
      "Lorem", "aperiri", "sale", "commodo", "nec", "assum", "eu", "interesset", "nam.",
      "liberavisse,", "–", "Quod", "vituperata", "vivendum.", "epicuri", "erroribus.", "Purto",
      "oportere", "alia", "tractatos", "eam,", "graeci", "electram.", "falli", "doming",
      "possit", "at", "nonumy", "–",
    ]
    #expect(layout.lines.count == 54)
    #expect(Array(layout.firstWords(of: Stretchy.text).prefix(29)) == measured)
    #expect(abs(layout.size.height - 54 * 17 * 2444 / 2048) < 1e-9)
  }

  @Test(
    "The profile banner's long name is truncated inside its space",
    .needs(.inter), arguments: [287.0, 282, 277])
  func longName(room: Double) throws {
    let name = "Somereallysuperlongname Thatwontfit"
    let text = StyledText(
      name, font: try Fonts.system(17),
      paragraphStyle: ParagraphStyle(lineBreakMode: .byTruncatingTail))
    let layout = TextLayout(text, width: CGFloat(room), maximumLines: 1)
    let line = try #require(layout.lines.first)
    let ellipsis = try #require(try Fonts.system(17).face.glyph(for: "\u{2026}"))
    #expect(line.isTruncated)
    #expect(line.width <= CGFloat(room))
    #expect(line.runs.last?.glyphs.last?.id == ellipsis)
  }

  @Test(
    "“City, State” at 13 points is as wide as in the profile banner's storyboard, which has whole points",
    .needs(.inter))
  func cityWidth() throws {
    let layout = TextLayout(StyledText("City, State", font: try Fonts.system(13)))
    #expect(abs(layout.size.width - 62) < 0.6)
  }

  @Test("The system font has San Francisco's proportions")
  func proportions() {
    let font = Font(.block, size: 17, metrics: .system)
    #expect(abs(font.ascender - 16.186523) < 1e-6)
    #expect(abs(font.descender + 4.100586) < 1e-6)
    #expect(abs(font.lineHeight - 20.287109) < 1e-6)
    #expect(font.leading == 0)
    #expect(abs(SystemFont.lineHeight(size: 17) - font.lineHeight) < 1e-12)
  }

  @Test(
    "All weights and slants of Inter are available", .needs(.inter),
    arguments: FontWeight.allCases)
  func weights(weight: FontWeight) throws {
    for isItalic in [false, true] {
      let font = try Fonts.library.systemFont(size: 17, weight: weight, isItalic: isItalic)
      #expect(font.face.weight == weight)
      #expect(font.face.isItalic == isItalic)
    }
  }

  @Test("A library provides fonts and fallbacks for text styles", .needs(.inter, .dejaVu))
  func preferredFont() throws {
    let dejaVu = try Fonts.library.face("DejaVuSans.ttf")
    let library = FontLibrary(
      directories: InstalledFonts.directories, fallbackFiles: ["none.ttf", "DejaVuSans.ttf"])
    let font = try library.preferredFont(.headline, category: .extraLarge)
    #expect(font.pointSize == 19)
    #expect(font.face.weight == .semibold)
    #expect(font.fallbacks == [dejaVu])
    #expect(font.withSize(10).fallbacks == font.fallbacks)
  }

  @Test("Intermediate weight classes use the nearest weight")
  func weightClasses() {
    let classes = [-5, 100, 149, 150, 151, 349, 400, 949, 1000]
    #expect(
      classes.map { FontWeight(weightClass: $0).rawValue }
        == [100, 100, 100, 100, 200, 300, 400, 900, 900])
  }

  @Test("Equal bytes are equal fonts", .needs(.inter))
  func faceEquality() throws {
    let path = try #require(InstalledFonts.path("Inter-Regular.otf"))
    let again = try FontLibrary(directories: []).face(path)
    #expect(again == Fonts.face("Inter-Regular.otf"))
    #expect(again != Fonts.face("Inter-Bold.otf"))
    #expect(again.name == "Inter Regular")
    #expect(again != .block)
  }

  @Test("Text styles have the sizes of Apple's guidelines")
  func textStyles() {
    let standard = TextStyle.allCases.map { $0.pointSize(at: .large) }
    #expect(standard == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
    let body = ContentSizeCategory.allCases.map { TextStyle.body.pointSize(at: $0) }
    #expect(body == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    for style in TextStyle.allCases {
      let sizes = ContentSizeCategory.allCases.map { style.pointSize(at: $0) }
      #expect(sizes == sizes.sorted())
    }
  }
}
