import Foundation
import TestSupport
import Testing

/// The exit codes in a command's help are exactly those that its calls can end with.
@Suite(.needs(.overscroll, .file("/dev/full"), .file("/proc/self")))
struct ExitCodeTests {
  /// A command and shell lines with their exit status. `$O` is the program, `$E` a folder without
  /// programs, and `$R` the pictures of a run.
  struct Command: Sendable, CustomTestStringConvertible {
    let name: String
    let calls: [Int32: String]
    /// Codes that no call here can produce, with the reason.
    var unreached: [Int32: String] = [:]

    var testDescription: String { name }
  }

  private static let failedRun = "$O verify a.yaml --artifacts $R --goldens"

  static let commands = [
    Command(
      name: "render",
      calls: [
        0: "$O render a.yaml", 2: "$O render a.yaml bad.yaml", 64: "$O render",
        65: "$O render bad.yaml", 66: "$O render none.yaml", 69: "PATH=$E $O render film/a.yaml",
        73: "$O render a.yaml -o /proc/none",
      ]),
    Command(
      name: "preview",
      calls: [
        64: "$O preview -", 65: "$O preview bad.yaml --terminal --graphics kitty",
        66: "$O preview a.yaml --images none", 69: "$O preview a.yaml --port $TAKEN",
        130: "timeout --preserve-status -s INT 1 $O preview a.yaml",
      ]),
    Command(
      name: "check",
      calls: [
        0: "$O check a.yaml", 2: "$O check a.yaml bad.yaml", 64: "$O check",
        65: "$O check bad.yaml",
        66: "$O check none.yaml", 69: "PATH=$E $O check app.yaml",
      ]),
    Command(
      name: "new",
      calls: [
        0: "$O new controls", 64: "$O new nosuch", 73: "$O new controls -o a.yaml",
      ]),
    Command(
      name: "list",
      calls: [
        0: "$O list fonts --fonts .", 64: "$O list nosuch", 66: "$O list fonts --fonts none",
        73: "$O list > /dev/full",
      ]),
    Command(
      name: "explain",
      calls: [
        0: "$O explain drag", 64: "$O explain a b", 66: "$O explain nosuch",
        73: "$O explain drag > /dev/full",
      ]),
    Command(
      name: "gallery",
      calls: [
        0: "$O gallery good -o x", 2: "$O gallery both -o x", 64: "$O gallery good",
        65: "$O gallery wrong -o x", 66: "$O gallery none -o x",
        69: "PATH=$E $O gallery film -o x", 73: "$O gallery good -o /proc/none",
      ]),
    Command(
      name: "encode",
      calls: [
        0: "$O encode a.png -o b.png", 64: "$O encode a.png -o b.txt",
        65: "$O encode a.yaml -o b.png", 66: "$O encode none.png -o b.png",
        73: "$O encode a.png -o /proc/none/b.png",
      ]),
    Command(
      name: "trace",
      calls: [
        0: "$O trace a.yaml", 64: "$O trace", 65: "$O trace bad.yaml", 66: "$O trace none.yaml",
        69: "PATH=$E $O trace app.yaml", 73: "$O trace a.yaml > /dev/full",
      ]),
    Command(
      name: "verify",
      calls: [
        0: "$O record a.yaml --artifacts $R && $O verify a.yaml --artifacts $R",
        1: "\(failedRun) g", 64: "$O verify", 65: "$O verify bad.yaml --artifacts $R",
        66: "$O verify a.yaml --artifacts $R --goldens a.yaml",
        69: "PATH=$E $O verify app.yaml --artifacts $R",
        73: "$O verify a.yaml --artifacts /proc/none",
      ]),
    Command(
      name: "record",
      calls: [
        0: "$O record a.yaml --artifacts $R",
        1: "$O record a.yaml --artifacts $R && sed -i s/controls/sheet/ a.yaml "
          + "&& $O record a.yaml --artifacts $R",
        64: "$O record", 65: "$O record bad.yaml --artifacts $R",
        66: "$O record none.yaml --artifacts $R", 69: "PATH=$E $O record app.yaml --artifacts $R",
        73: "$O record a.yaml --artifacts $R --goldens /proc/none",
      ]),
    Command(
      name: "accept",
      calls: [
        0: "\(failedRun) g; $O accept --artifacts $R", 64: "$O accept --all",
        65: "\(failedRun) g; cp other.png $R/a/a.a.actual.png; $O accept --artifacts $R",
        66: "$O accept --artifacts none",
        73: "\(failedRun) g; rm -r g; touch g; $O accept --artifacts $R",
      ]),
    Command(
      name: "review",
      calls: [
        0: "\(failedRun) g; echo y | $O review --artifacts $R",
        1: "\(failedRun) g; echo n | $O review --artifacts $R", 64: "$O review a",
        65: "\(failedRun) g; cp other.png $R/a/a.a.actual.png; echo y | $O review --artifacts $R",
        66: "$O review --artifacts none",
        73: "\(failedRun) g; rm -r g; touch g; echo y | $O review --artifacts $R",
      ]),
    Command(
      name: "prune",
      calls: [
        64: "$O prune a", 65: "\(failedRun) g; $O prune --artifacts $R",
        66: "$O prune --artifacts none",
      ],
      unreached: [
        1: "wants a run of all tests: ReviewTests",
        73: "root, as which tests may run, can delete all",
      ]),
    Command(
      name: "diff",
      calls: [
        0: "$O diff a.png a.png", 1: "$O diff a.png other.png", 64: "$O diff a.png",
        65: "$O diff a.png a.yaml", 66: "$O diff a.png none.png",
        73: "$O diff a.png other.png -o /proc/none/d.png",
      ]),
    Command(
      name: "report page",
      calls: [
        0: "\(failedRun) g; $O report page --artifacts $R -o p", 64: "$O report page a",
        66: "$O report page --artifacts none",
        69: "\(failedRun) g; $O report --serve --port $TAKEN --artifacts $R",
        73: "\(failedRun) g; $O report page --artifacts $R -o /proc/none",
        130: "\(failedRun) g; timeout --preserve-status -s INT 1 $O report --serve --artifacts $R",
      ]),
    Command(
      name: "report merge",
      calls: [
        0: "\(failedRun) g --shard 1/1; $O report merge --artifacts $R -o p",
        1: "\(failedRun) g --shard 1/2; $O report merge --artifacts $R -o p",
        64: "$O report merge --shards 2", 66: "$O report merge none --artifacts $R",
        73: "\(failedRun) g --shard 1/1; $O report merge --artifacts $R -o /proc/none",
      ]),
    Command(
      name: "plan",
      calls: [
        0: "$O plan a.yaml", 64: "$O plan", 65: "$O plan bad.yaml", 66: "$O plan none.yaml",
        73: "$O plan a.yaml > /dev/full",
      ]),
    Command(
      name: "app",
      calls: [
        0: "$O app App", 1: "$O app ObjectiveC", 64: "$O app", 65: "$O app Malformed",
        66: "$O app none",
        69: "PATH=$E $O app App", 73: "$O app App > /dev/full",
      ]),
    Command(
      name: "test",
      calls: [
        0: "$O test PlainTests", 1: "$O test FailingTests", 64: "$O test",
        65: "$O test MalformedTests", 66: "$O test App",
        69: "PATH=$E $O test PlainTests", 73: "$O test PlainTests --list > /dev/full",
      ]),
    Command(
      name: "lint",
      calls: [
        0: "$O lint App", 1: "$O lint wrong.swift", 64: "$O lint", 66: "$O lint a.yaml",
        69: "$O lint App --swift none", 73: "$O lint wrong.swift > /dev/full",
      ]),
    Command(
      name: "schema", calls: [0: "$O schema", 64: "$O schema a", 73: "$O schema > /dev/full"]),
    Command(
      name: "licenses",
      calls: [0: "$O licenses", 64: "$O licenses a", 73: "$O licenses > /dev/full"]),
    Command(
      name: "manual", calls: [0: "$O manual", 64: "$O manual a", 73: "$O manual > /dev/full"]),
    Command(
      name: "doctor",
      calls: [1: "PATH=$E $O doctor", 64: "$O doctor a", 73: "$O doctor > /dev/full"]),
  ]

