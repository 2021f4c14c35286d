import Foundation
import TestSupport
import Testing

extension ConsumerTests {
  /// The way from an empty folder to tests that pass in CI, as described in the article
  /// `FirstGolden`. The files and commands are the code blocks of that article.
  @Suite(.needs(.inter))
  struct FirstStepsTests {
    private let workspace: Workspace
    private let page: GuidePage
    private let app: URL

    init() throws {
      workspace = try ConsumerTests.workspace.get()
      let text = try String(
        contentsOf: Repository.root.appending(
          path: "Sources/OverscrollTesting/OverscrollTesting.docc/FirstGolden.md"),
        encoding: .utf8)
      page = try GuidePage(text, under: "## From an empty folder")
      app = workspace.folder.appending(path: "Empty")
    }

    /// Runs a command of the article. `swift test` uses the build folder that all packages share,
    /// which is built with `-c release`. Every step therefore runs as step 9 describes; the other
    /// suites run in the debug build.
    private func run(
      _ command: String, builds: Bool = true, in variables: [String: String] = [:]
    ) throws -> (status: Int32, text: String) {
      let more = workspace.testOptions + (builds ? "" : " --skip-build")
      return try workspace.swiftPM("Empty", variables).outcome(
        "bash", "-c", command.replacing("swift test", with: "swift test \(more)"))
    }

    private func write(_ text: String, to file: String) throws {
      let place = app.appending(path: file)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: place, atomically: true, encoding: .utf8)
    }

    private var goldens: [String] {
      let path = app.appending(path: "Tests/ScreensTests/__Snapshots__").path
      return (try? FileManager.default.subpathsOfDirectory(atPath: path).sorted()) ?? []
    }

    private func path(ofGolden name: String) -> URL {
      app.appending(path: "Tests/ScreensTests/__Snapshots__/ProfileTests/\(name)")
    }

    @Test func everyStepDoesWhatThePageSays() throws {
      let commands = page.commands
      try #require(commands.count == 5)
      let workflow = try #require(page.blocks.first { $0.language == "yaml" }).text
      let steps = workflow.matches(of: /- run: (.*)/).map { String($0.1) }
      // Step 1 of the article.
      try checkPackages(in: commands[0])
      #expect(steps[0] == commands[0])
      // Steps 2 to 5 of the article.
      #expect(try FileManager.default.contentsOfDirectory(atPath: app.path).isEmpty)
      #expect(try run(commands[1]).status == 0)
      for block in page.blocks {
        guard let file = block.file else { continue }
        try write(block.text.replacing("https://…/overscroll", with: workspace.address), to: file)
      }
      let missing = try run(commands[2])
      #expect(
        missing.status != 0 && missing.text.contains("no image named 'portrait'"), "\(missing)")
      #expect(goldens.isEmpty)
      try FileManager.default.copyItem(
        at: Repository.fixtures.appending(path: "Images/TestCard@3x.png"),
        to: app.appending(path: "Images/portrait@2x.png"))
      // Step 6 of the article.
      let first = try run(commands[2], builds: false)
      #expect(first.status != 0 && first.text.contains("scrolls.1.png was recorded"), "\(first)")
      let names = ["scrolls.1.png", "scrolls.2.csv", "scrolls.2.csv.fonts"]
      #expect(goldens == ["ProfileTests"] + names.map { "ProfileTests/\($0)" })
      let second = try run(commands[2], builds: false)
      #expect(second.status == 0, "\(second)")
      // Step 7 of the article.
      let tests = try #require(steps.last)
      #expect(try run(tests, builds: false, in: ["CI": "true"]).status == 0)
      let golden = path(ofGolden: "scrolls.1.png")
      let picture = try Data(contentsOf: golden)
      try FileManager.default.removeItem(at: golden)
      let none = try run(tests, builds: false, in: ["CI": "true"])
      #expect(none.status != 0 && none.text.contains("there is no golden"), "\(none)")
      #expect(!goldens.contains("ProfileTests/scrolls.1.png"))
      try picture.write(to: golden)
      // Step 8 of the article.
      let screen = try #require(page.blocks.first { $0.file?.hasPrefix("Sources/") == true })
      try write(
        screen.text.replacing("Ada Lovelace", with: "Ada Byron"), to: try #require(screen.file))
      let changed = try run(tests, in: ["CI": "true"])
      #expect(changed.status != 0 && changed.text.contains("pixels differ"), "\(changed)")
      let artifacts = try #require(workflow.firstMatch(of: /path: ([^}]*)/)).1
      let pictures = try FileManager.default.subpathsOfDirectory(
        atPath: app.appending(path: String(artifacts)).path)
      #expect(pictures.contains("ProfileTests/scrolls.1.actual.png"), "\(pictures)")
      #expect(try run(commands[3], builds: false).text.contains("was recorded again"))
      #expect(try Data(contentsOf: golden) != picture)
      #expect(try run(tests, builds: false, in: ["CI": "true"]).status == 0)
      // Step 9 of the article.
      #expect(commands[4] == "swift test -c release")
      #expect(try run(commands[4], builds: false, in: ["CI": "true"]).status == 0)
    }

    /// Checks that the command installs the packages that this repository itself needs. On Debian
    /// they must also be installed.
    private func checkPackages(in command: String) throws {
      let named = SystemPackages(installedBy: command).names
      #expect(try named.sorted() == SystemPackages.ofMakefile().names.sorted())
      let system = try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)
      guard system?.contains("\nID=debian\n") == true else { return }
      let states = try SwiftPM(folder: app).run(
        "bash", "-c", "dpkg-query -W -f '${Status}\n' \(named.joined(separator: " "))")
      #expect(states == String(repeating: "install ok installed\n", count: named.count))
    }
  }
}
