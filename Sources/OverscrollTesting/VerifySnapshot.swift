import Foundation
import Testing

/// The same as `assertSnapshot`, as a value: no test hears of it.
///
/// - Parameters:
///   - screen: is built and played afresh.
///   - strategy: what to take of the screen.
///   - name: of the golden in its test; see `assertSnapshot`.
///   - mode: when to write goldens; nil is what the environment says (`RecordMode`).
///   - tolerance: what counts as the same pixel.
///   - directory: where the golden lies; see `assertSnapshot`.
///   - fileID: tells tests of one name apart.
///   - filePath: of the call; the golden lies beside it.
///   - testName: the first part of the golden's name.
///   - tellProblems: told what could not be shown as the screen meant it, also if there is nothing.
/// - Throws: what the screen throws while it is built and played: `StageError`, `InvalidTimeline`,
///   `RecordingError`, `CodecError` for pictures that no file holds, and its own errors.
@MainActor
public func verifySnapshot(
  of screen: ScriptedScreen, as strategy: SnapshotStrategy, named name: String? = nil,
  record mode: RecordMode? = nil, tolerance: Tolerance = .exact, directory: String? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, tellProblems: ([String]) -> Void = { _ in }
) throws -> SnapshotResult {
  if name == nil, Test.current?.isParameterized == true || isRepeated(CommandLine.arguments) {
    return .failed(SnapshotFailure(.needsName, golden: testName))
  }
  let environment: SnapshotEnvironment
  do {
    environment = try SnapshotEnvironment.process.get()
  } catch {
    return .failed(SnapshotFailure(.environment(error), golden: testName))
  }
  let test = SnapshotTest(
    testName: testName, fileID: "\(fileID)", filePath: "\(filePath)")
  return try verifySnapshot(
    of: screen, as: strategy, named: name, record: mode, tolerance: tolerance,
    directory: directory, filePath: "\(filePath)", test: test, in: environment,
    registry: .process, tellProblems: tellProblems)
}

/// Swift Testing runs a test again under these options, and says so nowhere else: numbers would go
/// on where they ended.
private func isRepeated(_ arguments: [String]) -> Bool {
  arguments.contains { $0.hasPrefix("--repetitions") || $0.hasPrefix("--repeat-until") }
}

/// With everything as an argument.
@MainActor
package func verifySnapshot(
  of screen: ScriptedScreen, as strategy: SnapshotStrategy, named name: String? = nil,
  record mode: RecordMode? = nil, tolerance: Tolerance = .exact, directory: String? = nil,
  filePath: String, test: SnapshotTest, in environment: SnapshotEnvironment,
  registry: SnapshotRegistry, tellProblems: ([String]) -> Void = { _ in }
) throws -> SnapshotResult {
  precondition(PictureComparison.provesItself, "the comparer takes different pictures for equal")
  let played = try strategy.play(screen)
  tellProblems(played.problems)
  let folder = GoldenFile.folder(
    directory: directory, filePath: filePath, environment: environment)
  let last = name ?? "\(registry.number(for: test, in: folder))"
  let golden = GoldenFile(
    folder: folder, filePath: filePath,
    name: (test.suites + [test.name, last]).joined(separator: "."),
    pathExtension: played.artifact.pathExtension)
  let bytes = try played.artifact.encoded()
  guard registry.claim(golden.path, contents: bytes) else {
    return .failed(SnapshotFailure(.nameTaken, golden: golden.path))
  }
  return try SnapshotVerification(
    artifact: played.artifact, bytes: bytes, record: GoldenRecord(fonts: played.fonts),
    library: screen.fonts, isNameless: played.isNameless, golden: golden, tolerance: tolerance,
    mode: mode ?? environment.record, artifacts: environment.artifacts(forTestsIn: filePath)
  ).result()
}
