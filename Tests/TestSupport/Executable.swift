package import Foundation

/// A program, run as its users run it: no terminal, no input, a directory of its own.
package struct Executable: Sendable {
  package let url: URL

  package init(url: URL) { self.url = url }

  /// The `overscroll` that was built beside these tests; nil if it was not.
  package static let overscroll: Executable? = {
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

  /// The bundle of these very tests, which is a program on Linux; nil elsewhere.
  package static let testBundle: Executable? = {
    guard let path = CommandLine.arguments.first, path.hasSuffix(".xctest") else { return nil }
    let url = URL(filePath: path).absoluteURL
    return FileManager.default.isExecutableFile(atPath: url.path) ? Executable(url: url) : nil
  }()

  /// A program on the path; nil if it is not installed.
  package static func named(_ name: String) -> Executable? { all(named: name).first }

  /// Every program of this name on the path, the one that a shell would run first.
  static func all(named name: String) -> [Executable] {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(filePath: "\($0)/\(name)") }
      .filter { FileManager.default.isExecutableFile(atPath: $0.path) }
      .map { Executable(url: $0) }
  }

  package static let ffmpeg = named("ffmpeg")
  package static let gifsicle = named("gifsicle")
  package static let giftext = named("giftext")
  package static let hbShape = named("hb-shape")
  package static let chromium = named("chromium")
  package static let python = named("python3")
  /// The first `python3` whose Pillow reads animated WebP: the system's package serves the
  /// system's Python, which others may hide (pyenv, Homebrew).
  package static let pythonWithPillow = all(named: "python3").first { python in
    let check = "from PIL import Image, features; assert features.check('webp')"
    guard let folder = try? Folder() else { return false }
    return (try? python.run(["-c", check], in: folder))?.status == 0
  }
  package static let pdfToCairo = named("pdftocairo")
  package static let rsvgConvert = named("rsvg-convert")
  package static let parallel = named("parallel")
  package static let ninja = named("ninja")
  package static let sbatch = named("sbatch")
  /// Runs programs for this kind of processor on a simpler one; nil on others.
  package static let emulator: Executable? = {
    #if arch(x86_64)
      named("qemu-x86_64")
    #else
      nil
    #endif
  }()
  package static let swiftCompiler = named("swiftc")

  package struct Outcome {
    /// Negative: the signal that ended it.
    package var status: Int32
    package var output: [UInt8]
    package var errors: String

    package var text: String { String(decoding: output, as: UTF8.self) }
    package var lines: [String] { text.split(separator: "\n").map(String.init) }
  }

  package struct Failure: Error {
    package let status: Int32
    package let errors: String
  }

  package func process(
    _ arguments: [String], in folder: Folder, environment: [String: String] = [:]
  ) -> Process {
    if url.lastPathComponent == "overscroll" { CallRecord.current?.note(arguments) }
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    var variables = ProcessInfo.processInfo.environment
    for name in ["CI", "TERM", "COLUMNS"] { variables[name] = nil }
    // A test is about what is drawn, not about what another drew before it.
    variables["OVERSCROLL_NO_CACHE"] = "1"
    process.environment = variables.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    return process
  }

  /// Files take what it says, so that neither stream can fill up and block it.
  package func run(
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

  /// What it prints when it is run on a file of these bytes, put where `FILE` stands.
  ///
  /// - Throws: `Failure` if it does not end with 0.
  package func output(
    _ arguments: [String], file bytes: [UInt8], suffix: String
  ) throws -> [UInt8] {
    let folder = try Folder()
    let file = "\(folder.path)/file.\(suffix)"
    try Data(bytes).write(to: URL(filePath: file))
    let outcome = try run(arguments.map { $0 == "FILE" ? file : $0 }, in: folder)
    guard outcome.status == 0 else {
      throw Failure(status: outcome.status, errors: outcome.errors)
    }
    return outcome.output
  }
}
