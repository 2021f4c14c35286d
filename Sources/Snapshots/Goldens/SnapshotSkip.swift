/// A golden that could not be compared where goldens may be recorded: `RecordMode.never` makes a
/// failure of it.
public struct SnapshotSkip: Hashable, Sendable {
  /// The golden's path.
  public let golden: String
  /// Fonts that the golden was recorded with and that are not here, as `name digest`.
  public let missing: [String]
  /// The fonts in use, likewise.
  public let found: [String]
}

extension SnapshotSkip: CustomStringConvertible {
  /// One sentence.
  public var description: String {
    "skipped: the golden \(golden) was recorded with \(missing.joined(separator: ", ")), "
      + "here is \(found.isEmpty ? "no such font" : found.joined(separator: ", "))"
  }
}
