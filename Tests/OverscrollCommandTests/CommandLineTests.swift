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

  /// Returns the text of each command on the manual page.
  private func helps() throws -> [(command: String, text: String)] {
    let page = try String(
      contentsOf: Repository.root.appending(path: "Documentation/overscroll.1"), encoding: .utf8
    ).replacing("\\-", with: "-").replacing("\\e", with: "\\").replacing("\n\\&", with: "\n")
    let commands = try #require(page.split(separator: "\n.SH ENVIRONMENT").first)
    return commands.matches(of: /(?s)\n\.SS ([^\n]+)\n\.nf\n(.*?)\n\.fi/).map {
      (String($0.1), String($0.2))
    }
  }

  /// A new option without a test fails here. Tests declare by `.gives(…)` which options they pass
  /// to which command, and fail if they do not. Options that every command has are passed below.
  @Test func everyOptionIsGivenInATest() throws {
    let options = try helps().flatMap { command, text in
      text.matches(of: /\n  (?:-\w, )?(--[a-z][a-z-]*)/).map { "\(command) \($0.1)" }
    }.filter { !$0.hasSuffix(" --help") && !$0.hasSuffix(" --version") }
    #expect(options.count > 90)
    let tests = Repository.root.appending(path: "Tests").path
    let sources = try (FileManager.default.subpaths(atPath: tests) ?? [])
      .filter { $0.hasSuffix("Tests.swift") }
      .map { try String(contentsOfFile: "\(tests)/\($0)", encoding: .utf8) }
    let given = Set(
      sources.flatMap { source in
        source.matches(of: /(?s)\.gives\((.*?)\)/).flatMap { $0.1.matches(of: /"([^"]+)"/) }
          .flatMap { GivenOptions.options(of: String($0.1)) }
      })
    for option in options where !given.contains(option) {
      Issue.record("no test gives \(option)")
    }
    #expect(given.subtracting(options).isEmpty, "there is no such option")
  }

  @Test func everyCommandSaysWhatItDoes() throws {
    let helps = try helps()
    #expect(helps.count > 20)
    for (command, text) in helps {
      let words = command.split(separator: " ").map(String.init)
      for option in ["--help", "-h"] {
        let help = try program.run(words + [option], in: folder, environment: ["COLUMNS": "80"])
        #expect(help.status == 0 && help.errors.isEmpty)
        #expect(
          help.text.split(separator: "\n") == text.split(separator: "\n"), "\(command) \(option)")
      }
      let version = try program.run(words + ["--version"], in: folder)
      #expect(try version.text == run("--version").text && version.status == 0, "\(command)")
    }
  }

  /// Every command prints the version, and nothing on standard error.
  @Test(arguments: [["--version"], ["render", "--version"]])
  func theVersionIsSaidInOnePlace(arguments: [String]) throws {
    let source = try String(
      contentsOf: Repository.root.appending(
        path: "Sources/OverscrollCommand/Program/OverscrollVersion.swift"), encoding: .utf8)
    let version = try #require(source.firstMatch(of: /text = "([^"]+)"/)).1
    let outcome = try program.run(arguments, in: folder)
    #expect(outcome.status == 0 && outcome.text == "\(version)\n" && outcome.errors.isEmpty)
  }

  @Test(.gives("render --quality")) func qualityIsWhatMayBeGivenUp() throws {
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

  /// Without the option, differing goldens are not replaced.
  @Test(.gives("record --failed")) func onlyRecordFailedReplacesWhatDiffers() throws {
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
    // Reports of runs outside of packages are in the temporary folder, where other runs may have
    // left some.
    let outcome = try program.run(
      call.split(separator: " ").map(String.init), in: folder,
      environment: ["TMPDIR": folder.path])
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
