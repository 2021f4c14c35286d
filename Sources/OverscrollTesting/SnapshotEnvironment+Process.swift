import Foundation
import Snapshots

extension SnapshotEnvironment {
  /// The environment of the running test.
  package static var current: Result<SnapshotEnvironment, SnapshotEnvironmentError> {
    ofTests.map(Result.success) ?? process
  }

  /// The environment of this process. `swift test` starts one process for XCTest and one for Swift
  /// Testing, which are parts of one run because they have one parent process.
  private static let process = Result { () throws(SnapshotEnvironmentError) in
    let variables = ProcessInfo.processInfo.environment
    var environment = try SnapshotEnvironment(variables)
    environment.run = SnapshotRun(
      id: parent, isWhole: !selectsTests(CommandLine.arguments), shard: environment.shard)
    // Every package with the library has its plugin, but not every machine has the program.
    let folder = FileManager.default.currentDirectoryPath
    environment.program.words = "swift package --allow-writing-to-package-directory overscroll"
    environment.program.artifacts = usualArtifacts(forTestsIn: "\(folder)/snapshots")
    let start = ContinuousClock.now
    environment.clock = { start.duration(to: .now) }
    do throws(FileFailure) {
      try Shard.writeRunnerFile(variables)
    } catch {
      throw .noShardStatus(error)
    }
    // Test runners do not notify libraries at the end; they leave by `exit`.
    #if canImport(Glibc)
      on_exit({ status, _ in SnapshotEnvironment.end(with: status) }, nil)
    #else
      atexit { SnapshotEnvironment.endRun() }
    #endif
    return environment
  }

  /// The identity of the parent process: its number, which can be reused, and its start time.
  private static var parent: String {
    let number = getppid()
    let status = FileManager.default.contents(atPath: "/proc/\(number)/stat")
    // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: the name can contain any
    // characters, so parse after the last bracket. The start time is the 20th field after it.
    let fields = status.map { String(decoding: $0, as: UTF8.self) }?.split(separator: ")").last?
      .split(separator: " ")
    return "\(number)" + (fields.flatMap { $0.count > 19 ? "-\($0[19])" : nil } ?? "")
  }

  #if canImport(Glibc)
    /// Makes a successful run fail if assertions failed or were not completed.
    private static func end(with status: Int32) {
      endRun()
      guard status == 0, let words = AssertionLedger.process.failureReason else { return }
      FileHandle.standardError.write(Data("error: \(words)\n".utf8))
      fflush(nil)
      _exit(1)
    }
  #endif

  /// Ends the process's part of the run and prints its summary.
  private static func endRun() {
    guard let run = try? process.get().run else { return }
    do {
      let summary = RunSummary(try SnapshotManifest.end(run))
      FileHandle.standardError.write(Data(summary.lines.map { $0 + "\n" }.joined().utf8))
    } catch {
      FileHandle.standardError.write(Data("the manifest cannot be written: \(error)\n".utf8))
    }
  }

  /// Whether the arguments of a test process restrict the run to some tests: Swift Testing has
  /// options for that, and XCTest gets the names of tests. Swift Testing gets all options of
  /// `swift test`, among them `--skip-build`.
  package static func selectsTests(_ arguments: [String]) -> Bool {
    let isSwiftTesting = arguments.contains("--testing-library")
    let selects = ["--filter", "--skip"].contains { option in
      arguments.contains { $0 == option || $0.hasPrefix(option + "=") }
    }
    return selects || !isSwiftTesting && arguments.count > 1
  }
}
