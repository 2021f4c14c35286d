import Foundation
import Snapshots

extension SnapshotEnvironment {
  /// This process's. `swift test` starts one process for XCTest and one for Swift Testing: what they have
  /// in common is that they are its children.
  static let process = Result { () throws(SnapshotEnvironmentError) in
    var environment = try SnapshotEnvironment(ProcessInfo.processInfo.environment)
    environment.run = SnapshotRun(
      id: "\(getppid())", isWhole: !leavesOut(CommandLine.arguments))
    return environment
  }

  /// Swift Testing's options to choose tests; XCTest is told names of tests.
  private static func leavesOut(_ arguments: [String]) -> Bool {
    let isSwiftTesting = arguments.contains("--testing-library")
    return arguments.contains { $0.hasPrefix("--filter") || $0.hasPrefix("--skip") }
      || !isSwiftTesting && arguments.count > 1
  }
}
