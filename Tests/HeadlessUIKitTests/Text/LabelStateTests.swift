import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Layers
import Testing
import Typography

/// Highlighted and disabled labels, and the position of shrunk text.
@MainActor
@Suite("Label states")
struct LabelStateTests {
  @Test("A highlighted label uses its highlighted text colour, if any")
  func highlighted() {
    let label = blockLabel("ab", rect(0, 0, 20, 10))
    label.textColor = .red
    label.isHighlighted = true
    #expect(shownText(label)?.colors == [UIColor.red.cgColor.color])
    label.highlightedTextColor = .blue
    #expect(shownText(label)?.colors == [UIColor.blue.cgColor.color])
    label.isHighlighted = false
    #expect(shownText(label)?.colors == [UIColor.red.cgColor.color])
  }

  @Test("A disabled label is dimmed")
  func disabled() {
    let label = blockLabel("ab", rect(0, 0, 20, 10))
    label.textColor = .black
    label.isEnabled = false
    #expect(shownText(label)?.colors.map(\.alpha) == [UIColor.black.cgColor.color.alpha / 2])
    label.isEnabled = true
    #expect(shownText(label)?.colors == [UIColor.black.cgColor.color])
  }

  @Test(
    "Baseline adjustment places shrunk text at baseline, centre or top",
    arguments: [(UIBaselineAdjustment.alignBaselines, 9.0), (.alignCenters, 8), (.none, 5)])
  func baseline(adjustment: UIBaselineAdjustment, top: CGFloat) {
    let label = blockLabel("aaaaa", rect(0, 0, 15, 20))
    label.adjustsFontSizeToFitWidth = true
    label.baselineAdjustment = adjustment
    // The text is half as large, so the baseline is 4 points below its top instead of 8.
    let shown = shownText(label)
    #expect(shown?.layout.size == CGSize(width: 15, height: 5))
    // The middle is rounded from 7.5.
    #expect(shown?.origin.y == top)
  }
}
