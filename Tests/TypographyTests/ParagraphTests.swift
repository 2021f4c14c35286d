import Foundation
import Testing
import Typography

/// Differences between paragraph styles, in the block font at 10 points. Letters are 6 points wide,
/// spaces 3 points wide, and lines 10 points high with the baseline at 8.
@Suite("Paragraphs")
struct ParagraphTests {
  private static let font = Font(.block, size: 10)

  private func layout(
    _ text: String, width: CGFloat? = nil, lines: Int = 0,
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> TextLayout {
    var style = ParagraphStyle()
    change(&style)
    return TextLayout(
      StyledText(text, font: Self.font, paragraphStyle: style), width: width, maximumLines: lines)
  }

  private func attributes(_ change: (inout StyledText.Attributes) -> Void) -> StyledText.Attributes
  {
    var attributes = StyledText.Attributes(font: Self.font)
    change(&attributes)
    return attributes
  }

  @Test("The head indent applies to lines after the first")
  func headIndent() {
    let layout = layout("aa bb cc", width: 30) { $0.headIndent = 6 }
    #expect(layout.lines.map(\.origin.x) == [0, 6])
    #expect(layout.size.width == 27)
  }

  @Test("The tail indent is measured from the trailing or the leading edge")
  func tailIndent() {
    for tail in [-6.0, 24] {
      let layout = layout("aa bb cc", width: 30) { $0.tailIndent = tail }
      #expect(layout.lines.map(\.width) == [12, 12, 12])
      let right = self.layout("aa", width: 30) {
        $0.tailIndent = tail
        $0.alignment = .right
      }
      #expect(right.lines[0].origin.x == 12)
    }
  }

  @Test("Text laid out at its natural width is unchanged, for any indents")
  func naturalWidth() {
    let style: (inout ParagraphStyle) -> Void = {
      ($0.firstLineIndent, $0.tailIndent) = (4, -7)
    }
    let natural = layout("aa bb", style).size.width
    #expect(abs(natural - (4 + 27 + 7)) < 1e-9)
    #expect(layout("aa bb", width: natural, style).lines.count == 1)
    #expect(layout("aa bb", width: natural - 0.1, style).lines.count == 2)
  }

  @Test("The line height multiple extends lines above the baseline")
  func lineHeightMultiple() {
    let layout = layout("a\nb") { $0.lineHeightMultiple = 1.5 }
    #expect(layout.lines.map(\.origin.y) == [13, 28])
    let limited = self.layout("a\nb") {
      ($0.lineHeightMultiple, $0.maximumLineHeight) = (3, 20)
    }
    #expect(limited.size.height == 40)
  }

  @Test("Each paragraph has its own style, and the first ignores its spacing before")
  func ownStyles() {
    var first = ParagraphStyle(paragraphSpacing: 5)
    first.paragraphSpacingBefore = 100
    var second = ParagraphStyle(alignment: .right)
    second.paragraphSpacingBefore = 3
    var text = StyledText()
    let plain = StyledText.Attributes(font: Self.font)
    text.append("aaa\n", attributes: plain, paragraphStyle: first)
    text.append("b", attributes: plain, paragraphStyle: second)
    text.append("\nc", attributes: plain)
    let layout = TextLayout(text, width: 30)
    #expect(
      layout.lines.map(\.origin) == [
        CGPoint(x: 0, y: 8), CGPoint(x: 24, y: 26), CGPoint(x: 0, y: 36),
      ])
  }

  @Test(
    "Text continues at the next tab stop, aligned left, centred or right",
    arguments: [
      (TabStop.Alignment.left, 40.0, 18.0), (.center, 31, 18), (.right, 22, 18),
    ])
  func tabs(alignment: TabStop.Alignment, x: CGFloat, width: CGFloat) {
    let layout = layout("aa\tbbb", width: 100) {
      $0.tabStops = [TabStop(location: 8), TabStop(location: 40, alignment: alignment)]
    }
    #expect(layout.lines[0].width == x + width)
  }

  @Test("Tabs after the last stop use the default interval, or act as spaces without one")
  func tabInterval() {
    #expect(layout("a\ta", width: 90).lines[0].width == 15)
    let style: (inout ParagraphStyle) -> Void = {
      ($0.tabStops, $0.tabInterval) = ([TabStop(location: 10)], 25)
    }
    #expect(layout("a\ta\ta\ta", width: 200, style).lines[0].width == 56)
    // The last letter would end beyond the edge.
    #expect(layout("a\ta\ta\ta", width: 54, style).lines.count == 2)
  }

  @Test("A paragraph's base direction overrides its letters")
  func direction() {
    let left = layout("אב", width: 30) { $0.direction = .leftToRight }
    #expect(left.lines[0].origin.x == 0)
    let right = layout("ab.", width: 30) { $0.direction = .rightToLeft }
    #expect(right.lines[0].origin.x == 30 - right.lines[0].width)
    let natural = layout("אב", width: 30)
    #expect(natural.lines[0].origin.x == 30 - natural.lines[0].width)
  }

  @Test("A box takes space in a line and increases its height")
  func box() {
    var text = StyledText("a", font: Self.font)
    text.append(
      "\u{FFFC}", attributes: attributes { $0.box = TextBox(width: 20, ascent: 12, descent: 4) })
    text.append("b", attributes: StyledText.Attributes(font: Self.font))
    let layout = TextLayout(text)
    let line = layout.lines[0]
    #expect((line.width, line.ascent, line.descent) == (32, 12, 4))
    #expect(line.runs.map { $0.box?.width } == [nil, 20, nil])
    #expect(line.runs.map { $0.glyphs[0].position.x } == [0, 6, 26])
    #expect(layout.missing.isEmpty)
    #expect(TextLayout(text, width: 26).lines.count == 2)
  }

  @Test("Expansion scales advances, and obliqueness does not")
  func shapes() {
    let text = StyledText(
      "aab", attributes: attributes { ($0.stretch, $0.slant) = (2, 0.5) })
    let layout = TextLayout(text)
    #expect(layout.size == CGSize(width: 36, height: 10))
    #expect(layout.lines[0].runs[0].glyphs.map(\.position.x) == [0, 12, 24])
  }

  @Test("Carets are between characters in reading order")
  func places() {
    let text = ShapedText(StyledText("ab אב ", font: Self.font))
    #expect(TextLayout(text).lines[0].places.isEmpty)
    let line = TextLayout(text, recordsPlaces: true).lines[0]
    // Hebrew runs leftwards from its right end, and the space follows the end of the line's text.
    #expect((0...2).map { line.caret(before: $0) } == [0, 6, 12])
    #expect(line.caret(before: 3) == 27 && line.caret(before: 4) == 21)
    #expect(line.caret(before: 5) == 27 && line.caret(before: 6) == 30)
  }
}
