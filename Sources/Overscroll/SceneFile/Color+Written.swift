import Graphics

extension Color {
  /// The colour names of scene files: clear, white, black, and the system colours of iOS in light
  /// mode (https://developer.apple.com/design/human-interface-guidelines/color#Specifications).
  static let names: [(name: String, color: Color)] =
    [("clear", .clear), ("white", .white), ("black", .black)]
    + systemColors.map { system in
      (
        system.name,
        Color(red: system.red / 255, green: system.green / 255, blue: system.blue / 255)
      )
    }

  /// The system colours with components from 0 to 255.
  private static let systemColors: [(name: String, red: Double, green: Double, blue: Double)] = [
    ("red", 255, 59, 48), ("orange", 255, 149, 0), ("yellow", 255, 204, 0), ("green", 52, 199, 89),
    ("mint", 0, 199, 190), ("teal", 48, 176, 199), ("cyan", 50, 173, 230), ("blue", 0, 122, 255),
    ("indigo", 88, 86, 214), ("purple", 175, 82, 222), ("pink", 255, 45, 85),
    ("brown", 162, 132, 94), ("gray", 142, 142, 147),
  ]

  /// Creates a colour from `"#rgb"`, `"#rrggbb"`, `"#rrggbbaa"` or one of `names`; nil for any
  /// other text.
  init?(written text: String) {
    switch Self.names.first(where: { $0.name == text })?.color {
    case let color?: self = color
    case nil:
      guard text.hasPrefix("#") else { return nil }
      let digits = text.dropFirst().compactMap { $0.isASCII ? $0.hexDigitValue : nil }
      guard digits.count == text.count - 1 else { return nil }
      let parts: [Int]
      switch digits.count {
      case 3: parts = digits.map { $0 * 17 }
      case 6, 8:
        parts = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
      default: return nil
      }
      self.init(
        red: Double(parts[0]) / 255, green: Double(parts[1]) / 255, blue: Double(parts[2]) / 255,
        alpha: parts.count == 4 ? Double(parts[3]) / 255 : 1)
    }
  }
}
