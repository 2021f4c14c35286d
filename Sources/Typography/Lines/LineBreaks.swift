/// Where Unicode's line breaking algorithm (UAX #14, by libunibreak) lets a line end.
/// Languages written without spaces that need a dictionary (Thai, Lao, Khmer) break at spaces only.
package enum LineBreaks {
  /// For each unit of `units[range]` whether a line may end after it; the last one always may.
  package static func allowed(in units: [UInt16], _ range: Range<Int>) -> [Bool] {
    guard !range.isEmpty else { return [] }
    _ = tables
    let text = Array(units[range])
    let (known, flags) = replacingUnknown(text)
    var marks = [UInt8](repeating: 0, count: known.count)
    // Both arrays have `known.count` elements; an unpaired surrogate counts as a character.
    ctext_line_breaks(known, known.count, &marks)
    var allowed = marks.map { $0 != 0 }
    for end in flags { allowed[end] = false }
    allowed[allowed.count - 1] = true
    return allowed
  }

  /// libunibreak 1.1, which Debian has, aborts on regional indicators (it knows their class but has
  /// no rule for it) and on U+FFFF (its own end mark); found by trying every character. The former
  /// break like ideographs, the latter like U+FFFD. `flags` are the ends of indicators that another
  /// one completes to a flag (rule LB30a).
  private static func replacingUnknown(
    _ text: [UInt16]
  ) -> (known: [UInt16], flags: [Int]) {
    guard text.contains(where: { $0 == 0xD83C || $0 == 0xFFFF }) else { return (text, []) }
    var known = text
    var flags: [Int] = []
    var isOdd = false
    var previousEnd = -1
    for index in text.indices {
      if text[index] == 0xFFFF { known[index] = 0xFFFD }
      let next = index + 1
      guard text[index] == 0xD83C, next < text.count, (0xDDE6...0xDDFF).contains(text[next])
      else { continue }
      (known[index], known[next]) = (0xD840, 0xDC00)
      isOdd = previousEnd == index - 1 ? !isOdd : true
      if !isOdd { flags.append(index - 1) }
      previousEnd = next
    }
    return (known, flags)
  }

  /// The library's look-up tables, made once before the first use on any thread.
  private static let tables: Void = ctext_line_breaks_prepare()
}

// MARK: - CText

@_extern(c, "ctext_line_breaks_prepare")
private func ctext_line_breaks_prepare()

@_extern(c, "ctext_line_breaks")
private func ctext_line_breaks(
  _ units: UnsafePointer<UInt16>, _ count: Int, _ marks: UnsafeMutablePointer<UInt8>)
