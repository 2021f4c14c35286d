import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// A program, run as its users run it: no terminal, a directory of its own.
struct Executable {
  let url: URL

  /// The `overscroll` that was built beside these tests; nil if it was not.
  static let overscroll: Executable? = {
    // The test bundle, or the runner that loaded it.
    let arguments = CommandLine.arguments.filter { $0.contains(".xctest") }
    let places =
      [Bundle.main.executableURL].compactMap(\.self) + arguments.map { URL(filePath: $0) }
    for place in places {
      var folder = place.deletingLastPathComponent()
      while folder.path.contains(".xctest") { folder.deleteLastPathComponent() }
      let candidate = folder.appending(path: "overscroll")
      if FileManager.default.isExecutableFile(atPath: candidate.path) {
        return Executable(url: candidate)
      }
    }
    return nil
  }()

  /// A program on the path; nil if it is not installed.
  static func named(_ name: String) -> Executable? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(filePath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
      .map { Executable(url: $0) }
  }

  struct Outcome {
    var status: Int32
    var output: [UInt8]
    var errors: String
    var lines: [String] {
      String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  func process(
    _ arguments: [String], in folder: Folder, environment: [String: String] = [:]
  ) -> Process {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    var variables = ProcessInfo.processInfo.environment
    for name in ["CI", "TERM", "COLUMNS"] { variables[name] = nil }
    process.environment = variables.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    return process
  }

  /// Files take what it says, so that neither stream can fill up and block it.
  func run(
    _ arguments: [String], in folder: Folder, input: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = process(arguments, in: folder, environment: environment)
    let streams = try Folder()
    process.standardOutput = try streams.handle("output")
    process.standardError = try streams.handle("errors")
    if let input {
      try streams.write("input", input)
      process.standardInput = try FileHandle(
        forReadingFrom: URL(filePath: "\(streams.path)/input"))
    }
    try process.run()
    process.waitUntilExit()
    let status = process.terminationStatus
    return Outcome(
      status: process.terminationReason == .uncaughtSignal ? -status : status,
      output: try streams.bytes("output"),
      errors: String(decoding: try streams.bytes("errors"), as: UTF8.self))
  }
}

/// A directory of its own for one test, gone with the value.
final class Folder {
  let path: String

  init() throws {
    path = "\(NSTemporaryDirectory())/overscroll-command-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func handle(_ file: String) throws -> FileHandle {
    try write(file, "")
    return try FileHandle(forWritingTo: URL(filePath: "\(path)/\(file)"))
  }

  func write(_ file: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(path)/\(file)"))
  }

  func bytes(_ file: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: "\(path)/\(file)")))
  }

  /// Names of everything in it, hidden files included, sorted.
  var files: [String] {
    (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted()
  }
}

/// The tests of the program are skipped, with this reason, where it was not built.
let needsProgram: Comment = "the executable 'overscroll' was not built beside the tests"
