import Foundation
import TestSupport
import Testing

/// Tests of Swift Testing in `overscroll test`.
@Suite("Tests of Swift Testing in an iOS project", .needs(.overscroll, .swiftCompiler))
struct SwiftTestingCommandTests {
  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
    for name in ["Sources/App", "Tests/AppTests"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
    }
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App", targets: [.target(name: "App"), .testTarget(name: "AppTests")])

      """)
    try folder.write(
      "Sources/App/Counter.swift",
      """
      import UIKit
      final class Counter: UIViewController {
        var count = 0
        func load() async {
          try? await Task.sleep(nanoseconds: 30_000_000_000)
          count += 1
        }
      }

      """)
  }

  private func run(_ options: String...) throws -> Executable.Outcome {
    try program.run(
      ["test", ".", "--artifacts", "artifacts"] + options, in: folder,
      environment: ["OVERSCROLL_CACHE": AppCache.path, "CI": "0"])
  }

  @Test("Tests pass, fail, are skipped and end their process, each with the user's line")
  func results() throws {
    try folder.write(
      "Tests/AppTests/CounterTests.swift",
      """
      import Testing
      import UIKit
      @testable import App

      @MainActor @Suite struct CounterTests {
        let counter = Counter()
        @Test func loads() async { await counter.load(); #expect(counter.count == 1) }
        @Test func fails() { #expect(counter.count == 2, "twice") }
        @Test("A name", arguments: [1, 2]) func argument(_ number: Int) { #expect(number == 1) }
        @Test(.disabled("not today")) func disabled() {}
        @Test func known() { withKnownIssue { Issue.record("known") } }
        @Test func throwing() throws { throw CancellationError() }
        @Test func warns() { Issue.record("careful", severity: .warning) }
        @Test func ends() { fatalError("the end") }
        struct Inner { @Test func width() { #expect(UIScreen.main.bounds.width == 375) } }
      }
      @Test func outside() async throws {
        try await confirmation { done in
          try await Task.sleep(for: .seconds(100))
          done()
        }
      }
      final class Throwing {
        init() throws {}
        @Test func testOld() {}
      }

      """)
    let listed = try run("--list")
    let own = ["argument(_:)", "disabled()", "ends()", "fails()", "known()", "loads()"]
    let rest = ["throwing()", "warns()", "Inner/width()"]
    #expect(
      listed.lines
        == ["AppTests/outside()"] + (own + rest).map { "AppTests/CounterTests/\($0)" }
        + ["AppTests/Throwing/testOld()"], "\(listed.errors)")
    let outcome = try run("--device", "iphone-8")
    let errors = outcome.errors
    #expect(outcome.status == 1)
    for name in ["outside()", "CounterTests/loads()", "CounterTests/Inner/width()"] {
      #expect(errors.contains("'\(name)' passed"), "\(errors)")
    }
    let file = "/Tests/AppTests/CounterTests.swift"
    for line in [
      "\(file):8: error: CounterTests/fails() : Expectation failed: (counter.count → 0) == 2\ntwice",
      "\(file):9: error: CounterTests/argument(_:) : with 1 argument number → 2: Expectation failed",
      "'CounterTests/disabled()' skipped", "not today", "'CounterTests/known()' passed",
      "\(file):12: error: CounterTests/throwing() : Caught error: CancellationError()",
      "warning: Tests/AppTests/CounterTests.swift:13: careful",
      "CounterTests.swift:14, in ends: the end",
      "Executed 11 tests, with 1 skipped and 4 failures in 4 tests",
    ] {
      #expect(errors.contains(line), "\(line) in \(errors)")
    }
    let filtered = try run("--filter", "CounterTests/w*", "--filter", "Throwing")
    #expect(filtered.status == 0, "\(filtered.errors)")
    #expect(filtered.errors.contains("Executed 2 tests"), "\(filtered.errors)")
  }

  @Test("Inline snapshots are written after the tests of all processes, and then match")
  func inlineSnapshots() throws {
    let file = "Tests/AppTests/InlineTests.swift"
    try folder.write(
      file,
      """
      import InlineSnapshotTesting
      import Testing
      import XCTest

      @Suite struct InlineTests {
        @Test func list() { assertInlineSnapshot(of: [1, 2], as: .dump) }
        @Test func differs() {
          assertInlineSnapshot(of: "new", as: .lines) { "old" }
        }
      }
      @MainActor final class OlderTests: XCTestCase {
        func testLines() {
          for _ in 1...2 { assertInlineSnapshot(of: "a\\nb", as: .lines) }
          heading("Title", is: { "Title" })
        }
        private func heading(
          _ text: String, is expected: (() -> String)? = nil, line: UInt = #line,
          column: UInt = #column
        ) {
          assertInlineSnapshot(
            of: text, as: .lines,
            syntaxDescriptor: InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "is"),
            matches: expected, line: line, column: column)
        }
      }

      """)
    let first = try run("--jobs", "2")
    #expect(first.status == 1)
    #expect(first.errors.contains("Automatically recorded a new snapshot."), "\(first.errors)")
    #expect(first.errors.contains("Snapshot did not match."), "\(first.errors)")
    #expect(
      first.errors.contains("wrote inline snapshots to \(folder.path)/\(file)"), "\(first.errors)")
    func text() throws -> String { String(decoding: try folder.bytes(file), as: UTF8.self) }
    let recorded = try text()
    let quotes = "\"\"\""
    #expect(
      recorded.contains(".dump) {\n    \(quotes)\n    ▿ 2 elements\n      - 1\n"), "\(recorded)")
    #expect(
      recorded.contains(".lines) {\n      \(quotes)\n      a\n      b\n      \(quotes)\n    } }"))
    #expect(recorded.contains("{ \"old\" }"))
    let second = try run("--record", "failed")
    #expect(second.errors.contains("in 1 tests"), "\(second.errors)")
    #expect(try !text().contains("old"))
    let third = try run("--record", "never")
    #expect(third.status == 0, "\(third.errors)")
    #expect(try text().contains("heading(\"Title\", is: { \"Title\" })"))
  }

  @Test("Snapshots have the suite's rule, and a number for each case")
  func snapshots() throws {
    try folder.write(
      "Tests/AppTests/BoxTests.swift",
      """
      import SnapshotTesting
      import Testing
      import UIKit

      @MainActor @Suite(.snapshots(record: .missing)) struct BoxTests {
        @Test func box() {
          let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
          view.backgroundColor = .red
          assertSnapshot(of: view, as: .image)
          assertSnapshot(of: "a", as: .lines)
        }
        @Test(arguments: ["a", "a"]) func letters(_ text: String) {
          assertSnapshot(of: text, as: .lines)
        }
        @Test(.snapshots(record: .never)) func missing() {
          withKnownIssue { assertSnapshot(of: 1, as: .dump) } matching: { issue in
            "\\(issue)".contains("there is no golden")
          }
        }
      }

      """)
    let first = try run()
    #expect(first.status == 1)
    #expect(
      first.errors.contains("Executed 3 tests, with 3 failures in 2 tests"), "\(first.errors)")
    let goldens = "Tests/AppTests/__Snapshots__/BoxTests/"
    #expect(
      folder.files.filter { $0.hasPrefix(goldens) }.map { String($0.dropFirst(goldens.count)) }
        == ["box.1.png", "box.2.txt", "letters-_.1.txt"])
    let second = try run()
    #expect(second.status == 0, "\(second.errors)")
  }
}
