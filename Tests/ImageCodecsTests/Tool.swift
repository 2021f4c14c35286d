import Foundation

/// A decoder that this project did not write, if it is installed.
struct Tool: Sendable {
  let url: URL

  init?(_ name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let candidates = folders.map { URL(fileURLWithPath: "\($0)/\(name)") }
    guard
      let found = candidates.first(where: {
        FileManager.default.isExecutableFile(atPath: $0.path)
      })
    else { return nil }
    url = found
  }

  static let ffmpeg = Tool("ffmpeg")
  static let gifsicle = Tool("gifsicle")
  static let giftext = Tool("giftext")
  static let python = Tool("python3")

  struct Failure: Error { let status: Int32 }

  /// What the tool prints when it is run on a file of these bytes, put where `FILE` stands.
  func output(_ arguments: [String], file bytes: [UInt8], suffix: String) throws -> [UInt8] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("overscroll-\(UUID().uuidString).\(suffix)")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = url
    process.arguments = arguments.map { $0 == "FILE" ? file.path : $0 }
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(status: process.terminationStatus)
    }
    return Array(output)
  }
}
