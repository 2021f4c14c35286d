import Foundation
import TestSupport
import Testing

/// An app's folder that imports Combine, tested through the program.
@Suite(.needs(.overscroll, .swiftCompiler))
struct AppCombineTests {
  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
    try FileManager.default.copyItem(
      atPath: Repository.fixtures.appending(path: "Apps/Search").path,
      toPath: "\(folder.path)/Search")
  }

  private func scene(_ controller: String, _ timeline: String, _ outputs: String) throws {
    try folder.write(
      "scene.yaml",
      """
      scene: 1
      device: iphone-8
      app: Search
      screen: {controller: \(controller)}
      timeline: \(timeline)
      outputs: \(outputs)

      """)
  }

  private func run(_ program: Executable? = nil) throws -> Executable.Outcome {
    try (program ?? self.program).run(
      ["render", "scene.yaml"], in: folder, environment: ["OVERSCROLL_CACHE": AppCache.path])
  }

  /// Returns what the app printed: lines that begin with hundredths of a second.
  private func printed(_ outcome: Executable.Outcome) -> [String] {
    outcome.printed(by: "Search").filter { $0.first?.isNumber == true }
  }

  @Test("A search begins 0.3 seconds after the last letter, which is typed at 0.8 seconds")
  func search() throws {
    try scene(
      "SearchController",
      "[{tap: {target: field}}, {hold: 0.5s}, {type: {text: ap, over: 0.2s}}, {hold: 1s}]",
      "[{file: a.txt, time: 1.09s, text: views}, {file: b.txt, time: 1.11s, text: views}]")
    let outcome = try run()
    #expect(outcome.status == 0, "\(outcome.errors)")
    // Each output is played up to its time.
    let typed = ["0 will change", "0 '' becomes 'a'", "10 'a' becomes 'ap'"]
    #expect(printed(outcome) == typed + typed + ["40 shows apple, apricot"])
    let texts = try ["a.txt", "b.txt"].map { String(decoding: try folder.bytes($0), as: UTF8.self) }
    #expect(texts[0].contains(#"UILabel (20, 150, 300, 40) """#), "\(texts[0])")
    #expect(texts[1].contains(#"UILabel (20, 150, 300, 40) "apple, apricot""#), "\(texts[1])")
  }

  @Test("Schedulers, timers, key paths and tasks keep the stage's time, in one order in every run")
  func times() throws {
    try scene("TimesController", "[{hold: 1s}]", "[{file: a.png, time: end, scale: 1}]")
    let expected = """
      0 loaded
      0 merged 0
      0 offset 0.0
      0 named a
      10 pair a1
      10 merged 1
      10 latest 1
      10 first 1
      10 awaited 1
      13 delayed 1
      14 awaited 2
      17 delayed 2
      20 first 2
      20 latest 3
      20 collected [1, 2, 3]
      21 delayed 3
      23 debounced 3
      25 timer 1
      29 delayed 4
      30 latest 4
      30 first 4
      31 debounced 4
      40 pair b1
      40 offset 7.0
      40 notified n
      40 named b
      40 collected [4]
      50 timer 2
      50 latest 5
      50 first 5
      50 received 5
      53 delayed 5
      55 debounced 5
      60 collected [5]
      """
    for _ in 0..<2 {
      let outcome = try run()
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(printed(outcome).joined(separator: "\n") == expected)
      try FileManager.default.removeItem(atPath: "\(folder.path)/a.png")
    }
  }

  /// A program without the trait has no module HeadlessCombine next to it.
  @Test func aProgramWithoutCombineSaysHowToGetIt() throws {
    let files = FileManager.default
    let built = program.url.resolvingSymlinksInPath().deletingLastPathComponent()
    try files.createDirectory(
      atPath: "\(folder.path)/bin/Modules", withIntermediateDirectories: true)
    try files.copyItem(
      atPath: built.appending(path: "overscroll").path, toPath: "\(folder.path)/bin/overscroll")
    let resources = "overscroll_OverscrollCommand.resources"
    try files.createSymbolicLink(
      atPath: "\(folder.path)/bin/\(resources)",
      withDestinationPath: built.appending(path: resources).path)
    let modules = built.appending(path: "Modules")
    for name in try files.contentsOfDirectory(atPath: modules.path)
    where !name.hasPrefix("HeadlessCombine.") {
      try files.createSymbolicLink(
        atPath: "\(folder.path)/bin/Modules/\(name)",
        withDestinationPath: modules.appending(path: name).path)
    }
    try scene("TimesController", "[{hold: 1s}]", "[{file: a.png, time: end, scale: 1}]")
    let outcome = try run(
      Executable(url: URL(filePath: "\(folder.path)/bin/overscroll")))
    #expect(outcome.status == 69)
    #expect(
      outcome.errors.contains(
        "Search/Ticks.swift:1:1: error: this program has no Combine: build it with the "
          + "package's trait Publishers"), "\(outcome.errors)")
    #expect(!folder.files.contains("a.png"))
  }
}
