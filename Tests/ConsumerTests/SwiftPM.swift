import Foundation

/// Runs `swift` and `git` in one folder.
struct SwiftPM: Sendable {
  struct Failure: Error, CustomStringConvertible {
    let command: [String]
    let status: Int32
    let output: String

    var description: String {
      "`\(command.joined(separator: " "))` ended with \(status):\n\(output.suffix(4000))"
    }
  }

  let folder: URL
  var environment: [String: String] = [:]

  /// Runs a command and returns its standard output.
  ///
  /// - Throws: `Failure` with both outputs if the exit status is not 0.
  @discardableResult
  func run(_ command: String...) throws -> String { try run(command) }

  /// Runs a command given as an array and returns its standard output.
  @discardableResult
  func run(_ command: [String]) throws -> String {
    let (status, text, words) = try result(command)
    guard status == 0 else {
      throw Failure(command: command, status: status, output: text + words)
    }
    return text
  }

  /// Runs a command that may fail, and returns its exit status and both outputs.
  func outcome(_ command: String...) throws -> (status: Int32, text: String) {
    let (status, text, words) = try result(command)
    return (status, text + words)
  }

  private func result(
    _ command: [String]
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Both pipes are read at once, on two threads: a full pipe would block the program.
    let late = LateData()
    let reader = Thread { late.fill(from: errors.fileHandleForReading) }
    reader.start()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let words = String(decoding: late.wait(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text, words)
  }
}

/// Data that is read on another thread.
private final class LateData: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private var data = Data()

  func fill(from file: FileHandle) {
    data = file.readDataToEndOfFile()
    done.signal()
  }

  /// Waits for the end of the data and returns it. Call this method once.
  func wait() -> Data {
    done.wait()
    return data
  }
}
