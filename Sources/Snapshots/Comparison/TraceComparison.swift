/// A comparison of two texts, line by line and byte by byte. Strings that Swift considers equal but
/// encode differently, such as `é` and `e` with a combining accent, differ. Different line breaks
/// differ too.
package struct TraceComparison {
  package let difference: SnapshotVerdict.LineDifference?

  /// Compares two texts.
  ///
  /// - Parameter isTable: Whether the first line contains column names.
  package init(reference: String, actual: String, isTable: Bool) {
    let endsAlike = reference.utf8.last == Self.lineFeed && actual.utf8.last == Self.lineFeed
    var (old, new) = (
      Self.lines(reference, dropsEnd: endsAlike), Self.lines(actual, dropsEnd: endsAlike)
    )
    let different = (0..<max(old.count, new.count)).filter { index in
      index >= old.count || index >= new.count || !old[index].utf8.elementsEqual(new[index].utf8)
    }
    guard let first = different.first else {
      difference = nil
      return
    }
    if first < old.count, first < new.count, old[first] == new[first] {
      (old[first], new[first]) = (Self.escaped(old[first]), Self.escaped(new[first]))
    }
    guard first < old.count, first < new.count else {
      difference = .init(
        count: different.count, line: first + 1, column: nil,
        reference: first < old.count ? old[first] : "",
        actual: first < new.count ? new[first] : "", changes: [])
      return
    }
    let (before, after) = (TraceText.fields(old[first]), TraceText.fields(new[first]))
    let names = isTable ? TraceText.fields(old[0]) : []
    guard isTable else {
      difference = .init(
        count: different.count, line: first + 1, column: nil, reference: old[first],
        actual: new[first], changes: [])
      return
    }
    let changes = TraceText.changes(from: TraceText(reference), to: TraceText(actual))
    let column = (0..<max(before.count, after.count)).first { index in
      index >= before.count || index >= after.count || before[index] != after[index]
    }
    difference = .init(
      count: different.count, line: first + 1,
      column: column.flatMap { $0 < names.count ? names[$0] : nil },
      reference: column.flatMap { $0 < before.count ? before[$0] : nil } ?? "",
      actual: column.flatMap { $0 < after.count ? after[$0] : nil } ?? "", changes: changes)
  }

  private static let lineFeed = UInt8(ascii: "\n")

  private static func lines(_ text: String, dropsEnd: Bool) -> [String] {
    let lines = text.utf8.split(separator: lineFeed, omittingEmptySubsequences: false)
    return (dropsEnd ? lines.dropLast() : lines).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns a line with non-ASCII characters escaped, for differences that would not be visible.
  private static func escaped(_ line: String) -> String {
    line.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}
