/// A summary of failures and slow snapshots at the end of a run, where single messages are easily
/// lost.
package struct RunSummary {
  /// The smallest number of failures that is summarised; fewer are clear enough one by one.
  private static let many = 5
  /// The largest number of names in a list.
  private static let limit = 20
  /// The duration in milliseconds above which a snapshot is slow. A still takes a twentieth of it.
  private static let slow = 1000

  /// The lines for people; empty if there is nothing to report.
  package let lines: [String]

  package init(_ entries: [ManifestEntry]) {
    // Of several results of a snapshot, the last one counts.
    var last: [String: Int] = [:]
    for (index, entry) in entries.enumerated() { last[entry.id] = index }
    let all = entries.indices.filter { last[entries[$0].id] == $0 }.map { entries[$0] }
    lines = Self.failures(all) + Self.slowTests(all)
  }

  private static func failures(_ entries: [ManifestEntry]) -> [String] {
    let failed = entries.filter { $0.verdict == .failed }.sorted { $0.id < $1.id }
    guard failed.count >= many else { return [] }
    var lines = ["\(failed.count) of \(entries.count) snapshots failed:"]
    lines += failed.prefix(limit).map { "  \($0.id): \($0.words)" }
    if failed.count > limit { lines.append("  and \(failed.count - limit) more") }
    return lines + [
      "view them: overscroll report; accept all of them: overscroll accept"
    ]
  }

  private static func slowTests(_ entries: [ManifestEntry]) -> [String] {
    let slow = entries.filter { $0.milliseconds > Self.slow }
      .sorted { ($1.milliseconds, $0.id) < ($0.milliseconds, $1.id) }
    guard !slow.isEmpty else { return [] }
    let some = slow.prefix(5).map { entry in
      let tenths = (entry.milliseconds + 50) / 100
      return "  \(entry.id) \(tenths / 10).\(tenths % 10) s"
    }
    return ["\(slow.count) of \(entries.count) snapshots took more than a second, the slowest:"]
      + some
  }
}
