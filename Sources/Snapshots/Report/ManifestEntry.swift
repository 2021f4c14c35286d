/// What became of one snapshot in the last run: a line of its manifest.
package struct ManifestEntry: Codable, Hashable, Sendable {
  package enum Verdict: String, Codable, CaseIterable, Sendable {
    case failed, recorded, skipped, matched
  }

  /// `<TestFile>/<name>.<ending>`.
  package var id: String
  package var verdict: Verdict
  /// The suites and the test, or the scene.
  package var suite: String
  package var test: String
  /// Where the assertion stands.
  package var file: String
  package var line: UInt
  package var golden: String
  /// What the report says to people; empty for a match.
  package var words: String = ""
  /// Pictures and texts that were written to look at.
  package var actual: String?
  package var difference: String?
  package var comparison: String?
  /// `GoldenRecord.text` of the actual; empty without fonts.
  package var record: String = ""
  /// `contentHash` of the actual, so that nothing else is accepted in its place.
  package var hash: String = ""
  /// Where the scroll view is in each frame of an animation that differs.
  package var offsets: [Double] = []
}
