import Foundation
import Snapshots

/// A Swift toolchain on this machine: the compiler and the tools next to it.
package struct SwiftCompiler: Sendable {
  /// The path of `swiftc`.
  package let path: String
  /// The maximum duration of each run, in seconds.
  let timeLimit: Int

  struct Outcome {
    let status: Int32
    /// The combined standard output and standard error.
    let text: String
  }

  /// Uses the compiler that the user names, or else `$SWIFT_EXEC`, or else the first `swiftc` on
  /// the path.
  ///
  /// - Throws: `Failure.noCompiler` if no compiler is found.
  package init(
    named name: String?, timeLimit: Int,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    let given = name ?? environment["SWIFT_EXEC"].flatMap { $0.isEmpty ? nil : $0 }
    let onPath = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
    guard
      let found = (given.map { [$0] } ?? onPath).first(where: {
        FileManager.default.isExecutableFile(atPath: $0)
      })
    else { throw Failure.noCompiler(given) }
    path = found
    self.timeLimit = timeLimit
  }

  /// Returns the target triple that the compiler reports, such as `x86_64-unknown-linux-gnu`.
  ///
  /// - Throws: `Failure.noCompiler` if the compiler does not report it, and the errors of `run`.
  func target(in folder: TemporaryFolder) throws -> String {
    struct Answer: Decodable {
      struct Target: Decodable { let triple: String }
      let target: Target
    }
    let text = try run(path, ["-print-target-info"], in: folder).text
    guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(text.utf8)) else {
      throw Failure.noCompiler(path)
    }
    return answer.target.triple
  }

  /// Writes the symbol graphs of a module to a folder: its own graph, and one for each module whose
  /// types it extends.
  ///
  /// - Throws: `Failure.compilerFailed` with the tool's message, and the errors of `run`.
  func extractSymbolGraph(of module: String, modules: String, to folder: TemporaryFolder) throws {
    let tool = path.directory.appending(file: "swift")
    let arguments = [
      "symbolgraph-extract", "-module-name", module, "-I", modules,
      "-target", try target(in: folder), "-output-dir", folder.path,
      "-minimum-access-level", "public", "-skip-synthesized-members",
    ]
    let outcome = try run(tool, arguments, in: folder)
    guard outcome.status == 0 else { throw Failure.compilerFailed(outcome.text) }
  }

  /// Runs a tool until it ends. Its output is written to a file, so that it cannot block on a full
  /// pipe.
  ///
  /// - Parameter environment: Variables besides those of this program.
  /// - Throws: `Failure.noCompiler` if the tool cannot be started; `.tooSlow` if it was ended
  ///   because of the time limit.
  func run(
    _ tool: String, _ arguments: [String], in folder: TemporaryFolder,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    try folder.write([], to: Self.outputName)
    let output = folder.path.appending(file: Self.outputName)
    guard let handle = FileHandle(forWritingAtPath: output) else {
      throw Failure.cannotWrite(output, .last)
    }
    defer { try? handle.close() }
    let process = Process()
    process.executableURL = URL(filePath: tool)
    process.arguments = arguments
    // Temporary files of an ended compiler are deleted with the folder.
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment) { $1 }.merging(["TMPDIR": folder.path]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do { try process.run() } catch { throw Failure.noCompiler(tool) }
    RunningTool.began(process.processIdentifier)
    defer { RunningTool.ended(process.processIdentifier) }
    guard ended.wait(timeout: .now() + .seconds(timeLimit)) == .success else {
      RunningTool.end(process.processIdentifier)
      throw Failure.tooSlow(tool: tool, seconds: timeLimit)
    }
    let isKilled = process.terminationReason == .uncaughtSignal
    return Outcome(
      status: isKilled ? -process.terminationStatus : process.terminationStatus,
      text: String(decoding: folder.bytes(Self.outputName), as: UTF8.self))
  }

  private static let outputName = "output.txt"
}