  private let program = Executable.overscroll ?? Executable(url: URL(filePath: "/"))

  /// Returns a folder with the files that the calls use.
  private func folder() throws -> Folder {
    let folder = try Folder()
    func scene(_ screen: String, _ output: String = "{file: a.png, time: 0s, scale: 0.5}") -> String
    {
      "scene: 1\n\(screen)\noutputs: [\(output)]\n"
    }
    let good = scene("screen: controls")
    let places = [
      "good", "both", "wrong", "film", "App", "ObjectiveC", "Malformed", "empty", "PlainTests",
      "FailingTests", "MalformedTests",
    ]
    for place in places {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(place)", withIntermediateDirectories: true)
    }
    for file in ["a.yaml", "good/a.yaml", "both/a.yaml"] { try folder.write(file, good) }
    for file in ["bad.yaml", "wrong/b.yaml", "both/b.yaml"] { try folder.write(file, "scene: 2\n") }
    try folder.write("film/a.yaml", scene("screen: controls", "{file: a.mp4}"))
    try folder.write("app.yaml", scene("app: App\nscreen: {controller: Plain}"))
    let source = "import UIKit\nfinal class Plain: UIViewController {}\n"
    try folder.write("App/Plain.swift", source)
    try folder.write("ObjectiveC/Plain.swift", source)
    try folder.write("Malformed/Plain.swift", "import UIKit\nlet a = [1\n")
    try folder.write("ObjectiveC/Old.m", "@implementation Old\n@end\n")
    func tests(_ value: String) -> String {
      "import XCTest\nfinal class OneTests: XCTestCase {\n  func testOne() { XCTAssert(\(value)) }\n}\n"
    }
    try folder.write("PlainTests/OneTests.swift", tests("true"))
    try folder.write("FailingTests/OneTests.swift", tests("false"))
    try folder.write("MalformedTests/OneTests.swift", tests("[1"))
    try folder.write("wrong.swift", "import UIKit\nlet a = UINothing()\n")
    try Data(try still("controls", in: folder)).write(to: URL(filePath: "\(folder.path)/a.png"))
    try Data(try still("sheet", in: folder)).write(to: URL(filePath: "\(folder.path)/other.png"))
    return folder
  }

