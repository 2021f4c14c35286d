/// A golden that was written.
public struct SnapshotRecording: Hashable, Sendable {
  /// The golden's path.
  public let golden: String
  /// Whether another one was there before.
  public let replaced: Bool
}

extension SnapshotRecording: CustomStringConvertible {
  /// One sentence.
  public var description: String {
    replaced
      ? "the golden \(golden) was recorded anew; look at it, then run the test again"
      : "there was no golden; \(golden) was recorded: look at it, then run the test again"
  }
}
