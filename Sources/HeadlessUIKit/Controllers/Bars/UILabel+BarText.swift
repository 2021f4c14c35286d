import Foundation

extension UILabel {
  /// Shows the text of a bar. If its only attributes are a font and a colour, they become the
  /// label's.
  func show(_ text: String?, with attributes: [NSAttributedString.Key: Any]) {
    let font = attributes[.font] as? UIFont
    let color = attributes[.foregroundColor] as? UIColor
    let plain = [font as Any?, color as Any?].count { $0 != nil }
    guard let text, attributes.count > plain else {
      self.text = text
      if let font { self.font = font }
      if let color { textColor = color }
      return
    }
    show([AttributedRun](text, attributes))
  }
}
