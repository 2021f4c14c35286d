public import Snapshots

/// Compares a screen with its golden file and fails the running test of Swift Testing or XCTest if
/// they differ.
///
/// Missing images, glyphs and fonts cause a failure and are never recorded. Conflicting constraints
/// cause a warning, even if the golden matches.
///
/// ```swift
/// @MainActor @Test func collapses() {
///   let screen = ScriptedScreen(timeline: [.fling(by: -300, over: 0.15), .settle]) {
///     ProfileController()
///   }
///   assertSnapshot(of: screen, as: .frame(at: .end))
///   assertSnapshot(of: screen, as: .trace(every: 10))
/// }
/// ```
///
/// The first run finds no golden. It writes one and fails, so that an unseen picture does not pass
/// as checked. A failure names the differences, attaches and writes the pictures, and prints the
/// command that accepts the change. If no test is running, the program stops, because the failure
/// could not be reported.
///
/// - Parameters:
///   - subject: A scripted screen, which is built and played from the start, a controller, a view,
///     or a bitmap.
///   - strategy: The part of the screen to capture.
///   - name: The name of the golden within its test. Without one, the assertions of a test are
///     numbered from 1. Tests with arguments and repeated tests need names.
///   - mode: The rule for writing goldens. Nil uses that of the scope or the environment
///     (`RecordMode`).
///   - tolerance: The accepted difference between pictures. Nil uses that of the scope, or else
///     `.exact`. Sizes, texts and frame delays must always be equal.
///   - directory: The directory of the golden. Nil is `OVERSCROLL_GOLDENS_DIR/<TestFile>` if that
///     variable is set, else `__Snapshots__/<TestFile>` next to the test's source.
///   - fileID: The file of the call, for the report.
///   - filePath: The path of the call; the golden is stored next to it.
///   - testName: The first part of the golden's name.
///   - line: The line of the call, for the report.
///   - column: The column of the call, for the report.
@MainActor
public func assertSnapshot(
  of subject: some SnapshotSubject, as strategy: SnapshotStrategy, named name: String? = nil,
  record mode: RecordMode? = nil, tolerance: Tolerance? = nil, directory: String? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let request = SnapshotRequest(
    of: subject, as: strategy, named: name, record: mode, tolerance: tolerance,
    directory: directory, filePath: "\(filePath)", line: line)
  SnapshotAssertion(
    [request], fileID: fileID, filePath: filePath, testName: testName, line: line, column: column
  ).run()
}

/// Compares a screen with its golden file, for tests that are `async`.
///
/// The picture is drawn and compared on another core, if one exists, while the main actor is free
/// for other tests.
///
/// ```swift
/// @Test func collapses() async {
///   await assertSnapshot(of: screen, as: .animation(fps: 20))
/// }
/// ```
@MainActor
public func assertSnapshot(
  of subject: some SnapshotSubject, as strategy: SnapshotStrategy, named name: String? = nil,
  record mode: RecordMode? = nil, tolerance: Tolerance? = nil, directory: String? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) async {
  let request = SnapshotRequest(
    of: subject, as: strategy, named: name, record: mode, tolerance: tolerance,
    directory: directory, filePath: "\(filePath)", line: line)
  await SnapshotAssertion(
    [request], fileID: fileID, filePath: filePath, testName: testName, line: line, column: column
  ).run()
}
