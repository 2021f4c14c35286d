import Foundation

/// The plural categories of Unicode (https://cldr.unicode.org/index/cldr-spec/plural-rules).
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// Selects the plural category of a number.
  ///
  /// The rules of the most used languages are those of CLDR 48's `plurals.xml`; other languages use
  /// English's.
  ///
  /// - Parameter language: A language code such as `en` or `pt-BR`. Only the part before the first
  ///   hyphen or underscore counts.
  package init(of number: Double, language: String) {
    let code = String(language.prefix { $0 != "-" && $0 != "_" })
    let whole = number.magnitude.rounded(.towardZero)
    let isWhole = whole == number.magnitude
    let (tens, hundreds) = (
      whole.truncatingRemainder(dividingBy: 10), whole.truncatingRemainder(dividingBy: 100)
    )
    switch code {
    case "ja", "zh", "ko", "vi", "th", "id", "ms": self = .other
    case "fr", "pt", "hy": self = whole < 2 ? .one : .other
    case "hi", "fa", "bn": self = whole == 0 || number == 1 ? .one : .other
    case "ru", "uk", "be":
      self = isWhole ? Self.eastSlavic(tens, hundreds) : .other
    case "pl":
      self = !isWhole ? .other : number == 1 ? .one : Self.isFew(tens, hundreds) ? .few : .many
    case "cs", "sk":
      self = !isWhole ? .many : number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case "ar": self = isWhole ? Self.arabic(number.magnitude, hundreds) : .other
    case "he": self = number == 1 ? .one : number == 2 ? .two : .other
    default: self = number.magnitude == 1 ? .one : .other
    }
  }

  private static func isFew(_ tens: Double, _ hundreds: Double) -> Bool {
    (2...4).contains(tens) && !(12...14).contains(hundreds)
  }

  private static func eastSlavic(_ tens: Double, _ hundreds: Double) -> Self {
    if tens == 1, hundreds != 11 { return .one }
    return isFew(tens, hundreds) ? .few : .many
  }

  private static func arabic(_ number: Double, _ hundreds: Double) -> Self {
    switch (number, hundreds) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }
}
