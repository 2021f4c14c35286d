import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing
import Typography

/// Properties of a label that apply to the whole attributed text when they are set after it
/// (https://developer.apple.com/documentation/uikit/uilabel/textcolor).
@MainActor
@Suite("Label properties set after attributed text")
struct WholeTextTests {
  private func label() -> UILabel {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 7
    let text = NSMutableAttributedString(
      string: "a", attributes: [.foregroundColor: UIColor.red, .paragraphStyle: style])
    text.append(NSAttributedString(string: "b", attributes: [.font: UIFont(face: .block, size: 5)]))
    let label = UILabel()
    label.attributedText = text
    return label
  }

  private func values<Value>(_ key: NSAttributedString.Key, _ label: UILabel) -> [Value?] {
    (0..<2).map { label.attributedText?.attribute(key, at: $0, effectiveRange: nil) as? Value }
  }

  @Test("Colour and font replace those of all runs")
  func attributes() {
    let label = label()
    label.textColor = .blue
    #expect(values(.foregroundColor, label) == [UIColor.blue, .blue])
    #expect(values(.font, label) == [nil, UIFont(face: .block, size: 5)])
    let font = UIFont(face: .block, size: 10)
    label.font = font
    #expect(values(.font, label) == [font, font])
  }

  @Test("Alignment and line breaks change all paragraph styles and keep the rest of them")
  func paragraphs() {
    let label = label()
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    let styles: [NSParagraphStyle?] = values(.paragraphStyle, label)
    #expect(styles.map { $0?.alignment } == [.center, .center])
    #expect(styles.map { $0?.lineBreakMode } == [.byTruncatingMiddle, .byTruncatingMiddle])
    #expect(styles.map { $0?.lineSpacing } == [7, 0])
  }

  @Test("Attributed text that is set later keeps its own attributes")
  func order() {
    let label = UILabel()
    label.textColor = .blue
    label.attributedText = NSAttributedString(
      string: "ab", attributes: [.foregroundColor: UIColor.red])
    #expect(values(.foregroundColor, label) == [UIColor.red, .red])
  }
}
