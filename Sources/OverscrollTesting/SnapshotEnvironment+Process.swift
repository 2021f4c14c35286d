import Foundation
import Snapshots

extension SnapshotEnvironment {
  /// This process's. `swift test` starts one process for XCTest and one for Swift Testing: what they have
  /// in common is that they are its children.
  static let process = Result { () throws(SnapshotEnvironmentError) in
    let variables = ProcessInfo.processInfo.environment
    var environment = try SnapshotEnvironment(variables)
    environment.run = SnapshotRun(
      id: "\(getppid())", isWhole: !leavesOut(CommandLine.arguments), shard: environment.shard)
    let start = ContinuousClock.now
    environment.clock = { start.duration(to: .now) }
    do throws(FileFailure) {
      try Shard.tellRunner(variables)
    } catch {
      throw .noShardStatus(error)
    }
    // Runners of tests say nothing to libraries when they are done; they leave by `exit`.
    atexit { SnapshotEnvironment.endRun() }
    return environment
  }

  /// Ends the process's part of the run and says what stands out in it.
  private static func endRun() {
    guard let run = try? process.get().run else { return }
    do {
      let summary = RunSummary(try SnapshotManifest.end(run))
      FileHandle.standardError.write(Data(summary.lines.map { $0 + "\n" }.joined().utf8))
    } catch {
      FileHandle.standardError.write(Data("the manifest cannot be written: \(error)\n".utf8))
    }
  }

  /// Swift Testing's options to choose tests; XCTest is told names of tests.
  private static func leavesOut(_ arguments: [String]) -> Bool {
    let isSwiftTesting = arguments.contains("--testing-library")
    return arguments.contains { $0.hasPrefix("--filter") || $0.hasPrefix("--skip") }
      || !isSwiftTesting && arguments.count > 1
  }
}
