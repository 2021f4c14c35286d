import Foundation
import Snapshots

/// A Swift toolchain on this machine: the compiler, and the tools beside it.
package struct SwiftCompiler: Sendable {
  /// Of `swiftc`.
  package let path: String
  /// Seconds that each of its runs may take.
  let timeLimit: Int

  struct Outcome {
    let status: Int32
    /// Both streams.
    let text: String
  }

  /// The compiler a user names, else `$SWIFT_EXEC`, else the first `swiftc` on the path.
  ///
  /// - Throws: `Failure.noCompiler` if there is none.
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

  /// What code is compiled for, as the compiler says it: `x86_64-unknown-linux-gnu`.
  ///
  /// - Throws: `Failure.noCompiler` if it does not say it, else as `run`.
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

  /// Writes the symbol graphs of a module to a folder: its own, and one for each module whose types
  /// it adds to.
  ///
  /// - Throws: `Failure.compilerFailed` with the tool's words if it cannot, else as `run`.
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

  /// Runs a tool to its end. What it says goes through a file, so that it cannot block.
  ///
  /// - Throws: `Failure.noCompiler` if it cannot be started, `.tooSlow` if it takes too long: then it
  ///   was ended.
  func run(_ tool: String, _ arguments: [String], in folder: TemporaryFolder) throws -> Outcome {
    try folder.write([], to: Self.outputName)
    let output = folder.path.appending(file: Self.outputName)
    guard let handle = FileHandle(forWritingAtPath: output) else {
      throw Failure.cannotWrite(output, .last)
    }
    defer { try? handle.close() }
    let process = Process()
    process.executableURL = URL(filePath: tool)
    process.arguments = arguments
    // What the compiler leaves when it is ended goes with the folder.
    process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) {
      $1
    }
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
