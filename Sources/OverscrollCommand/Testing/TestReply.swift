import HeadlessXCTest
import Snapshots

/// The answer of a child process to a request, or the failures of a class.
struct TestReply: Codable {
  /// All tests of the target.
  var tests: [TestID] = []
  /// The test classes whose objects need values, so that they cannot run.
  var unmade: [String] = []
  var outcome: TestOutcome?
  /// The inline snapshots that the test made.
  var inlineSnapshots: [InlineSnapshotEdit] = []
  /// The failures of a class's `tearDown()`, which are sent when they occur. Empty in answers.
  var classFailures: [TestRecord.Failure] = []
  /// Whether the process ends after this answer, because its test cannot continue.
  var isLast = false
  /// The failure of the request itself.
  var fault: String?
}
