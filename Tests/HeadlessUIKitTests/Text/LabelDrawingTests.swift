import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Layers
import Testing
import Typography

/// Labels with custom margins, and lines under and through text.
@MainActor
@Suite("Custom label drawing")
struct LabelDrawingTests {
  /// A label with padding, as apps implement it.
  final class Padded: UILabel {
    var padding = UIEdgeInsets(top: 2, left: 5, bottom: 4, right: 7)

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
      var text = super.textRect(forBounds: bounds.inset(by: padding), limitedToNumberOfLines: lines)
      text.origin.x -= padding.left
      text.origin.y -= padding.top
      text.size.width += padding.left + padding.right
      text.size.height += padding.top + padding.bottom
      return text
    }

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }
  }

  /// A label that draws its text at the top of its bounds.
  final class Topped: UILabel {
    override func drawText(in rect: CGRect) {
      var text = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
      text.origin.y = rect.minY
      super.drawText(in: text)
    }
  }

  private func block(_ label: UILabel, _ text: String) -> UILabel {
    onScreen(width: 100, height: 100, scale: 1)
    label.font = UIFont(face: .block, size: 10)
    label.text = text
    return label
  }

  @Test("A subclass's margins add to the label's size and inset its text")
  func padded() {
    let label = block(Padded(), "abcd")
    #expect(label.intrinsicContentSize == CGSize(width: 24 + 12, height: 10 + 6))
    #expect(label.sizeThatFits(.zero) == CGSize(width: 36, height: 16))
    label.sizeToFit()
    #expect(shownText(label)?.origin == CGPoint(x: 5, y: 2))
  }

  @Test("Text wraps at the width inside the margins")
  func wrapped() {
    let label = block(Padded(), "ab cd")
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 27 + 12, height: 0)).height == 16)
    #expect(label.sizeThatFits(CGSize(width: 26 + 12, height: 0)) == CGSize(width: 24, height: 26))
    #expect(label.contentSize(forWidth: 38)?.height == 26)
  }

  @Test("drawText(in:) determines the text's position")
  func top() {
    let label = block(Topped(), "ab")
    label.frame = rect(0, 0, 50, 50)
    #expect(shownText(label)?.origin.y == 0)
    #expect(
      label.textRect(forBounds: rect(0, 0, 50, 50), limitedToNumberOfLines: 1)
        == rect(0, 20, 12, 10))
    let plain = block(UILabel(), "ab")
    plain.frame = rect(0, 0, 50, 50)
    #expect(shownText(plain)?.origin.y == 20)
  }

  @Test("The rectangle of the first lines is where the label draws them")
  func firstLines() {
    let label = block(UILabel(), "ab cd ef")
    label.numberOfLines = 3
    func lines(_ count: Int, height: CGFloat) -> CGRect {
      label.textRect(forBounds: rect(5, 7, 15, height), limitedToNumberOfLines: count)
    }
    #expect(lines(3, height: 50) == rect(5, 17, 12, 30))
    #expect(lines(1, height: 50).minY == 17 && lines(1, height: 50).height == 10)
    #expect(lines(2, height: 50).minY == 17 && lines(2, height: 50).height == 20)
    #expect(lines(1, height: 30).minY == 7 && lines(1, height: 20).minY == 7)
    #expect(lines(0, height: 50) == rect(5, 17, 12, 30))
  }

  @Test("Underlines and strikethroughs use their own colour or the text's")
  func strokes() {
    let label = block(UILabel(), "")
    let text = NSMutableAttributedString(
      string: "aa", attributes: [.font: label.font as Any, .foregroundColor: UIColor.blue])
    text.append(
      NSAttributedString(
        string: "bb",
        attributes: [
          .font: label.font as Any, .underlineStyle: NSUnderlineStyle.single.rawValue,
          .underlineColor: UIColor.red,
        ]))
    text.append(
      NSAttributedString(
        string: "cc",
        attributes: [
          .font: label.font as Any, .strikethroughStyle: NSUnderlineStyle.double.rawValue,
          .foregroundColor: UIColor.green,
        ]))
    label.attributedText = text
    label.frame = rect(0, 0, 36, 10)
    // The baseline is at 8. One line of 0.6 points is a point below it, and two are about 2.6
    // points above it.
    let lines = shownText(label)?.strokeRects ?? []
    #expect(lines.map(\.rect.minX) == [12, 24, 24] && lines.allSatisfy { $0.rect.width == 12 })
    #expect(lines.map(\.color) == [UIColor.red, .green, .green].map(\.cgColor.color))
    #expect(abs((lines.first?.rect.minY ?? 0) - 9) < 0.01)
    #expect(abs((lines.last?.rect.minY ?? 0) - 6.3) < 0.01)
    #expect(abs((lines.first?.rect.height ?? 0) - 0.6) < 0.01)
    label.attributedText = NSAttributedString(string: "aa", attributes: [.font: label.font as Any])
    #expect(shownText(label)?.strokeRects.isEmpty == true)
  }
}
