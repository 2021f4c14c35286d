public import Snapshots
import Testing

/// The same as `assertSnapshot`, as a value: no test hears of it.
///
/// - Parameters:
///   - subject: a scripted screen, which is built and played afresh, a controller, a view, a bitmap.
///   - strategy: what to take of the screen.
///   - name: of the golden in its test; see `assertSnapshot`.
///   - mode: when to write goldens; nil is what the scope or the environment says (`RecordMode`).
///   - tolerance: what counts as the same picture; nil is what the scope says, or else `.exact`.
///   - directory: where the golden lies; see `assertSnapshot`.
///   - fileID: tells tests of one name apart.
///   - filePath: of the call; the golden lies beside it.
///   - testName: the first part of the golden's name.
///   - line: of the call, for the report.
///   - tellProblems: told what could not be shown as the screen meant it, also if there is nothing.
/// - Throws: what the screen throws while it is built and played: `StageError`, `InvalidTimeline`,
///   `RecordingError`, `CodecError` for pictures that no file holds, and its own errors.
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

/// Plays the screen of a snapshot in the running test: the part that needs the main actor.
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

/// Swift Testing runs a test again under these options, and says so nowhere else: numbers would go
/// on where they ended.
private func isRepeated(_ arguments: [String]) -> Bool {
  arguments.contains { $0.hasPrefix("--repetitions") || $0.hasPrefix("--repeat-until") }
}
