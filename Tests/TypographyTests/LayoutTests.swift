import Foundation
import TestSupport
import Testing
import Typography

/// Lines in the block font at 10 points: letters are 6 points wide, spaces 3 points wide, and lines
/// 10 points high.
@Suite("Lines")
struct LayoutTests {
  static func layout(
    _ text: String, width: CGFloat? = nil, lines: Int = 0,
    _ style: ParagraphStyle = ParagraphStyle()
  ) -> TextLayout {
    TextLayout(
      StyledText(text, font: Font(.block, size: 10), paragraphStyle: style), width: width,
      maximumLines: lines)
  }

  /// Returns the text of each line without the ellipsis, including trailing white space.
  static func texts(_ layout: TextLayout, of text: String) -> [String] {
    let units = Array(text.utf16)
    return layout.lines.map { String(decoding: units[$0.range], as: UTF16.self) }
  }

  static func truncating(_ mode: ParagraphStyle.LineBreakMode) -> ParagraphStyle {
    ParagraphStyle(lineBreakMode: mode)
  }

  @Test("Lines end at words, and trailing white space hangs over the edge")
  func wordWrapping() {
    let text = "aaa bb   cccc"
    let layout = Self.layout(text, width: 33)
    #expect(Self.texts(layout, of: text) == ["aaa bb   ", "cccc"])
    #expect(layout.lines.map(\.width) == [33, 24])
    #expect(layout.size == CGSize(width: 33, height: 20))
    #expect(layout.lines.map(\.origin) == [CGPoint(x: 0, y: 8), CGPoint(x: 0, y: 18)])
  }

  @Test("A word wider than the line breaks at characters")
  func longWord() {
    let text = "aaaaaaaaaa b"
    #expect(Self.texts(Self.layout(text, width: 25), of: text) == ["aaaa", "aaaa", "aa b"])
    #expect(Self.layout(text, width: 1).lines.count == 11)
  }

  @Test("Character wrapping fills every line")
  func characterWrapping() {
    let text = "aaa bbbb"
    let layout = Self.layout(text, width: 30, Self.truncating(.byCharWrapping))
    #expect(Self.texts(layout, of: text) == ["aaa b", "bbb"])
  }

