public import Snapshots

/// Compares a screen with its golden file and returns the result instead of failing a test.
///
/// - Parameters:
///   - subject: A scripted screen, which is built and played from the start, a controller, a view,
///     or a bitmap.
///   - strategy: The part of the screen to capture.
///   - name: The name of the golden within its test. See `assertSnapshot`.
///   - mode: The rule for writing goldens. Nil uses that of the scope or the environment
///     (`RecordMode`).
///   - tolerance: The accepted difference between pictures. Nil uses that of the scope, or else
///     `.exact`.
///   - directory: The directory of the golden. See `assertSnapshot`.
///   - fileID: The file of the call, which distinguishes tests with one name.
///   - filePath: The path of the call; the golden is stored next to it.
///   - testName: The first part of the golden's name.
///   - line: The line of the call, for the report.
///   - tellProblems: Receives the problems that prevented a faithful picture, also if none
///     occurred.
/// - Throws: The errors of building and playing the screen: `StageError`, `InvalidTimeline`,
///   `RecordingError`, `CodecError` for pictures that no file can store, and the screen's own
///   errors.
@MainActor
public func verifySnapshot(
  of subject: some SnapshotSubject, as strategy: SnapshotStrategy, named name: String? = nil,
  record mode: RecordMode? = nil, tolerance: Tolerance? = nil, directory: String? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line,
  tellProblems: ([String]) -> Void = { _ in }
) throws -> SnapshotResult {
  try SnapshotRequest(
    of: subject, as: strategy, named: name, record: mode, tolerance: tolerance,
    directory: directory, filePath: "\(filePath)", line: line
  ).playInRunningTest(fileID: "\(fileID)", testName: testName, tellProblems: tellProblems)
    .result(tellProblems: tellProblems)
}
