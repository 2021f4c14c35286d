import Foundation

/// A file name with a place for a number, as C's `printf` has it: `frame-%04d.png`.
struct NumberedName {
  private let before, after: String
  private let digits: Int

  /// Nil for a name without a place, or with anything else after a `%`.
  init?(_ name: String) {
    guard let match = name.firstMatch(of: /%0([1-9])d/) else { return nil }
    before = String(name[..<match.range.lowerBound])
    after = String(name[match.range.upperBound...])
    digits = Int(match.1) ?? 1
  }

  /// From 0; a number with more digits than there is room for takes that room.
  func path(_ number: Int) -> String {
    let text = "\(number)"
    return before + String(repeating: "0", count: max(0, digits - text.count)) + text + after
  }
}
