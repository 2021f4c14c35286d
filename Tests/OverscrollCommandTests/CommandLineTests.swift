import Foundation
import Graphics
import ImageCodecs
import TestSupport
import Testing

/// Flags and exit codes of all commands.
@Suite(.needs(.overscroll))
struct CommandLineTests {
  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
  }

  private func run(_ arguments: String...) throws -> Executable.Outcome {
    try program.run(arguments, in: folder)
  }

  // MARK: Flags

  /// A new option without a test fails here.
  @Test func everyOptionIsGivenInATest() throws {
    let page = try String(
      contentsOf: Repository.root.appending(path: "Documentation/overscroll.1"), encoding: .utf8
    ).replacing("\\-", with: "-")
    let options = Set(page.matches(of: /--[a-z][a-z-]*/).map { String($0.0) }).sorted()
    #expect(options.count > 40)
    let tests = Repository.root.appending(path: "Tests").path
    let sources = try (FileManager.default.subpaths(atPath: tests) ?? [])
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOfFile: "\(tests)/\($0)", encoding: .utf8) }.joined()
    let given = Set(sources.matches(of: /--[a-z][a-z-]*/).map { String($0.0) })
    for option in options where !given.contains(option) {
      Issue.record("no test gives \(option)")
    }
  }

  /// The same from each command, and with nothing on standard error.
  @Test(arguments: [["--version"], ["render", "--version"]])
  func theVersionIsSaidInOnePlace(arguments: [String]) throws {
    let source = try String(
      contentsOf: Repository.root.appending(
        path: "Sources/OverscrollCommand/OverscrollVersion.swift"), encoding: .utf8)
    let version = try #require(source.firstMatch(of: /text = "([^"]+)"/)).1
    let outcome = try program.run(arguments, in: folder)
    #expect(outcome.status == 0 && outcome.text == "\(version)\n" && outcome.errors.isEmpty)
  }

  @Test func qualityIsWhatMayBeGivenUp() throws {
    try folder.write(
      "a.yaml",
      scene(
        screen: "stretchy-layout", timeline: "[{hold: 0.1s}]",
        outputs: "[{file: a.gif, fps: 10, scale: 0.5}]"))
    let images = Repository.fixtures.appending(path: "Images").path
    var pictures: [[UInt8]] = []
    for quality in ["best", "draft", "balanced", "normal"] {
      let made = try run(
        "render", "a.yaml", "--quality", quality, "--output", quality, "--images", images)
      #expect(made.status == 0, "\(made.errors)")
      pictures.append(try folder.bytes("\(quality)/a.gif"))
    }
    #expect(pictures[1].count < pictures[0].count)
    #expect(pictures[2] == pictures[3])
    let wrong = try run("render", "a.yaml", "--quality", "finest")
    #expect(wrong.status == 64 && wrong.errors.contains("best"), "\(wrong.errors)")
  }

  /// Without it what differs is left alone.
  @Test func onlyRecordFailedReplacesWhatDiffers() throws {
    func write(scrolledFor seconds: String) throws {
      try folder.write(
        "a.yaml",
        scene(outputs: "[{file: a.png, time: \(seconds), scale: 0.25}]"))
    }
    let golden = "__Snapshots__/a/a.a.png"
    try write(scrolledFor: "0s")
    #expect(try run("record", "a.yaml", "--artifacts", "o").status == 0)
    let first = try folder.bytes(golden)
    try write(scrolledFor: "0.5s")
    #expect(try run("record", "a.yaml", "--artifacts", "o").status == 1)
    #expect(try folder.bytes(golden) == first)
    #expect(try run("record", "a.yaml", "--failed", "--artifacts", "o").status == 0)
    #expect(try folder.bytes(golden) != first)
    #expect(try run("verify", "a.yaml", "--artifacts", "o").status == 0)
  }

  // MARK: Exit codes

  @Test(
    arguments: [
      "check none.yaml", "render none.yaml", "trace none.yaml", "verify none.yaml",
      "record none.yaml", "plan none.yaml", "preview none.yaml", "gallery none -o x", "app none",
      "lint none.swift", "encode none.png -o x.gif", "diff none.png other.png",
      "explain nothing-like-it",
      "accept", "review", "prune", "report page", "members --sources none",
    ])
  func whatIsNotThereIs66(call: String) throws {
    let outcome = try program.run(call.split(separator: " ").map(String.init), in: folder)
    #expect(outcome.status == 66 && outcome.output.isEmpty, "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("error: "), "\(outcome.errors)")
    #expect(folder.files.isEmpty, "\(folder.files)")
  }

  @Test(
    arguments: [
      "render", "preview", "check", "new", "list nothing", "explain a b", "gallery none", "encode",
      "trace", "verify", "record", "accept --nothing", "review --nothing", "prune --nothing",
      "diff a", "report nothing", "plan", "app", "lint", "schema x", "doctor x", "manual x",
      "members --nothing",
    ])
  func whatIsNoCallIs64(call: String) throws {
    let outcome = try program.run(call.split(separator: " ").map(String.init), in: folder)
    #expect(outcome.status == 64 && outcome.output.isEmpty, "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("error: "), "\(outcome.errors)")
    #expect(folder.files.isEmpty)
  }

  @Test func whatCannotBeWrittenIs73() throws {
    try folder.write("a.yaml", scene(outputs: "[{file: b.png, time: 0s, scale: 0.1}]"))
    let place = "/proc/none"
    for call in [
      ["render", "a.yaml", "-o", "\(place)/"], ["new", "stretchy-layout", "-o", "\(place)/x.yaml"],
    ] {
      let outcome = try program.run(call, in: folder)
      #expect(outcome.status == 73, "\(call): \(outcome.status) \(outcome.errors)")
      #expect(outcome.errors.contains("error: "))
    }
  }
}
