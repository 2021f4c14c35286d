import Snapshots
import Testing

extension SnapshotRequest {
  /// Plays the screen for the running test, in the environment of the process.
  ///
  /// - Throws: Errors that the screen throws.
  @MainActor
  func playInRunningTest(
    fileID: String, testName: String, tellProblems: ([String]) -> Void
  ) throws -> SnapshotOutcome {
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
      environment = try SnapshotEnvironment.current.get()
    } catch {
      return .known(.failed(SnapshotFailure(.environment(error), golden: testName)))
    }
    return try play(
      in: test, environment: environment, registry: .process, tellProblems: tellProblems)
  }
}

/// Whether Swift Testing repeats tests, which only these options reveal. The numbering of
/// assertions would continue across repetitions.
private func isRepeated(_ arguments: [String]) -> Bool {
  arguments.contains { $0.hasPrefix("--repetitions") || $0.hasPrefix("--repeat-until") }
}
