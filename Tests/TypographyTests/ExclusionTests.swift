import Foundation
import Graphics
import Testing
import Typography

/// Lines that flow around shapes, in the block font at 10 points.
@Suite("Lines around shapes")
struct ExclusionTests {
  private func layout(
    _ text: String, _ exclusions: [Path], width: CGFloat = 60, lines: Int = 0
  ) -> TextLayout {
    TextLayout(
      ShapedText(StyledText(text, font: Font(.block, size: 10))), width: width,
      maximumLines: lines, exclusions: exclusions)
  }

  @Test("Text flows on both sides of a shape and uses the whole width below it")
  func bothSides() {
    let hole = Path(rect: CGRect(x: 20, y: 0, width: 20, height: 15))
    let layout = layout("aa bb cc dd ee ff gg", [hole])
    #expect(
      layout.lines.map(\.origin) == [
        CGPoint(x: 0, y: 8), CGPoint(x: 40, y: 8), CGPoint(x: 0, y: 18), CGPoint(x: 40, y: 18),
        CGPoint(x: 0, y: 28),
      ])
    #expect(layout.lines.map(\.width) == [12, 12, 12, 12, 42])
    #expect(layout.size == CGSize(width: 52, height: 30))
  }

  @Test("Segments too narrow for a word stay empty, and lines skip a full-width shape")
  func tooNarrow() {
    let narrow = layout("aaaa bb", [Path(rect: CGRect(x: 6, y: 0, width: 20, height: 5))])
    #expect(narrow.lines.map(\.origin.x) == [26, 0])
    let wide = layout("aa", [Path(rect: CGRect(x: 0, y: 0, width: 60, height: 25))])
    #expect(wide.lines.map(\.origin) == [CGPoint(x: 0, y: 33)])
  }

  @Test("A round shape excludes less text where it is narrower")
  func round() {
    let circle = Path(ellipseIn: CGRect(x: -20, y: 0, width: 40, height: 40))
    let layout = layout("aa aa aa aa aa aa aa aa aa aa aa aa", [circle], width: 60)
    let starts = layout.lines.map(\.origin.x)
    #expect(starts[0] < starts[1] && abs(starts[1] - 20) < 0.01 && starts[4] == 0)
  }

  @Test("Shapes outside the text leave its lines unchanged")
  func elsewhere() {
    let away = Path(rect: CGRect(x: 100, y: 0, width: 20, height: 20))
    let text = "aaa bbb ccc ddd eee fff ggg"
    #expect(layout(text, [away]).lines == layout(text, []).lines)
    let cut = layout(text, [away], lines: 2)
    #expect(cut.lines.count == 2 && cut.isTruncated)
  }
}
