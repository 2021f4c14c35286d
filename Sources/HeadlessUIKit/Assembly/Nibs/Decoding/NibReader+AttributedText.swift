import Foundation

/// Decoding of attributed texts.
extension NibReader {
  /// Returns the attributed text of a child with a key; nil without one.
  func attributedString(_ key: String) -> NSAttributedString? {
    guard let reader = reader("attributedString", key: key) else { return nil }
    let whole = NSMutableAttributedString(string: "")
    for fragment in reader.children("fragment") {
      let fragment = NibReader(fragment, of: nib)
      guard let content = fragment.string("content") else { continue }
      let attributes = fragment.reader("attributes")?.textAttributes() ?? [:]
      whole.append(NSAttributedString(string: content, attributes: attributes))
    }
    return whole
  }

  /// The attributes with colours. Interface Builder writes their keys as Foundation does.
  private static let colors: [NSAttributedString.Key] = [
    .backgroundColor, .strokeColor, .underlineColor, .strikethroughColor,
  ]

  /// The attributes with numbers, and whether they are styles, which are whole numbers.
  private static let numbers: [(key: NSAttributedString.Key, isStyle: Bool)] = [
    (.kern, false), (.strokeWidth, false), (.baselineOffset, false), (.obliqueness, false),
    (.expansion, false), (.underlineStyle, true), (.strikethroughStyle, true),
  ]

  /// Returns the attributes of a text fragment or of a bar's `textAttributes`.
  func textAttributes() -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let color = color("NSColor") ?? color("textColor") { attributes[.foregroundColor] = color }
    if let font = fragmentFont() ?? font("fontDescription") { attributes[.font] = font }
    // The font of the characters that this one replaced because it has no glyphs for them.
    _ = child("font", key: "NSOriginalFont")
    if let style = reader("paragraphStyle", key: "NSParagraphStyle") {
      attributes[.paragraphStyle] = style.paragraphStyle()
    }
    for key in Self.colors {
      if let color = color(key.rawValue) { attributes[key] = color }
    }
    for (key, isStyle) in Self.numbers {
      let reader = reader("real", key: key.rawValue) ?? reader("integer", key: key.rawValue)
      attributes[key] = isStyle ? reader?.integer("value") : reader?.number("value")
    }
    if let link = reader("url", key: "NSLink")?.string("string") {
      attributes[.link] = URL(string: link) ?? link
    }
    reportUnread()
    return attributes
  }

  private func fragmentFont() -> UIFont? {
    guard let reader = reader("font", key: "NSFont") else { return nil }
    let size = reader.number("size") ?? UIFont.systemFontSize
    reader.ignore("metaFont")
    guard let name = reader["name"] else { return .systemFont(ofSize: size) }
    return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
  }

  private func paragraphStyle() -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = option("alignment", NibOptions.textAlignments) {
      style.alignment = alignment
    }
    if let mode = option("lineBreakMode", NibOptions.paragraphBreaks) { style.lineBreakMode = mode }
    let directions: [String: NSWritingDirection] = [
      "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
    ]
    if let direction = option("baseWritingDirection", directions) {
      style.baseWritingDirection = direction
    }
    let lengths: [(name: String, path: ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>)]
    lengths = [
      ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
      ("paragraphSpacingBefore", \.paragraphSpacingBefore),
      ("minimumLineHeight", \.minimumLineHeight), ("maximumLineHeight", \.maximumLineHeight),
      ("lineHeightMultiple", \.lineHeightMultiple), ("headIndent", \.headIndent),
      ("firstLineHeadIndent", \.firstLineHeadIndent), ("tailIndent", \.tailIndent),
      ("defaultTabInterval", \.defaultTabInterval),
    ]
    for (name, path) in lengths {
      if let length = number(name) { style[keyPath: path] = length }
    }
    if let tabs = reader("tabStops") {
      style.tabStops = tabs.children("textTab").map { NibReader($0, of: nib).tabStop() }
    }
    ignore(
      "allowsDefaultTighteningForTruncation", "hyphenationFactor", "tighteningFactorForTruncation")
    reportUnread()
    return style
  }

  private func tabStop() -> NSTextTab {
    NSTextTab(
      textAlignment: option("alignment", NibOptions.textAlignments) ?? .natural,
      location: number("location") ?? 0)
  }
}
