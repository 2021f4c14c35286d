/// A snapshot that is not its golden.
public struct SnapshotFailure: Sendable {
  /// What is different, or why nothing could be compared.
  public let verdict: SnapshotVerdict
  /// The golden's path; the test's name where there can be none.
  public let golden: String
  /// Files that were written to look at; nil where there is nothing to show, or it could not be
  /// written (`unwritten`).
  public internal(set) var actual, difference: String?
  /// Text libraries that have another version than the golden's, as `HarfBuzz 6.0.0, now 8.3.0`.
  public internal(set) var libraries: [String] = []
  /// Why there are no files to look at.
  public internal(set) var unwritten: FileFailure?
  /// The same pictures for the test's report, and the reference.
  var attachments: [(name: String, bytes: [UInt8])] = []

  init(_ verdict: SnapshotVerdict, golden: String) {
    self.verdict = verdict
    self.golden = golden
  }
}

extension SnapshotFailure: CustomStringConvertible {
  /// The verdict first, then what may explain it, then paths, then the one command that accepts the change.
  public var description: String {
    var lines = [verdict.description]
    if !libraries.isEmpty { lines.append("libraries:  \(libraries.joined(separator: "; "))") }
    if golden.contains("/") { lines.append("golden:     \(golden)") }
    if let actual { lines.append("actual:     \(actual)") }
    if let difference { lines.append("difference: \(difference)") }
    if let unwritten { lines.append("not saved:  \(unwritten)") }
    if let actual {
      lines.append("accept:     mkdir -p \(shell(folder)) && cp \(shell(actual)) \(shell(golden))")
    }
    return lines.joined(separator: "\n")
  }

  private var folder: String { String(golden[..<(golden.lastIndex(of: "/") ?? golden.endIndex)]) }

  private func shell(_ path: String) -> String {
    "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
