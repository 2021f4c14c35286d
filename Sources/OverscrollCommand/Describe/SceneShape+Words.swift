import Overscroll

extension SceneShape {
  /// The description of the allowed values, for people.
  var words: String {
    switch self {
    case .text: "text"
    case .texts: "text, or {LANGUAGE: text}"
    case .version: "1"
    case .number(let range): "a number\(Self.words(range.lowerBound, range.upperBound))"
    case .wholeNumber(let range):
      "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .duration: "a duration (0.5s, 500ms)"
    case .date: "a date (2025-06-09, 2025-06-09 09:41, 2025-06-09 09:41:30)"
    case .byteCount: "a size (2 MB, 800 kB)"
    case .flag: "true or false"
    case .color: "a colour (\"#f46\", white, clear, indigo …)"
    case .word(let words): words.isEmpty ? "a name" : words.joined(separator: ", ")
    case .list(let item, let counts):
      switch counts.map({ ($0.lowerBound, $0.upperBound) }) {
      case (let low, let high)? where low == high: "[\(low) × \(item.words)]"
      case _?, nil: "a list: \(item.words)"
      }
    case .mapping(let keys, _):
      keys.isEmpty ? "{…}" : "{\(keys.map(\.name).joined(separator: ", "))}"
    case .either(let shapes): shapes.map(\.words).joined(separator: " or ")
    }
  }

  private static func words(_ low: Double, _ high: Double) -> String {
    if abs(low) >= 1e6, abs(high) >= 1e6 { return "" }
    return " from \(short(low)) to \(short(high))"
  }

  private static func short(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }
}
