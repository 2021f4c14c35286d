/// A snapshot that is not its golden.
public struct SnapshotFailure: Sendable {
  /// What is different, or why nothing could be compared.
  public let verdict: SnapshotVerdict
  /// The golden's path; the test's name where there can be none.
  public let golden: String
  /// Files that were written to look at; nil where there is nothing to show, or it could not be
  /// written (`unwritten`).
  public internal(set) var actual, difference: String?
  /// Expected, actual and difference side by side, likewise.
  public internal(set) var comparison: String?
  /// `contentHash` of the bytes of `actual`; empty where there are none.
  var hash = ""
  /// What stands beside `actual`: the fonts it was set in.
  var record: String?
  /// Of an animation, where its scroll view is frame by frame.
  var offsets: [Double] = []
  /// Text libraries that have another version than the golden's, as `HarfBuzz 6.0.0, now 8.3.0`.
  public internal(set) var libraries: [String] = []
  /// Why there are no files to look at.
  public internal(set) var unwritten: FileFailure?
  /// The same pictures for the test's report, and the reference.
  package internal(set) var attachments: [(name: String, bytes: [UInt8])] = []

  package init(_ verdict: SnapshotVerdict, golden: String) {
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
    if let comparison { lines.append("comparison: \(comparison)") }
    if let unwritten { lines.append("not saved:  \(unwritten)") }
    if let actual {
      let fonts = record.map { " && cp \(shell($0)) \(shell("\(golden).fonts"))" } ?? ""
      lines.append(
        "accept:     mkdir -p \(shell(folder)) && cp \(shell(actual)) \(shell(golden))\(fonts)")
    }
    return lines.joined(separator: "\n")
  }

  private var folder: String { String(golden[..<(golden.lastIndex(of: "/") ?? golden.endIndex)]) }

  private func shell(_ path: String) -> String {
    "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
