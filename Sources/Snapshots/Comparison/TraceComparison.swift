/// Two texts, line by line.
struct TraceComparison {
  let difference: SnapshotVerdict.LineDifference?

  /// - Parameter isTable: whether the first line names columns.
  init(reference: String, actual: String, isTable: Bool) {
    let (old, new) = (Self.lines(reference), Self.lines(actual))
    let different = (0..<max(old.count, new.count)).filter { index in
      index >= old.count || index >= new.count || old[index] != new[index]
    }
    guard let first = different.first else {
      difference = nil
      return
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

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
