import Foundation

/// A file name with a number placeholder as in C's `printf`: `frame-%04d.png`.
struct NumberedName {
  private let before, after: String
  private let digits: Int

  /// Parses a pattern. Returns nil for a name without a placeholder from `%01d` to `%09d`.
  init?(_ name: String) {
    guard let match = name.firstMatch(of: /%0([1-9])d/) else { return nil }
    before = String(name[..<match.range.lowerBound])
    after = String(name[match.range.upperBound...])
    digits = Int(match.1) ?? 1
  }

  /// Returns the name for a number, counted from 0. Larger numbers use more digits than the
  /// placeholder has.
  func path(_ number: Int) -> String {
    let text = "\(number)"
    return before + String(repeating: "0", count: max(0, digits - text.count)) + text + after
  }
}