  @Test("Grapheme clusters are not split")
  func graphemesStayWhole() {
    let text = "e\u{301}e\u{301}e\u{301}"
    #expect(
      Self.texts(Self.layout(text, width: 6), of: text)
        == ["e\u{301}", "e\u{301}", "e\u{301}"])
  }

  @Test("Every line terminator ends a paragraph, and the last one starts none")
  func paragraphs() {
    let text = "a\nb\r\nc\u{2028}d\u{2029}\u{85}e\n"
    #expect(Self.texts(Self.layout(text), of: text) == ["a", "b", "c", "d", "", "e"])
    #expect(Self.layout("\n\n").lines.count == 2)
    #expect(Self.layout("\n").size.height == 10)
  }

  @Test(
    "Truncation keeps the text that fits next to the ellipsis",
    arguments: [
      (ParagraphStyle.LineBreakMode.byTruncatingTail, "aaa"),
      (.byTruncatingHead, "ccc"), (.byTruncatingMiddle, "aaa bbb ccc"),
    ])
  func truncation(mode: ParagraphStyle.LineBreakMode, kept: String) {
    let text = "aaa bbb ccc"
    let layout = Self.layout(text, width: 28, lines: 1, Self.truncating(mode))
    #expect(layout.isTruncated)
    #expect(layout.lines[0].isTruncated)
    #expect(Self.texts(layout, of: text) == [kept])
    #expect(layout.size.width <= 28)
    // The line has three letters and the ellipsis.
    #expect(layout.lines[0].runs.map(\.glyphs.count).reduce(0, +) == 4)
  }

  @Test("Only the last allowed line is truncated")
  func lastLineIsTruncated() {
    let text = "aaa bbb ccc ddd"
    let layout = Self.layout(text, width: 24, lines: 2, Self.truncating(.byTruncatingTail))
    #expect(Self.texts(layout, of: text) == ["aaa ", "bbb"])
    #expect(layout.lines.map(\.isTruncated) == [false, true])
  }

  @Test("An ellipsis represents paragraphs without a line")
  func ellipsisForParagraphs() {
    let layout = Self.layout("aa\nbb", width: 50, lines: 1, Self.truncating(.byTruncatingTail))
    #expect(layout.isTruncated)
    #expect(layout.size.width == 18)
  }

  @Test("Text that fits is not truncated", arguments: [15.0, 15 - 1e-9])
  func fittingText(width: CGFloat) {
    let layout = Self.layout("a b  ", width: width, lines: 1, Self.truncating(.byTruncatingTail))
    #expect(!layout.isTruncated)
    #expect(layout.size.width == 15)
  }

  @Test("Clipping keeps the rest of the text on the last line")
  func clipping() {
    let layout = Self.layout("aaa bbb", width: 20, lines: 1, Self.truncating(.byClipping))
    #expect(layout.size.width == 39)
  }

  @Test("Lines without truncation stop at the maximum number of lines")
  func wrappingStops() {
    let layout = Self.layout("aaa bbb", width: 20, lines: 1)
    #expect(layout.isTruncated)
    #expect(!layout.lines[0].isTruncated)
    #expect(layout.size.width == 18)
  }

  @Test(
    "Alignment moves lines within the width",
    arguments: [
      (ParagraphStyle.Alignment.left, 0.0), (.center, 19), (.right, 38), (.natural, 0),
    ])
  func alignment(alignment: ParagraphStyle.Alignment, x: CGFloat) {
    let layout = Self.layout("aa", width: 50, ParagraphStyle(alignment: alignment))
    #expect(layout.lines[0].origin.x == x)
  }

  @Test("Justified lines fill the width, except the last")
  func justification() {
    let layout = Self.layout("a b c d", width: 28, ParagraphStyle(alignment: .justified))
    #expect(layout.lines.map(\.width) == [28, 6])
    #expect(layout.lines[0].runs[0].glyphs.map(\.position.x) == [0, 6, 11, 17, 22])
  }

  @Test("Spacing, indents and line heights affect the layout")
  func paragraphStyle() {
    let style = ParagraphStyle(
      lineSpacing: 2, paragraphSpacing: 5, firstLineIndent: 6, minimumLineHeight: 14)
    let layout = Self.layout("aa aa\nb", width: 20, style)
    #expect(layout.lines.map(\.origin.x) == [6, 0, 6])
    // Each line has four more points above its baseline, and lines begin at 0, 16 and 37.
    #expect(layout.lines.map(\.origin.y) == [12, 28, 49])
    #expect(layout.size.height == 51)
    let low = Self.layout("a", ParagraphStyle(maximumLineHeight: 7))
    #expect(low.lines[0].ascent == 5)
    #expect(low.size.height == 7)
  }

  @Test("A line is as high as its tallest run, and runs keep their tags")
  func runsOfDifferentSizes() {
    var text = StyledText()
    text.append("aa", attributes: .init(font: Font(.block, size: 10), tag: 7))
    text.append(
      "bb", attributes: .init(font: Font(.block, size: 20), baselineOffset: 3, tag: 8))
    let layout = TextLayout(text)
    #expect(layout.lines[0].ascent == 19)
    #expect(layout.lines[0].descent == 2)
    #expect(layout.lines[0].runs.map(\.tag) == [7, 8])
    #expect(
      layout.lines[0].runs[1].glyphs.map(\.position) == [
        CGPoint(x: 12, y: -3), CGPoint(x: 24, y: -3),
      ])
  }

  @Test("Sizes round up to device pixels as in UILabel")
  func pixelSizes() {
    let font = Font(.block, size: 17, metrics: .system)
    let layout = TextLayout(StyledText("a", font: font))
    #expect(abs(layout.size.height - 20.287) < 0.001)
    #expect(layout.size(roundedUpTo: 2).height == 20.5)
    #expect(abs(layout.size(roundedUpTo: 3).height - 61.0 / 3) < 1e-9)
  }

  @Test("A label laid out at its own size keeps its lines")
  func measuringIsStable() {
    var random = SplitMix64(seed: 20_240_611)
    for round in 0..<50 {
      let text = (0..<60).map { _ in "ab jT,\n".randomElement(using: &random).map(String.init)! }
        .joined()
      let font = Font(.block, size: 13.7, tracking: -0.31)
      let shaped = ShapedText(StyledText(text, font: font))
      let first = TextLayout(shaped, width: 90)
      let again = TextLayout(shaped, width: first.size.width)
      #expect(first.lines.map(\.range) == again.lines.map(\.range), "round \(round)")
      // Every code unit except the terminators is on exactly one line, in order.
      let covered = first.lines.flatMap { Array($0.range) }
      let visible = text.utf16.enumerated().filter { $0.element != 0x0A }.map(\.offset)
      #expect(covered == visible, "round \(round)")
    }
  }
}
