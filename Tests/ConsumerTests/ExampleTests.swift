import Foundation
import TestSupport
import Testing

extension ConsumerTests {
  /// `Examples/OwnScreen`: its command line, and its tests from their first run on, as described in
  /// its README.
  @Suite(.needs(.inter))
  struct ExampleTests {
    private static let goldens = "Tests/ScreensTests/__Snapshots__/CollapsingHeaderTests"

    private let workspace: Workspace
    private let example: URL
    private let shown: [String]

    init() throws {
      workspace = try ConsumerTests.workspace.get()
      example = workspace.folder.appending(path: "OwnScreen")
      let readme = try String(
        contentsOf: Repository.root.appending(path: "Examples/OwnScreen/README.md"),
        encoding: .utf8)
      shown = try GuidePage(readme, under: "## Its tests").blocks
        .filter { $0.language == "text" }.map(\.text)
    }

    /// Returns the output as its README shows it: without versions of the library and the
    /// toolchain, with `/app` for the package's folder, and with a constant time.
    private func transcript(_ text: String) -> String {
      let lines = text.replacing(example.path, with: "/app")
        .replacing(/\d+\.\d+ seconds/, with: "0.1 seconds")
        .split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.contains("Testing Library Version:") && !$0.contains("Target Platform:") }
      let first = lines.firstIndex { $0.hasSuffix("Test run started.") }
      let last = lines.lastIndex { $0.contains(" Test run with ") }
      guard let first, let last, first <= last else { return text }
      return lines[first...last].joined(separator: "\n")
    }

    private func test(
      builds: Bool = false, in variables: [String: String] = [:]
    ) throws -> (passes: Bool, words: String) {
      let options = workspace.testOptions + (builds ? "" : " --skip-build")
      let outcome = try workspace.swiftPM("OwnScreen", variables).outcome(
        "bash", "-c", "swift test --disable-xctest \(options)")
      return (outcome.status == 0, transcript(outcome.text))
    }

    @Test func itsReadmeShowsWhatHappens() throws {
      try #require(shown.count == 3)
      let goldens = example.appending(path: Self.goldens)
      let kept = example.appending(path: "kept")
      let files = FileManager.default
      try files.moveItem(at: goldens, to: kept)

      let first = try test(builds: true)
      #expect(!first.passes && first.words == shown[0], "\(first.words)")
      let names = try files.contentsOfDirectory(atPath: kept.path).sorted()
      #expect(try files.contentsOfDirectory(atPath: goldens.path).sorted() == names)
      for name in names {
        let (new, old) = (goldens.appending(path: name), kept.appending(path: name))
        #expect(
          try Data(contentsOf: new) == Data(contentsOf: old), "\(name) is not the committed one")
      }
      let second = try test(in: ["CI": "1"])
      #expect(second.passes && second.words == shown[1], "\(second.words)")

      let source = example.appending(path: "Sources/Screens/CollapsingHeaderController.swift")
      let text = try String(contentsOf: source, encoding: .utf8)
      let changed = text.replacing("tall: CGFloat = 240", with: "tall: CGFloat = 242")
      #expect(changed != text)
      try changed.write(to: source, atomically: true, encoding: .utf8)
      let failing = try test(builds: true)
      #expect(!failing.passes && failing.words == shown[2], "\(failing.words)")

      // Each message names one command that accepts the change.
      let commands = failing.words.matches(of: /(?m)accept: +(.*)$/).map { String($0.1) }
      #expect(commands.count == 2)
      for command in commands {
        let accepted = try workspace.swiftPM("OwnScreen").outcome(
          "bash", "-c",
          command.replacing("swift package", with: "swift package \(workspace.options)")
            + " </dev/null")
        #expect(accepted.status == 0, "\(accepted.text)")
      }
      let accepted = try test(in: ["CI": "1"])
      #expect(accepted.passes, "\(accepted.words)")
    }

    /// The package's own command line renders the scene. The film is left out because it would test
    /// nothing more.
    @Test func itsCommandLineRendersItsScene() throws {
      try workspace.build("OwnScreen", "--product", "render")
      let scene = example.appending(path: "Scenes/collapsing-header.yaml")
      let lines = try String(contentsOf: scene, encoding: .utf8).split(separator: "\n")
        .filter { !$0.contains(".gif") }
      try lines.joined(separator: "\n").write(to: scene, atomically: true, encoding: .utf8)
      let written = try SwiftPM(folder: example).run(
        workspace.program("render").path, "render", "--strict", scene.path, "-o", "pictures")
      #expect(written == "pictures/collapsed.png\n")
      let picture = try Data(contentsOf: example.appending(path: "pictures/collapsed.png"))
      #expect(picture.count > 10_000)
    }

    /// Returns the output and the exit status of `swift package overscroll …`, run in the build
    /// folder that all packages share.
    private func plugin(
      allowed: Bool = true, _ arguments: String
    ) throws -> (status: Int32, text: String) {
      let permission = allowed ? "--allow-writing-to-package-directory" : ""
      return try workspace.swiftPM("OwnScreen").outcome(
        "bash", "-c",
        "swift package \(workspace.options) \(permission) overscroll \(arguments) </dev/null")
    }

    private func files(in folder: String) -> [String] {
      let path = example.appending(path: folder).path
      return (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
    }

    /// The plugin runs the package's own program and renders for light and dark pages. Then it
    /// records goldens and verifies them.
    @Test func itsPluginRendersIntoTheDocumentationAndVerifies() throws {
      let scene = """
        scene: 1
        device: iphone-8
        screen: collapsing-header
        outputs: [{file: still.png, time: 0s, scale: 1}]

        """
      let scenes = example.appending(path: "Plugged")
      try FileManager.default.createDirectory(at: scenes, withIntermediateDirectories: true)
      let file = scenes.appending(path: "still.yaml")
      try scene.write(to: file, atomically: true, encoding: .utf8)

      let refused = try plugin(allowed: false, "check Plugged")
      #expect(refused.status != 0 && refused.text.contains("--allow-writing-to"), "\(refused)")
      let rendered = try plugin("render Plugged --scale 1")
      #expect(rendered.status == 0, "\(rendered)")
      #expect(files(in: "Documentation") == ["still.png", "still~dark.png"])
      let missing = try plugin("verify Plugged")
      #expect(
        missing.status != 0 && missing.text.contains("overscroll verify ended with 1"), "\(missing)"
      )
      #expect(try plugin("record Plugged").status == 0)
      #expect(try plugin("verify Plugged").status == 0)
      let none = try plugin("check Nowhere")
      #expect(none.status != 0 && none.text.contains("no .yaml files in Nowhere"), "\(none)")
    }
  }
}
