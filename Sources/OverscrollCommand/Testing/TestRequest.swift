import HeadlessXCTest

/// A request to a child process for the list of the tests, or for the run of one.
struct TestRequest: Codable {
  /// The index of the target.
  let target: Int
  /// The identifier of the run that the snapshots belong to.
  let run: String
  /// The test to run; nil for the list.
  var test: TestID?
}
