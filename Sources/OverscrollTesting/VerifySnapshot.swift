public import Snapshots
import Testing

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
  try takeSnapshot(
    of: subject, as: strategy, named: name, record: mode, tolerance: tolerance,
    directory: directory, fileID: "\(fileID)", filePath: "\(filePath)", testName: testName,
    line: line, tellProblems: tellProblems
  ).result(tellProblems: tellProblems)
}

/// Plays the screen of a snapshot in the running test. This is the part that needs the main actor.
@MainActor
func takeSnapshot(
  of subject: some SnapshotSubject, as strategy: SnapshotStrategy, named name: String?,
  record mode: RecordMode?, tolerance: Tolerance?, directory: String?, fileID: String,
  filePath: String, testName: String, line: UInt,
  varied variation: SnapshotVariation = SnapshotVariation(), tellProblems: ([String]) -> Void
) throws -> SnapshotTaking {
  if name == nil, Test.current?.isParameterized == true || isRepeated(CommandLine.arguments) {
    return .known(.failed(SnapshotFailure(.needsName, golden: testName)))
  }
  let test = SnapshotTest(testName: testName, fileID: fileID, filePath: filePath)
  if Test.current == nil, let runner = SnapshotReport.Runner.current {
    if SnapshotRegistry.process.isAmbiguous(test.name, in: filePath) {
      return .known(.failed(SnapshotFailure(.ambiguousTest(test.name), golden: testName)))
    }
    if case .xctest = runner, name == nil, !test.name.hasPrefix("test") {
      return .known(.failed(SnapshotFailure(.noTest(test.name), golden: testName)))
    }
  }
  let environment: SnapshotEnvironment
  do {
    environment = try SnapshotEnvironment.process.get()
  } catch {
    return .known(.failed(SnapshotFailure(.environment(error), golden: testName)))
  }
  return try takeSnapshot(
    of: subject, as: strategy, named: name, record: mode, tolerance: tolerance,
    directory: directory, filePath: filePath, line: line,
    test: test,
    in: environment, registry: .process, varied: variation, tellProblems: tellProblems)
}

/// Whether Swift Testing repeats tests, which only these options reveal. The numbering of
/// assertions would continue across repetitions.
private func isRepeated(_ arguments: [String]) -> Bool {
  arguments.contains { $0.hasPrefix("--repetitions") || $0.hasPrefix("--repeat-until") }
}
