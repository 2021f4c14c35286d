/// The result of a test.
package struct TestOutcome: Codable, Sendable {
  /// The failures, in their order; empty for a test that passed.
  package var failures: [TestRecord.Failure] = []
  /// The reason of a skipped test, which may be empty; nil for a test that ran.
  package var skipReason: String?
  /// The messages about what the test's screens could not show as intended.
  package var problems: [String] = []
  /// The duration in seconds of real time.
  package var seconds = 0.0

  package init(failures: [TestRecord.Failure] = []) { self.failures = failures }
}
