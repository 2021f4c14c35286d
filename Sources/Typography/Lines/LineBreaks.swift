/// Unicode's line breaking algorithm, UAX #14 (https://unicode.org/reports/tr14), from ICU with the
/// rules of its root locale.
///
/// Thai, Lao, Khmer and Burmese, which are written without spaces, break between words found in
/// ICU's dictionaries.
package enum LineBreaks {
  /// Returns, for each unit of `units[range]`, whether a line can end after it. The last unit
  /// always allows it.
  ///
  /// Unpaired surrogates count as characters.
  ///
  /// - Complexity: O(*n*) in the length of `range`.
  package static func allowed(in units: [UInt16], _ range: Range<Int>) -> [Bool] {
    guard !range.isEmpty else { return [] }
    let text = Array(units[range])
    var marks = [UInt8](repeating: 0, count: text.count)
    // Both arrays have `text.count` elements.
    let isDone = ctext_line_breaks(rules.pointer, text, text.count, &marks)
    precondition(isDone != 0, "ICU has no memory for \(text.count) units of text")
    marks[marks.count - 1] = 1
    return marks.map { $0 != 0 }
  }

  /// The rules, which are immutable and cloned by each call, so any thread can read them.
  private struct Rules: @unchecked Sendable {
    // Safe: never written after `init`; ICU clones the rules for each call.
    let pointer: OpaquePointer
  }

  private static let rules: Rules = {
    guard let pointer = ctext_line_rules_open() else {
      preconditionFailure("ICU has no rules for line breaks: its data file is not installed")
    }
    return Rules(pointer: pointer)
  }()
}

// MARK: - CText

@_extern(c, "ctext_line_rules_open")
private func ctext_line_rules_open() -> OpaquePointer?

@_extern(c, "ctext_line_breaks")
private func ctext_line_breaks(
  _ rules: OpaquePointer, _ units: UnsafePointer<UInt16>, _ count: Int,
  _ marks: UnsafeMutablePointer<UInt8>
) -> Int32
