import Foundation
import Testing

/// Holds a screen against its golden and records an issue in the running test if they differ. What
/// could not be shown as the screen meant it (images, glyphs and fonts that are missing, constraints
/// that conflict) is recorded as a warning, also if the golden matches.
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
/// command accepts the change.
///
/// - Parameters:
///   - strategy: what to take of the screen.
///   - name: tells goldens of one test and one kind apart; needed in tests with arguments.
///   - mode: when to write goldens; nil is what the environment says (`RecordMode`).
///   - tolerance: what counts as the same pixel. Sizes, texts and frame delays must always be equal.
///   - directory: where the golden lies. Nil is `OVERSCROLL_GOLDENS_DIR/<TestFile>` if that is set,
///     else `__Snapshots__/<TestFile>` beside the test's source.
@MainActor
public func assertSnapshot(
  of screen: ScriptedScreen, as strategy: SnapshotStrategy, named name: String? = nil,
  record mode: RecordMode? = nil, tolerance: Tolerance = .exact, directory: String? = nil,
  fileID: String = #fileID, filePath: String = #filePath, testName: String = #function,
  line: Int = #line, column: Int = #column
) {
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    let result = try verifySnapshot(
      of: screen, as: strategy, named: name, record: mode, tolerance: tolerance,
      directory: directory, filePath: filePath, testName: testName,
      tellProblems: { problems in
        for problem in problems {
          Issue.record("\(problem)", severity: .warning, sourceLocation: location)
        }
      })
    switch result {
    case .matched: return
    case .skipped(let reason):
      Issue.record("\(reason.description)", severity: .warning, sourceLocation: location)
    case .recorded(let recording):
      Issue.record("\(recording.description)", sourceLocation: location)
    case .failed(let failure):
      for file in failure.attachments {
        Attachment.record(file.bytes, named: file.name, sourceLocation: location)
      }
      Issue.record("\(failure.description)", sourceLocation: location)
    }
  } catch {
    Issue.record(error, sourceLocation: location)
  }
}

/// The same as `assertSnapshot`, as a value: nothing is recorded in a test.
///
/// - Parameter tellProblems: told what could not be shown as the screen meant it, also if there is
///   nothing.
/// - Throws: what the screen throws while it is played, and file errors of writing a golden.
@MainActor
public func verifySnapshot(
  of screen: ScriptedScreen, as strategy: SnapshotStrategy, named name: String? = nil,
  record mode: RecordMode? = nil, tolerance: Tolerance = .exact, directory: String? = nil,
  filePath: String = #filePath, testName: String = #function,
  tellProblems: ([String]) -> Void = { _ in }
) throws -> SnapshotResult {
  if name == nil, Test.current?.isParameterized == true {
    return .failed(SnapshotFailure(verdict: .needsName, golden: testName))
  }
  return try verifySnapshot(
    of: screen, as: strategy, named: name, record: mode, tolerance: tolerance,
    directory: directory, filePath: filePath, testName: testName, in: .process,
    tellProblems: tellProblems)
}

/// With the environment as an argument.
@MainActor
package func verifySnapshot(
  of screen: ScriptedScreen, as strategy: SnapshotStrategy, named name: String? = nil,
  record mode: RecordMode? = nil, tolerance: Tolerance = .exact, directory: String? = nil,
  filePath: String, testName: String, in environment: SnapshotEnvironment,
  tellProblems: ([String]) -> Void = { _ in }
) throws -> SnapshotResult {
  precondition(PictureComparison.provesItself, "the comparer takes different pictures for equal")
  let (artifact, fonts, problems) = try strategy.artifact(of: screen)
  tellProblems(problems)
  let golden = GoldenFile(
    directory: directory, filePath: filePath, testName: testName, name: name,
    pathExtension: artifact.pathExtension, environment: environment)
  return try SnapshotVerification(
    artifact: artifact, fonts: fonts, golden: golden, tolerance: tolerance,
    mode: mode ?? environment.record, artifacts: environment.artifacts
  ).result()
}
