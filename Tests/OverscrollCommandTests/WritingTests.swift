import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// A file is written completely or not at all, whatever happens during writing.
@Suite(.needs(.overscroll))
struct WritingTests {
  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
  }

  @Test func aPathThatCannotBeADirectoryIs73() throws {
    try folder.write("a.yaml", scene())
    try folder.write("taken", "")
    for place in ["taken", "taken/out", "/dev/null/out", "/proc/out"] {
      let outcome = try program.run(["render", "a.yaml", "-o", place], in: folder)
      #expect(outcome.status == 73, "\(place): \(outcome.errors)")
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.contains("error: cannot make the directory \(place): "), "\(place)")
    }
    #expect(folder.files == ["a.yaml", "taken"])
  }

  @Test func aDirectoryInTheFilesPlaceIs73() throws {
    try folder.write("a.yaml", scene())
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/out/a.gif/x", withIntermediateDirectories: true)
    let outcome = try program.run(["render", "a.yaml", "-o", "out"], in: folder)
    #expect(outcome.status == 73)
    #expect(folder.files == ["a.yaml", "out", "out/a.gif", "out/a.gif/x"])
  }

  /// Anyone who could place a link in the folder would otherwise choose a file elsewhere to be
  /// overwritten.
  @Test func anOutputStaysInItsFolder() throws {
    try folder.write("a.yaml", scene(outputs: "[{file: sub/b.png, time: end}]"))
    for name in ["out", "elsewhere"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/out/sub", withDestinationPath: "\(folder.path)/elsewhere")
    let outcome = try program.run(["render", "a.yaml", "-o", "out"], in: folder)
    #expect(outcome.status == 73)
    #expect(
      outcome.errors.contains(
        "error: cannot write out/sub/b.png: out/sub is a link, and outputs must stay in"),
      "\(outcome.errors)")
    #expect(!folder.files.contains("elsewhere/b.png"))
  }

  @Test func aPipeInTheFilesPlaceIs73() throws {
    try folder.write("a.yaml", scene(outputs: "[{file: b.png, time: end}]"))
    #expect(mkfifo("\(folder.path)/b.png", 0o600) == 0)
    let outcome = try program.run(["render", "a.yaml"], in: folder)
    #expect(outcome.status == 73)
    #expect(
      outcome.errors.contains("it is a device, pipe or socket"), "\(outcome.errors)")
  }

  /// A limit on file sizes simulates a disk that is full after four kilobytes.
  @Test func aFullDiskIs73AndLeavesTheOldFile() throws {
    try folder.write("a.yaml", scene(outputs: "[{file: a.gif, fps: 30, scale: 2}]"))
    try folder.write("a.gif", "old")
    let shell = Executable(url: URL(filePath: "/bin/sh"))
    let command = "trap '' XFSZ; ulimit -f 8; exec '\(program.url.path)' render a.yaml"
    let outcome = try shell.run(["-c", command], in: folder)
    #expect(outcome.status == 73, "\(outcome.errors)")
    #expect(outcome.errors.contains("cannot write ./a.gif"), "\(outcome.errors)")
    #expect(folder.files == ["a.gif", "a.yaml"])
    #expect(try folder.bytes("a.gif") == Array("old".utf8))
  }

  @Test(.needs(.file("/dev/full")))
  func aFullStandardOutputIs73() throws {
    try folder.write("a.yaml", scene(outputs: "[{file: b.png, time: end}]"))
    let shell = Executable(url: URL(filePath: "/bin/sh"))
    for command in ["render", "trace"] {
      let line = "exec '\(program.url.path)' \(command) a.yaml > /dev/full"
      #expect(try shell.run(["-c", line], in: folder).status == 73, "\(command)")
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func interruptedItLeavesNothing(signal: Int32) throws
  {
    try folder.write(
      "a.yaml",
      scene(
        timeline: "[{hold: 500s}, {fling: {by: -300, over: 0.15s}}, settle]",
        outputs: "[{file: a.gif, fps: 30, scale: 2}]"))
    try folder.write("a.gif", "old")
    let process = program.process(["render", "a.yaml"], in: folder)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // The test runner ignores interrupts, and a child process would inherit that.
    Self.restore(signal)
    try process.run()
    // The temporary file shows that the program is writing.
    while process.isRunning, !folder.files.contains(where: { $0.hasSuffix(".tmp") }) {
      usleep(2000)
    }
    #expect(process.isRunning)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 128 + signal)
    #expect(folder.files == ["a.gif", "a.yaml"])
    #expect(try folder.bytes("a.gif") == Array("old".utf8))
  }

  /// A separate function, because the test's argument shadows `signal`.
  private static func restore(_ number: Int32) { _ = signal(number, SIG_DFL) }

  @Test(arguments: [("INT", SIGINT), ("HUP", SIGHUP)])
  func anIgnoredSignalStaysIgnored(name: String, signal: Int32) throws {
    try folder.write(
      "a.yaml", scene(timeline: "[{hold: 8s}]", outputs: "[{file: a.gif, fps: 30, scale: 2}]"))
    let shell = Executable(url: URL(filePath: "/bin/sh"))
    let command = "trap '' \(name); exec '\(program.url.path)' render a.yaml"
    let process = shell.process(["-c", command], in: folder)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    while process.isRunning, !folder.files.contains(where: { $0.hasSuffix(".tmp") }) {
      usleep(500)
    }
    #expect(process.isRunning)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    #expect(folder.files == ["a.gif", "a.yaml"])
  }

  /// A killed program cannot clean up. The old file stays intact, and a later run removes the
  /// temporary file once no process can be writing it.
  @Test func killedItLeavesTheOldFileAndALaterRunClearsUp() throws {
    try folder.write(
      "a.yaml",
      scene(timeline: "[{hold: 500s}]", outputs: "[{file: a.gif, fps: 30, scale: 2}]"))
    try folder.write("a.gif", "old")
    let process = program.process(["render", "a.yaml"], in: folder)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    while process.isRunning, !folder.files.contains(where: { $0.hasSuffix(".tmp") }) {
      usleep(2000)
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let left = try #require(folder.files.first { $0.hasSuffix(".tmp") })
    #expect(folder.files == [left, "a.gif", "a.yaml"].sorted())
    #expect(try folder.bytes("a.gif") == Array("old".utf8))

    try folder.write("b.yaml", scene(outputs: "[{file: b.png, time: end}]"))
    #expect(try program.run(["render", "b.yaml"], in: folder).status == 0)
    #expect(folder.files.contains(left), "written to just now: another run may be at it")
    try folder.age(left, bySeconds: 24 * 60 * 60 + 60)
    #expect(try program.run(["render", "b.yaml"], in: folder).status == 0)
    #expect(folder.files == ["a.gif", "a.yaml", "b.png", "b.yaml"])
  }

  /// Two programs write one file at the same time: the result is one of the two files, complete.
  @Test func twoProgramsOnOneNameDoNotMix() throws {
    for (name, color) in [("a", 100), ("b", -250)] {
      try folder.write(
        "\(name).yaml",
        scene(
          timeline: "[{fling: {by: \(color), over: 0.15s}}, settle]",
          outputs: "[{file: same.gif, fps: 30, scale: 0.5}]"))
      #expect(try program.run(["render", "\(name).yaml", "-o", name], in: folder).status == 0)
    }
    let wholes = [try folder.bytes("a/same.gif"), try folder.bytes("b/same.gif")]
    #expect(wholes[0] != wholes[1])
    for _ in 0..<4 {
      let processes = ["a", "b"].map {
        let process = program.process(["render", "\($0).yaml", "-o", "out"], in: folder)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return process
      }
      for process in processes { try process.run() }
      for process in processes { process.waitUntilExit() }
      #expect(processes.map(\.terminationStatus) == [0, 0])
      #expect(wholes.contains(try folder.bytes("out/same.gif")))
      #expect(folder.files.filter { $0.hasPrefix("out/") } == ["out/same.gif"])
    }
  }

  /// The name has the maximum length of file systems.
  @Test func longNamesAreWritten() throws {
    let name = String(repeating: "n", count: 251) + ".png"
    try folder.write("a.yaml", scene(outputs: "[{file: \(name), time: end}]"))
    let outcome = try program.run(["render", "a.yaml"], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(folder.files == ["a.yaml", name])
  }
}
