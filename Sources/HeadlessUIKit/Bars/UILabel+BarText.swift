import Foundation

extension UILabel {
  /// Shows the text of a bar. Where its attributes are a font and a colour alone they become the label's:
  /// Foundation never frees those of an attributed text (Swift 6.3.1 on Linux), and the font would keep the
  /// screen's faces for as long as the program runs.
  func show(_ text: String?, with attributes: [NSAttributedString.Key: Any]) {
    let font = attributes[.font] as? UIFont
    let color = attributes[.foregroundColor] as? UIColor
    let plain = [font as Any?, color as Any?].count { $0 != nil }
    guard attributes.count == plain else {
      attributedText = text.map { NSAttributedString(string: $0, attributes: attributes) }
      return
    }
    self.text = text
    if let font { self.font = font }
    if let color { textColor = color }
  }
}