  private func still(_ screen: String, in folder: Folder) throws -> [UInt8] {
    let outcome = try program.run(
      ["render", "-", "-o", "-"], in: folder,
      input: "scene: 1\nscreen: \(screen)\noutputs: [{file: a.png, time: 0s, scale: 0.5}]\n")
    try #require(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }

  @Test("The exit codes in the help are the existing ones", arguments: commands)
  func codes(_ command: Command) throws {
    let folder = try folder()
    let help = try program.run(
      command.name.split(separator: " ").map(String.init) + ["--help"], in: folder
    ).text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let list = try #require(help.firstMatch(of: #/Exit codes: ([^.]*)\./#), "\(help)")
    let told = list.1.matches(of: #/(?:^|, )(\d+) /#).compactMap { Int32($0.1) }
    let known = Set(command.calls.keys).union(command.unreached.keys)
    #expect(Set(told).subtracting([0]) == known.subtracting([0]), "\(list.0)")
    let port = try TakenPort()
    for (status, call) in command.calls.sorted(by: { $0.key < $1.key }) {
      let own = try self.folder()
      let line = "O='\(program.url.path)'; E='\(own.path)/empty'; R='\(own.path)/run'; \(call)"
      let outcome = try Executable(url: URL(filePath: "/bin/sh")).run(
        ["-c", line], in: own,
        environment: [
          "TAKEN": "\(port.number)", "OVERSCROLL_CACHE": AppCache.path, "SWIFT_EXEC": "",
        ])
      #expect(outcome.status == status, "\(call)\n\(outcome.text.prefix(400))\n\(outcome.errors)")
      if ![0, 1, 130].contains(status) {
        let isTold = ["error: ", "the golden cannot be written: "].contains {
          outcome.errors.contains($0)
        }
        #expect(isTold, "\(call)\n\(outcome.errors)")
      }
    }
  }

  @Test func noCommandIsLeftOut() throws {
    let help = try program.run(["--help"], in: Folder()).text
    let list = try #require(help.split(separator: "SUBCOMMANDS:\n").last)
    let names = list.matches(of: #/(?m)^  ([a-z]+)  /#).map { String($0.1) }
    let tested = Set(Self.commands.map { String($0.name.prefix { $0 != " " }) })
    #expect(Set(names).subtracting(tested).isEmpty && names.count > 15, "\(names)")
  }

  @Test func aFolderThatIsNotThereIsTold() throws {
    let folder = try Folder()
    let outcome = try program.run(["gallery", "none", "-o", "x"], in: folder)
    #expect(outcome.errors == "error: cannot read none: No such file or directory\n")
    let artifacts = try program.run(["report", "--artifacts", "none"], in: folder)
    #expect(artifacts.errors.hasPrefix("error: no run has stored snapshots in "))
  }
}
