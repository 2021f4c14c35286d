/// A golden that was written.
public struct SnapshotRecording: Hashable, Sendable {
  /// The path of the golden.
  public let golden: String
  /// Whether the golden replaced an existing one.
  public let replaced: Bool
  /// The explanations that no earlier recording of the run has.
  var hints: [RecordingHint] = []

  package init(golden: String, replaced: Bool) { (self.golden, self.replaced) = (golden, replaced) }
}

extension SnapshotRecording: CustomStringConvertible {
  /// One sentence for people.
  public var description: String {
    let text =
      replaced
      ? "the golden \(golden) was recorded again; check it, then run the test again"
      : "there was no golden; \(golden) was recorded: check it, then run the test again"
    return ([text] + hints.map(\.rawValue)).joined(separator: "\n")
  }
}
