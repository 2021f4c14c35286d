import Foundation
import Snapshots

extension SnapshotEnvironment {
  /// This process's. `swift test` starts one process for XCTest and one for Swift Testing: what they have
  /// in common is that they are its children.
  static let process = Result { () throws(SnapshotEnvironmentError) in
    let variables = ProcessInfo.processInfo.environment
    var environment = try SnapshotEnvironment(variables)
    environment.run = SnapshotRun(
      id: parent, isWhole: !leavesOut(CommandLine.arguments), shard: environment.shard)
    let start = ContinuousClock.now
    environment.clock = { start.duration(to: .now) }
    do throws(FileFailure) {
      try Shard.tellRunner(variables)
    } catch {
      throw .noShardStatus(error)
    }
    // Runners of tests say nothing to libraries when they are done; they leave by `exit`.
    #if canImport(Glibc)
      on_exit({ status, _ in SnapshotEnvironment.end(with: status) }, nil)
    #else
      atexit { SnapshotEnvironment.endRun() }
    #endif
    return environment
  }

  /// The process that started this one: its number, which another has after it, and when it began.
  private static var parent: String {
    let number = getppid()
    let status = FileManager.default.contents(atPath: "/proc/\(number)/stat")
    // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: the name may hold anything but what
    // follows its last bracket; the start is the 20th of the fields behind it.
    let fields = status.map { String(decoding: $0, as: UTF8.self) }?.split(separator: ")").last?
      .split(separator: " ")
    return "\(number)" + (fields.flatMap { $0.count > 19 ? "-\($0[19])" : nil } ?? "")
  }

  #if canImport(Glibc)
    /// Makes a failure of a run that passed although assertions failed or came to nothing.
    private static func end(with status: Int32) {
      endRun()
      guard status == 0, let words = AssertionLedger.process.complaint else { return }
      FileHandle.standardError.write(Data("error: \(words)\n".utf8))
      fflush(nil)
      _exit(1)
    }
  #endif

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
