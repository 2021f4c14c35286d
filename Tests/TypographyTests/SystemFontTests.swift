import Foundation
import Testing
import Typography

@Suite("System font")
struct SystemFontTests {
  @Test("The fixture is the text the specification describes")
  func fixtureLengths() {
    #expect(Stretchy.paragraph.count == 418)
    #expect(Stretchy.second.count == 256)
  }

  @Test("“Name” at 17 points is 46 points wide", .enabled(if: Fonts.hasInter, "no Inter"))
  func nameWidth() throws {
    let layout = TextLayout(StyledText("Name", font: try Fonts.system(17)))
    #expect(layout.size(roundedUpTo: 1).width == 46)
    #expect(abs(layout.size.width - 46) < 0.5)
  }

  @Test("The stretchy layout's text breaks as in the recordings", .enabled(if: Fonts.hasInter))
  func stretchyLines() throws {
    let text = StyledText(Stretchy.text, font: try Fonts.system(17))
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
}
