public import Snapshots

/// Compares a value's text with its golden file and fails the running test if they differ.
///
/// ```swift
/// @MainActor @Test func request() {
///   assertSnapshot(of: model, as: .dump)
///   assertSnapshot(of: model, as: .json, named: "json")
/// }
/// ```
///
/// Goldens are named and recorded as those of screens.
///
/// - Parameters:
///   - value: The value.
///   - strategy: The conversion to a text. Its error fails the test.
///   - name: The name of the golden within its test; nil for the next number from 1.
///   - mode: The rule for writing goldens. Nil uses that of the scope or the environment
///     (`RecordMode`).
///   - directory: The directory of the golden; nil for the one next to the test's source.
///   - fileID: The file of the call, for the report.
///   - filePath: The path of the call; the golden is stored next to it.
///   - testName: The first part of the golden's name.
///   - line: The line of the call, for the report.
///   - column: The column of the call, for the report.
@MainActor
public func assertSnapshot<Value>(
  of value: Value, as strategy: TextStrategy<Value>, named name: String? = nil,
  record mode: RecordMode? = nil, directory: String? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let report = SnapshotReport(
    fileID: fileID, filePath: filePath, line: line, column: column, runner: .current)
  report.run {
    try SnapshotRequest(
      of: value, as: strategy, named: name, record: mode, directory: directory,
      filePath: "\(filePath)", line: line
    ).playInRunningTest(fileID: "\(fileID)", testName: testName, tellProblems: report.warn)
      .result(tellProblems: report.warn)
  }
}

/// Compares a value's text with the text that a closure at the call returns, and fails the running
/// test if they differ.
///
/// ```swift
/// @Test func numbers() {
///   assertInlineSnapshot(of: [1, 2], as: .dump) {
///     """
///     ▿ 2 elements
///       - 1
///       - 2
///
///     """
///   }
/// }
/// ```
///
/// Without the closure, the test fails, and the closure is written to the source after all tests
/// (`RecordMode` has the rules). Sources are never changed while tests run.
///
/// - Parameters:
///   - value: The value.
///   - strategy: The conversion to a text. Its error fails the test.
///   - mode: The rule for writing. Nil uses that of the scope or the environment.
///   - expected: Returns the text; nil if it has not been written yet.
///   - fileID: The file of the call, for the report.
///   - filePath: The path of the call.
///   - function: The function of the call, for the report.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertInlineSnapshot<Value>(
  of value: Value, as strategy: TextStrategy<Value>, record mode: RecordMode? = nil,
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
  column: UInt = #column
) {
  InlineSnapshotCheck(
    fileID: fileID, filePath: filePath, function: "\(function)", line: line, column: column
  ).run(mode: mode ?? SnapshotScope.current.record, expected: expected?()) {
    try strategy.text(value)
  }
}
