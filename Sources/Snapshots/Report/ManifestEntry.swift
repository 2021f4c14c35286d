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
  /// How long it took to play, draw and compare, by the wall's clock. Reports do not show it: they are the
  /// same for every run of the same screens.
  package var milliseconds = 0

  package init(
    id: String, verdict: Verdict, suite: String, test: String, file: String, line: UInt,
    golden: String, words: String = ""
  ) {
    (self.id, self.verdict, self.words) = (id, verdict, words)
    (self.suite, self.test, self.file, self.line) = (suite, test, file, line)
    self.golden = golden
  }
}
