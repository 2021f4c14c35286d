import Foundation
import TestSupport
import Testing

extension ConsumerTests {
  /// `Examples/ExistingTests`: one file of tests for a Mac, unchanged, in a package. The first run
  /// records the goldens and fails, and the second passes.
  @Suite struct ExistingTestsTests {
    private let workspace: Workspace

    init() throws { workspace = try ConsumerTests.workspace.get() }

    @Test func passInAPackage() throws {
      let package = workspace.swiftPM("ExistingTests", ["OVERSCROLL_RECORD": "missing"])
      let inline = package.folder.appending(path: "Tests/CardsTests/InlineTests.swift")
      try Data(
        """
        import SnapshotTesting
        import XCTest
        final class InlineTests: XCTestCase {
          func testList() { assertInlineSnapshot(of: [1], as: .dump) }
        }
        """.utf8
      ).write(to: inline)
      let command = "swift test --disable-swift-testing \(workspace.testOptions)"
      let first = try package.outcome("bash", "-c", command)
      #expect(first.status == 1 && first.text.contains("was recorded: check it"), "\(first.text)")
      // The module `SnapshotTesting` of the package chooses the fonts.
      let golden = "Tests/CardsTests/__Snapshots__/CardsTests/testWideCard.1.png"
      let bytes = try Data(contentsOf: package.folder.appending(path: golden))
      #expect(String(decoding: bytes.prefix(400), as: UTF8.self).contains("Inter Regular"))
      #expect(try String(contentsOf: inline, encoding: .utf8).contains("▿ 1 element"))
      let second = try package.outcome("bash", "-c", command)
      #expect(second.status == 0, "\(second.text)")
      #expect(second.text.contains("Executed 13 tests, with 0 failures"), "\(second.text)")
    }
  }
}
