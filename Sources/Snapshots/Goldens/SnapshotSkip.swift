/// A golden that could not be compared in a mode that permits recording. With `RecordMode.never`
/// this is a failure instead.
public struct SnapshotSkip: Hashable, Sendable {
  /// The path of the golden.
  public let golden: String
  /// The fonts of the golden that are not available, as `name digest`.
  public let missing: [String]
  /// The fonts in use, as `name digest`.
  public let found: [String]
}

extension SnapshotSkip: CustomStringConvertible {
  /// One sentence for people.
  public var description: String {
    "skipped: the golden \(golden) was recorded with \(missing.joined(separator: ", ")), "
      + "this machine has \(found.isEmpty ? "no such font" : found.joined(separator: ", "))"
  }
}
