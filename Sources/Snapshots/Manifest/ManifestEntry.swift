import Foundation

/// The result of one snapshot in the last run, as a line of its manifest.
package struct ManifestEntry: Codable, Hashable, Sendable {
  package enum Verdict: String, Codable, CaseIterable, Sendable {
    case failed, recorded, skipped, matched
  }

  /// The identifier, `<TestFile>/<name>.<ending>`.
  package var id: String
  package var verdict: Verdict
  /// The suites and the test, or the scene.
  package var suite: String
  package var test: String
  /// The place of the assertion.
  package var file: String
  package var line: UInt
  package var golden: String
  /// The message for people; empty for a match.
  package var words: String = ""
  /// The paths of the pictures and texts written for people to look at.
  package var actual: String?
  package var difference: String?
  package var comparison: String?
  /// The path of the `CourseFile` with the course of the script that led to a failure.
  package var course: String?
  /// The kind of difference from a picture of iOS; nil for snapshots that were not compared with
  /// one. Such pictures are never replaced.
  package var foreignKind: ForeignKind?
  /// The distance from the picture of iOS; nil without one of equal size.
  package var foreignMeasure: ForeignMeasure?
  /// The `GoldenRecord.text` of the actual snapshot; empty without fonts.
  package var record: String = ""
  /// The `contentHash` of the actual snapshot, which must be unchanged when it is accepted.
  package var hash: String = ""
  /// The scroll view's offset in each frame of an animation that differs.
  package var offsets: [Double] = []
  /// The time for playing, drawing and comparing, in milliseconds of real time. Reports do not show
  /// it, so that they are equal for every run of equal screens.
  package var milliseconds = 0

  package init(
    id: String, verdict: Verdict, suite: String, test: String, file: String, line: UInt,
    golden: String, words: String = ""
  ) {
    (self.id, self.verdict, self.words) = (id, verdict, words)
    (self.suite, self.test, self.file, self.line) = (suite, test, file, line)
    self.golden = golden
  }

  /// Returns the path of the first symbolic link among the folders of the entry's pictures; nil
  /// without one.
  ///
  /// - Parameter known: The paths of folders that are no links, to which this adds others.
  func folderLink(in artifacts: String, known: inout Set<String>) -> String? {
    var path = artifacts
    for name in id.split(separator: "/").dropLast() {
      path += "/\(name)"
      guard known.insert(path).inserted else { continue }
      var status = stat()
      if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK { return path }
    }
    return nil
  }

  /// Whether a text can be an identifier: names that are neither empty nor `.` or
  /// `..`, separated by `/`, the last with an ending.
  static func isIdentifier(_ text: String) -> Bool {
    let names = text.split(separator: "/", omittingEmptySubsequences: false)
    guard names.count > 1, let last = names.last, !last.hasPrefix(".") else { return false }
    return names.allSatisfy { !["", ".", ".."].contains($0) && !$0.utf8.contains(0) }
      && !(String(last) as NSString).pathExtension.isEmpty
  }
}
