/// A golden that was written.
public struct SnapshotRecording: Hashable, Sendable {
  /// The path of the golden.
  public let golden: String
  /// Whether the golden replaced an existing one.
  public let replaced: Bool

  package init(golden: String, replaced: Bool) { (self.golden, self.replaced) = (golden, replaced) }
}

extension SnapshotRecording: CustomStringConvertible {
  /// One sentence for people.
  public var description: String {
    replaced
      ? "the golden \(golden) was recorded again; check it, then run the test again"
      : "there was no golden; \(golden) was recorded: check it, then run the test again"
  }
}
