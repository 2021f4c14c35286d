public import Snapshots

/// Holds a screen against its golden and fails the running test if they differ: a test of Swift
/// Testing, or of XCTest. Images, glyphs and fonts that are missing make a failure of it and are never
/// recorded; constraints that conflict are a warning, also if the golden matches.
///
///     @MainActor @Test func collapses() {
///       let screen = ScriptedScreen(timeline: [.fling(by: -300, over: 0.15), .settle]) {
///         ProfileController()
///       }
///       assertSnapshot(of: screen, as: .frame(at: .end))
///       assertSnapshot(of: screen, as: .trace(every: 10))
///     }
///
/// The first run finds no golden: it writes one and fails, so that nobody takes an unseen picture for a
/// checked one. A failure names what differs, attaches and writes the pictures, and says which
/// command accepts the change. Where no test runs, the program stops: nobody would hear of a
/// failure.
///
/// - Parameters:
///   - subject: a scripted screen, which is built and played afresh, a controller, a view, a bitmap.
///   - strategy: what to take of the screen.
///   - name: of the golden in its test. Without one, assertions of a test are numbered from 1; tests
///     with arguments and tests that are repeated need names.
///   - mode: when to write goldens; nil is what the scope or the environment says (`RecordMode`).
///   - tolerance: what counts as the same picture; nil is what the scope says, or else `.exact`. Sizes,
///     texts and frame delays must always be equal.
///   - directory: where the golden lies. Nil is `OVERSCROLL_GOLDENS_DIR/<TestFile>` if that is set,
///     else `__Snapshots__/<TestFile>` beside the test's source.
///   - fileID: of the call, for the report.
///   - filePath: of the call; the golden lies beside it.
///   - testName: the first part of the golden's name.
///   - line: of the call, for the report.
///   - column: of the call, for the report.
@MainActor
public func assertSnapshot(
  of subject: some SnapshotSubject, as strategy: SnapshotStrategy, named name: String? = nil,
  record mode: RecordMode? = nil, tolerance: Tolerance? = nil, directory: String? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let report = SnapshotReport(
    fileID: fileID, filePath: filePath, line: line, column: column, runner: .current)
  report.hold {
    try takeSnapshot(
      of: subject, as: strategy, named: name, record: mode, tolerance: tolerance,
      directory: directory, fileID: "\(fileID)", filePath: "\(filePath)", testName: testName,
      line: line, tellProblems: report.warn
    ).result(tellProblems: report.warn)
  }
}

/// The same for tests that are `async`: while the picture is drawn and compared, on another core where there
/// is one, the main actor is free for other tests.
///
///     @Test func collapses() async {
///       await assertSnapshot(of: screen, as: .animation(fps: 20))
///     }
@MainActor
public func assertSnapshot(
  of subject: some SnapshotSubject, as strategy: SnapshotStrategy, named name: String? = nil,
  record mode: RecordMode? = nil, tolerance: Tolerance? = nil, directory: String? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) async {
  let report = SnapshotReport(
    fileID: fileID, filePath: filePath, line: line, column: column, runner: .current)
  AssertionLedger.process.begin()
  defer { AssertionLedger.process.end() }
  do {
    let taking = try takeSnapshot(
      of: subject, as: strategy, named: name, record: mode, tolerance: tolerance,
      directory: directory, fileID: "\(fileID)", filePath: "\(filePath)", testName: testName,
      line: line, tellProblems: report.warn)
    let (result, problems) = try await taking.concurrentResult()
    report.warn(problems)
    report.tell(result)
  } catch {
    report.fail("\(error)")
  }
}
