/// A snapshot that does not match its golden.
public struct SnapshotFailure: Sendable {
  /// The difference, or the reason why nothing could be compared.
  public let verdict: SnapshotVerdict
  /// The path of the golden, or the name of the test if no golden can exist.
  public let golden: String
  /// The paths of the written files; nil if there is nothing to show or if writing failed
  /// (`unwritten`).
  public internal(set) var actual, difference: String?
  /// The path of the picture with expected, actual and difference side by side; nil as for
  /// `actual`.
  public internal(set) var comparison: String?
  /// The `contentHash` of the bytes of `actual`; empty without them.
  var hash = ""
  /// The command that replaces the golden by `actual`; nil if the run writes no manifest.
  var acceptCommand: String?
  /// The scroll view's offset in each frame of an animation.
  var offsets: [Double] = []
  /// The path of the `CourseFile`; nil without one.
  var course: String?
  /// The text libraries with another version than the golden's, for example `HarfBuzz 6.0.0, now
  /// 8.3.0`.
  public internal(set) var libraries: [String] = []
  /// The reason why no files were written.
  public internal(set) var unwritten: FileFailure?
  /// The files as attachments of the test's report, including the reference.
  package internal(set) var attachments: [(name: String, bytes: [UInt8])] = []

  package init(_ verdict: SnapshotVerdict, golden: String) {
    self.verdict = verdict
    self.golden = golden
  }
}

extension SnapshotFailure: CustomStringConvertible {
  /// The verdict, followed by possible explanations, paths, and the command that accepts the
  /// change.
  public var description: String {
    var lines = [verdict.description]
    if !libraries.isEmpty { lines.append("libraries:  \(libraries.joined(separator: "; "))") }
    if golden.contains("/") { lines.append("golden:     \(golden)") }
    if let actual { lines.append("actual:     \(actual)") }
    if let difference { lines.append("difference: \(difference)") }
    if let comparison { lines.append("comparison: \(comparison)") }
    if let unwritten { lines.append("not saved:  \(unwritten)") }
    if actual != nil, let acceptCommand { lines.append("accept:     \(acceptCommand)") }
    return lines.joined(separator: "\n")
  }
}
