package import Foundation

/// A program that tests run as users do: without terminal and input, in a separate directory.
package struct Executable: Sendable {
  package let url: URL

  package init(url: URL) { self.url = url }

  /// The `overscroll` that was built next to these tests, or nil.
  package static let overscroll: Executable? = {
    // The test bundle is the process itself, or is an argument of the runner that loaded it.
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

  /// The bundle of the running tests, which is an executable on Linux. Nil on other systems.
  package static let testBundle: Executable? = {
    guard let path = CommandLine.arguments.first, path.hasSuffix(".xctest") else { return nil }
    let url = URL(filePath: path).absoluteURL
    return FileManager.default.isExecutableFile(atPath: url.path) ? Executable(url: url) : nil
  }()

  /// The absolute path of the folder that contains the program.
  package var folder: String { url.deletingLastPathComponent().path }

  /// Returns a program on the path, or nil if it is not installed.
  package static func named(_ name: String) -> Executable? { all(named: name).first }

  /// Returns all programs of this name on the path, in the order in which a shell finds them.
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
  /// The first `python3` whose Pillow reads animated WebP. The system's Pillow belongs to the
  /// system's Python, which another one may hide (pyenv, Homebrew).
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
  /// Runs programs for this processor type on an emulated, simpler one. Nil on other processor
  /// types.
  package static let emulator: Executable? = {
    #if arch(x86_64)
      named("qemu-x86_64")
    #else
      nil
    #endif
  }()
  package static let swiftCompiler = named("swiftc")

  package struct Outcome {
    /// The exit status. If negative, the signal that ended the program.
    package var status: Int32
    package var output: [UInt8]
    package var errors: String

    package var text: String { String(decoding: output, as: UTF8.self) }
    package var lines: [String] { text.split(separator: "\n").map(String.init) }

    /// The lines that an app's code printed, which the program marks with the name of its folder.
    package func printed(by app: String) -> [String] {
      errors.split(separator: "\n").compactMap { line in
        line.hasPrefix("\(app): ") ? String(line.dropFirst(app.count + 2)) : nil
      }
    }
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
    // A test must see the results of drawing, not those of an earlier test in the cache.
    variables["OVERSCROLL_NO_CACHE"] = "1"
    process.environment = variables.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    return process
  }

  /// Limits the programs that run at once. All tests start together, and dozens of compilers would
  /// take so long that their own limits end them.
  private static let places = DispatchSemaphore(
    value: max(4, 2 * ProcessInfo.processInfo.activeProcessorCount))

  /// The time after which a program is taken to hang, and is ended.
  private static let limit = DispatchTimeInterval.seconds(2400)

  /// Runs the program. Its output is written to files, so that it cannot block on a full pipe.
  package func run(
    _ arguments: [String], in folder: Folder, input: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    Self.places.wait()
    defer { Self.places.signal() }
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
    // Captures the number alone: the queue keeps a cancelled item until its time.
    let end = DispatchWorkItem { [number = process.processIdentifier] in kill(number, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.limit, execute: end)
    process.waitUntilExit()
    end.cancel()
    let status = process.terminationStatus
    return Outcome(
      status: process.terminationReason == .uncaughtSignal ? -status : status,
      output: try streams.bytes("output"),
      errors: String(decoding: try streams.bytes("errors"), as: UTF8.self))
  }

  /// Runs the program on a file of these bytes and returns its output. The file's path replaces the
  /// argument `FILE`.
  ///
  /// - Throws: `Failure` if the exit status is not 0.
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
