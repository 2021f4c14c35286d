import Foundation
import TestSupport
import Testing

extension ConsumerTests {
  /// The package that `overscroll new --package` creates: its tests from their first run on, and
  /// its command line.
  @Suite(.needs(.inter, .overscroll))
  struct StarterTests {
    private static let goldens = "Tests/ScreensTests/__Snapshots__/StarterTests"

    private let workspace: Workspace
    private let package: URL

    init() throws {
      workspace = try ConsumerTests.workspace.get()
      package = workspace.folder.appending(path: "starter-app")
      guard !FileManager.default.fileExists(atPath: package.path) else { return }
      try SwiftPM(folder: workspace.folder).run(
        try #require(Executable.overscroll).url.path, "new", "starter-app", "--package", "--from",
        workspace.address)
    }

    private func test(
      builds: Bool = false, in variables: [String: String] = [:]
    ) throws -> (status: Int32, text: String) {
      let options = workspace.testOptions + (builds ? "" : " --skip-build")
      return try workspace.swiftPM("starter-app", variables).outcome(
        "bash", "-c", "swift test --disable-xctest \(options)")
    }

    @Test func itsTestsRecordAtFirstAndPassThen() throws {
      let first = try test(builds: true)
      #expect(first.status != 0, "\(first)")
      for name in ["theHeaderShrinks.1.png", "theHeaderShrinks.2.csv"] {
        #expect(first.text.contains("\(name) was recorded"), "\(first)")
      }
      #expect(!first.text.contains("warning: 'starter-app'"), "\(first)")
      // Its text is set in a font, not drawn as boxes.
      let golden = try Data(
        contentsOf: package.appending(path: "\(Self.goldens)/theHeaderShrinks.1.png"))
      let fonts = String(decoding: golden.prefix(400), as: UTF8.self)
      #expect(fonts.contains("Inter"), "\(fonts)")
      let second = try test(in: ["CI": "1"])
      #expect(second.status == 0, "\(second)")
    }

    @Test func itsCommandRendersItsScene() throws {
      try workspace.build("starter-app", "--product", "starter-app")
      let program = workspace.program("starter-app").path
      let inPackage = SwiftPM(folder: package)
      try inPackage.run(program, "check", "--strict", "Scenes/starter.yaml")
      let written = try inPackage.run(
        program, "render", "Scenes/starter.yaml", "--frame", "1s", "-o", "still.png")
      #expect(written == "still.png\n")
      #expect(try Data(contentsOf: package.appending(path: "still.png")).count > 5000)
    }
  }
}
