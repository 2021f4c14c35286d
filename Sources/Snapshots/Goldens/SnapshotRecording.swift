import HeadlessUIKit

/// A golden that was written.
public struct SnapshotRecording: Hashable, Sendable {
  /// The path of the golden.
  public let golden: String
  /// Whether the golden replaced an existing one.
  public let replaced: Bool
  /// The reason why text is drawn as boxes, for the first recording of a run; otherwise nil.
  var blockReason: BlockTextReason?

  package init(golden: String, replaced: Bool) { (self.golden, self.replaced) = (golden, replaced) }
}

extension SnapshotRecording: CustomStringConvertible {
  /// One sentence for people.
  public var description: String {
    let text =
      replaced
      ? "the golden \(golden) was recorded again; check it, then run the test again"
      : "there was no golden; \(golden) was recorded: check it, then run the test again"
    return blockReason.map { "\(text)\n\($0.hint)" } ?? text
  }
}

extension BlockTextReason {
  /// The reason, and the way to have letters.
  fileprivate var hint: String {
    switch self {
    case .noLibrary:
      "its text is drawn as boxes, because the snapshot has no fonts; .snapshots(fonts: .system) draws "
        + "letters (for existing tests see SnapshotTestingDefaults)"
    case .noFont:
      "its text is drawn as boxes, because the system font, Inter, was not found; on Debian: apt-get "
        + "install fonts-inter"
    }
  }
}

extension SnapshotResult {
  /// Returns the result. If it is the first recording of a registry with boxes for text, it says
  /// so.
  func explaining(_ reason: BlockTextReason?, _ registry: SnapshotRegistry) -> SnapshotResult {
    guard case .recorded(var recording) = self, let reason, registry.mayExplainBlocks() else {
      return self
    }
    recording.blockReason = reason
    return .recorded(recording)
  }
}
