import Foundation
import TestSupport
import Testing

/// Screens of an app whose code ends the process. Each is one error of its scene, with the place in
/// the app's code.
@Suite(.needs(.overscroll, .swiftCompiler))
struct AppEndTests {
  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
  }

  /// Writes a scene with a controller of `Fixtures/Apps/Ends`.
  private func write(_ controller: String, as name: String = "a", extra: String = "") throws {
    let app = Repository.fixtures.appending(path: "Apps/Ends").path
    try folder.write(
      "\(name).yaml",
      """
      scene: 1
      device: iphone-8
      app: \(app)
      screen: {controller: \(controller)Controller}
      timeline: [{hold: 1s}]
      outputs: [{file: \(name).png, time: end, scale: 1}]
      \(extra)
      """)
  }

  private func run(_ arguments: String...) throws -> Executable.Outcome {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/temporary", withIntermediateDirectories: true)
    let outcome = try program.run(
      arguments, in: folder,
      environment: [
        "OVERSCROLL_CACHE": AppCache.path, "TMPDIR": "\(folder.path)/temporary",
        "SWIFT_BACKTRACE": "enable=yes",
      ])
    let left = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/temporary")
    #expect(left == [], "temporary files are removed")
    #expect(!folder.files.contains { $0.hasSuffix(".tmp") })
    return outcome
  }

  /// Returns the lines on standard error that are not about compiling.
  private func lines(_ outcome: Executable.Outcome) -> [String] {
    outcome.errors.split(separator: "\n").map(String.init).filter {
      !$0.hasPrefix("compiling ") && !$0.hasPrefix("building ")
    }
  }

  private static let traps = [
    ("Index", "Traps.swift:9, in viewDidLoad: Index out of range"),
    ("Rows", "Traps.swift:23, in tableView(_:cellForRowAt:): Index out of range"),
    (
      "Task",
      "Traps.swift:34, in viewDidLoad: Unexpectedly found nil while unwrapping an Optional value"
    ),
    ("Queue", "Traps.swift:41, in viewDidLoad: no queue\nis served"),
    ("Precondition", "Traps.swift:46, in viewDidLoad: Precondition failed: too wide"),
    ("Overflow", "Traps.swift:53, in viewDidLoad: arithmetic overflow"),
    (
      "Cast",
      "Traps.swift:61, in viewDidLoad: Could not cast value of type 'Swift.Int' to 'Swift.String'."
    ),
    (
      "Unowned",
      "Traps.swift:73, in viewDidLoad: Attempted to read an unowned reference but object was "
        + "already destroyed"
    ),
    ("Recursion", "Traps.swift:78, in depth(_:): the stack overflowed: the calls do not end"),
    ("Observer", "Traps.swift:85, in name: observed a"),
    ("Exit", "Exits.swift:4, in viewDidLoad: the app called exit(0)"),
    ("ImmediateExit", "Exits.swift:8, in viewDidLoad: the app called _exit(3)"),
    ("Abort", "Exits.swift:12, in viewDidLoad: the app called abort()"),
    ("Kill", "Exits.swift:17, in viewDidLoad: the app sent SIGKILL to itself"),
    (
      "Memory",
      "Exits.swift:23, in viewDidLoad: the app ended with SIGSEGV (an invalid memory access)"
    ),
    (
      "Wait",
      "Exits.swift:45, in viewDidLoad: DispatchSemaphore.wait at 0.0 s waits for something that "
        + "nothing on this stage will ever do: a phone hangs here"
    ),
    (
      "Polling",
      "Exits.swift:59, in viewDidLoad: sleep at 3600.0 s waits for something that nothing on this "
        + "stage will ever do: a phone hangs here"
    ),
    ("Closing", "the app closed the file descriptors of the program"),
    ("Thread", "Exits.swift:54, in viewDidAppear(_:): the app called exit(7)"),
  ]

  @Test("An end that the app causes is one error with file, line and function", arguments: traps)
  func end(_ controller: String, _ sentence: String) throws {
    try write(controller)
    let outcome = try run("render", "a.yaml")
    #expect(outcome.status == 65, "\(outcome.errors)")
    #expect(outcome.output == [])
    let error = lines(outcome).filter { !$0.hasPrefix("warning: ") }.joined(separator: "\n")
    #expect(error.hasPrefix("a.yaml: error: "))
    #expect(error.hasSuffix(sentence), "\(outcome.errors)")
    #expect(!folder.files.contains("a.png"))
  }

  private static let exceptions = [
    ("Number", "5: CALayerInvalidGeometry: UIView:root: frame contains NaN: [nan 0.0; 1.0 1.0]"),
    ("Selector", "11: -[SelectorController missing]: unrecognized selector sent to instance"),
    (
      "Update",
      "23: Invalid update: invalid number of rows in section 0: 1 after the update, 1 before it, "
        + "1 inserted, 0 deleted"
    ),
    ("Anchor", "33: "),
    (
      "Format",
      "38: *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
        + "'Unable to parse the format string \"age > AND\": unexpected 'AND''"
    ),
    (
      "Comparison",
      "45: *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
        + "'\"text\" cannot be compared with 3'"
    ),
    (
      "Key",
      "53: *** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: "
        + "'[NSObject valueForUndefinedKey:]: this class is not key value coding-compliant for "
        + "the key age.'"
    ),
  ]

  @Test("A mistake for which UIKit raises an exception has file and line", arguments: exceptions)
  func exception(_ controller: String, _ sentence: String) throws {
    try write(controller)
    let outcome = try run("render", "a.yaml")
    #expect(outcome.status == 65 && outcome.output == [])
    let errors = lines(outcome).filter { $0.contains("error: ") }
    #expect(errors.count == 1 && errors[0].hasPrefix("a.yaml: error: "), "\(outcome.errors)")
    #expect(errors[0].contains("/Ends/Exceptions.swift:\(sentence)"), "\(outcome.errors)")
  }

  /// Runs a command on a scene in the folder `in`.
  private func play(
    _ controller: String, _ command: String, _ options: String...
  ) throws -> Executable.Outcome {
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/in", withIntermediateDirectories: true)
    try write(controller, as: "in/a")
    let arguments = [
      "gallery": ["in", "-o", "out"], "verify": ["in/a.yaml", "--artifacts", "artifacts"],
      "record": ["in/a.yaml", "--artifacts", "artifacts"],
    ]
    return try program.run(
      [command] + (arguments[command] ?? ["in/a.yaml"]) + options, in: folder,
      environment: ["OVERSCROLL_CACHE": AppCache.path])
  }

  private static let commandNames = ["render", "check", "trace", "verify", "record", "gallery"]

  @Test("Every command fails with the error", arguments: commandNames)
  func commands(_ command: String) throws {
    let outcome = try play("Exit", command)
    #expect(outcome.status == 65, "\(outcome.errors)")
    #expect(
      lines(outcome).contains {
        $0.hasPrefix("in/a.yaml: error: ")
          && $0.hasSuffix("Ends/Exits.swift:4, in viewDidLoad: the app called exit(0)")
      }, "\(outcome.errors)")
  }

  @Test(
    "Code that does not return ends at the limit, with the place",
    arguments: [("Loop", "Exits.swift:29"), ("Lock", "Exits.swift:38")])
  func limit(_ controller: String, _ place: String) throws {
    try write(controller)
    let outcome = try run("render", "a.yaml", "--timeout", "1.5")
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.contains(
        "\(place), in viewDidLoad: the app's code did not return within 1.5 seconds"),
      "\(outcome.errors)")
    #expect(try run("render", "a.yaml", "--timeout", "0").status == 64)
  }

  @Test(
    "Every command has the limit",
    .gives(
      "render --timeout", "check --timeout", "trace --timeout", "verify --timeout",
      "record --timeout", "gallery --timeout", "preview --timeout"),
    arguments: commandNames + ["preview"])
  func limits(_ command: String) throws {
    let outcome = try play("Loop", command, "--timeout", "1")
    #expect(outcome.status == 65, "\(outcome.errors)")
    #expect(
      outcome.errors.contains("the app's code did not return within 1 seconds"),
      "\(outcome.errors)")
  }

  @Test("Other scenes go on, and warnings of the scene come first")
  func otherScenes() throws {
    try write("Plain", as: "first")
    try write("Warning", as: "second")
    try write("Plain", as: "third")
    let outcome = try run("render", "first.yaml", "second.yaml", "third.yaml", "--quiet")
    #expect(outcome.status == 2)
    #expect(outcome.lines == ["./first.png", "./third.png"])
    let said = lines(outcome)
    #expect(said.count == 2, "\(said)")
    #expect(said.first?.contains("Screens.swift:6: no image named 'missing'") == true)
    #expect(said.last?.hasSuffix("Screens.swift:7, in viewDidLoad: no picture") == true)
    #expect(try folder.bytes("first.png") == folder.bytes("third.png"))
  }

  @Test("Snapshots of other scenes are recorded and compared")
  func snapshots() throws {
    try write("Plain", as: "first")
    try write("Index", as: "second")
    try write("Plain", as: "third")
    let places = ["--goldens", "goldens", "--artifacts", "artifacts"]
    func run(_ command: String) throws -> Executable.Outcome {
      try program.run(
        [command, "first.yaml", "second.yaml", "third.yaml"] + places, in: folder,
        environment: ["OVERSCROLL_CACHE": AppCache.path])
    }
    let recorded = try run("record")
    #expect(recorded.status == 65)
    #expect(recorded.lines.count == 2, "\(recorded.lines)")
    let verified = try run("verify")
    #expect(verified.status == 65)
    let marks = lines(verified).map { $0.prefix(1) }
    #expect(marks.prefix(3) == ["✓", "s", "✓"], "\(verified.errors)")
    // The script of a picture that differs is played again in the app's process.
    let scene = String(decoding: try folder.bytes("first.yaml"), as: UTF8.self)
    try folder.write("first.yaml", scene.replacing("iphone-8", with: "iphone-15"))
    let differing = try run("verify")
    #expect(differing.status == 65)
    #expect(lines(differing).map { $0.prefix(1) }.contains("✗"), "\(differing.errors)")
    let alone = try program.run(
      ["verify", "first.yaml"] + places, in: folder,
      environment: ["OVERSCROLL_CACHE": AppCache.path])
    #expect(alone.status == 1, "\(alone.errors)")
    #expect(folder.files.contains { $0.hasSuffix("first.first.png.course.json") })
  }

  @Test("An app's output is on standard error, marked with its name and in order")
  func printing() throws {
    try write("Printing")
    let outcome = try run("render", "a.yaml", "-o", "-", "--quiet")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.prefix(4) == [0x89, 0x50, 0x4e, 0x47])
    #expect(
      lines(outcome)
        == ["one", "two", "three", "four", "five six", "no end"].map { "Ends: \($0)" })
    let json = try run("check", "a.yaml", "--format", "json")
    #expect(json.output == [])
  }

  @Test("A changed current directory does not move the outputs")
  func movingApp() throws {
    try write("Moving")
    let outcome = try run("render", "a.yaml")
    #expect(outcome.lines == ["./a.png"], "\(outcome.errors)")
    #expect(outcome.errors.contains("Ends: /\n"))
    #expect(folder.files.contains("a.png"))
  }

  @Test("--debug shows the calls")
  func calls() throws {
    try write("Index")
    let outcome = try run("render", "a.yaml", "--debug")
    #expect(outcome.errors.contains("in viewDidLoad: Index out of range\n"))
    #expect(
      lines(outcome).contains {
        $0.hasPrefix("  IndexController.viewDidLoad() at ") && $0.hasSuffix("Traps.swift:9")
      }, "\(outcome.errors)")
  }

  @Test("Problem reports for programs have the place")
  func formats() throws {
    try write("Index")
    let json = try run("render", "a.yaml", "--format", "json")
    let object =
      try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any] ?? [:]
    #expect((object["file"] as? String)?.hasSuffix("Ends/Traps.swift") == true)
    #expect(object["line"] as? Int == 9)
    let github = try run("check", "a.yaml", "--format", "github")
    #expect(github.text.contains("Ends/Traps.swift,line=9::a.yaml: "), "\(github.text)")
  }

  @Test("A scene from standard input is played")
  func standardInput() throws {
    try write("Plain")
    let scene = try folder.bytes("a.yaml")
    let outcome = try program.run(
      ["render", "-", "-o", "-"], in: folder, input: String(decoding: scene, as: UTF8.self),
      environment: ["OVERSCROLL_CACHE": AppCache.path])
    #expect(outcome.status == 0, "\(outcome.errors)")
    _ = try run("render", "a.yaml")
    #expect(try folder.bytes("a.png") == outcome.output)
  }

  @Test("A controller that presents itself is an error, as in UIKit")
  func presenting() throws {
    try write("Presenting")
    let outcome = try run("render", "a.yaml")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("present modally an active controller PresentingController"))
  }

  @Test("A terminated program ends the app's process and removes the files of both")
  func termination() throws {
    try write("Loop")
    let temporary = "\(folder.path)/temporary"
    try FileManager.default.createDirectory(
      atPath: temporary, withIntermediateDirectories: true)
    let process = program.process(
      ["render", "a.yaml"], in: folder,
      environment: ["OVERSCROLL_CACHE": AppCache.path, "TMPDIR": temporary])
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, pipe)
    try process.run()
    try pipe.fileHandleForWriting.close()
    var said = ""
    while !said.contains("Ends: begun\n") {
      let data = pipe.fileHandleForReading.availableData
      try #require(!data.isEmpty, "\(said)")
      said += String(decoding: data, as: UTF8.self)
    }
    let number = process.processIdentifier
    let children = try String(
      contentsOfFile: "/proc/\(number)/task/\(number)/children", encoding: .utf8)
    let child = try #require(children.split(separator: " ").first.flatMap { Int32($0) })
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationStatus == 143)
    #expect(kill(child, 0) == -1 && errno == ESRCH)
    #expect(!folder.files.contains { $0.hasSuffix(".tmp") })
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary) == [])
  }

  /// Swift's driver puts each of its compilers into a process group of its own.
  @Test("A terminated program ends compilers in other process groups", .needs(.processTree))
  func terminationOfCompilers() throws {
    let compiler = try #require(Executable.swiftCompiler).url
    // A toolchain whose compiler starts another process and waits. Libraries are next to it.
    let toolchain = "\(folder.path)/toolchain"
    try FileManager.default.createDirectory(
      atPath: "\(toolchain)/bin", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(toolchain)/lib",
      withDestinationPath: compiler.resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "lib").path)
    try folder.write(
      "toolchain/bin/swiftc",
      """
      #!/bin/sh
      case "$1" in -print-target-info | -version | --version) exec '\(compiler.path)' "$@" ;; esac
      setsid sleep 600 &
      echo $! > pid.new && mv pid.new '\(folder.path)/pid'
      wait
      """)
    #expect(chmod("\(toolchain)/bin/swiftc", 0o755) == 0)
    try write("Loop")
    let process = program.process(
      ["render", "a.yaml"], in: folder,
      environment: [
        "OVERSCROLL_CACHE": "\(folder.path)/cache", "SWIFT_EXEC": "\(toolchain)/bin/swiftc",
      ])
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    while process.isRunning, !folder.files.contains("pid") { usleep(10_000) }
    let text = String(decoding: try folder.bytes("pid"), as: UTF8.self)
    let sleeper = try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationStatus == 143)
    // A process that has ended may wait for its parent.
    let state = try? String(contentsOfFile: "/proc/\(sleeper)/stat", encoding: .utf8)
    #expect(state?.contains(") Z ") ?? true, "\(state ?? "")")
    kill(sleeper, SIGKILL)
  }
}
