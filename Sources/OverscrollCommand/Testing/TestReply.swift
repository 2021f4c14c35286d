import HeadlessXCTest

/// The answer of a child process to a request.
struct TestReply: Codable {
  /// All tests of the target.
  var tests: [TestID] = []
  /// The test classes whose objects need values, so that they cannot run.
  var unmade: [String] = []
  var outcome: TestOutcome?
  /// The failures of classes that have ended since the last answer.
  var classFailures: [TestRecord.Failure] = []
  /// Whether the process ends after this answer, because its test cannot continue.
  var isLast = false
  /// The failure of the request itself.
  var fault: String?
}
