import Foundation
import TestSupport
import Testing

/// `overscroll test`.
@Suite("The tests of an iOS project", .needs(.overscroll, .swiftCompiler))
struct TestCommandTests {
  private let program: Executable
  private let folder: Folder

  init() throws {
    program = try #require(Executable.overscroll)
    folder = try Folder()
    for name in ["App", "AppTests"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
    }
  }

  private func run(_ options: String...) throws -> Executable.Outcome {
    try program.run(
      ["test", "AppTests", "--artifacts", "artifacts"] + options, in: folder,
      environment: ["OVERSCROLL_CACHE": AppCache.path, "CI": "0"])
  }

  @Test(
    "Tests pass, fail, are skipped and end their process, each with the user's line",
    .gives(
      "test --filter --skip --list --jobs --record --device --system-version --timeout --artifacts",
      "test --target --debug"))
  func results() throws {
    try folder.write(
      "AppTests/ListTests.swift",
      """
      import XCTest
      import UIKit
      @MainActor final class ListTests: XCTestCase {
        func testPasses() { XCTAssertEqual(UIView(frame: .zero).frame, .zero) }
        func testFails() { XCTAssertEqual(1, 2, "numbers") }
        func testSkips() throws { throw XCTSkip("not today") }
        func testEnds() { fatalError("the end") }
        func testLoops() { while true {} }
        func testWaits() async throws {
          let done = expectation(description: "done")
          DispatchQueue.main.asyncAfter(deadline: .now() + 30) { done.fulfill() }
          await fulfillment(of: [done], timeout: 60)
          XCTAssertEqual(UIDevice.current.systemVersion, "16.4")
          XCTAssertEqual(UIScreen.main.bounds.width, 375)
        }
      }

      """)
    let listed = try run("--list", "--skip", "Loops", "--target", "AppTests")
    #expect(
      listed.lines
        == ["Ends", "Fails", "Passes", "Skips", "Waits"].map {
          "AppTests/ListTests/test\($0)"
        }, "\(listed.errors)")
    let outcome = try run(
      "--jobs", "2", "--record", "never", "--device", "iphone-8", "--system-version", "16.4",
      "--timeout", "2")
    let errors = outcome.errors
    #expect(outcome.status == 1)
    #expect(errors.contains("'-[ListTests testPasses]' passed"), "\(errors)")
    #expect(errors.contains("'-[ListTests testWaits]' passed"), "\(errors)")
    #expect(errors.contains("'-[ListTests testSkips]' skipped"), "\(errors)")
    #expect(errors.contains(": not today"), "\(errors)")
    #expect(
      errors.contains(
        "AppTests/ListTests.swift:5: error: -[ListTests testFails] : XCTAssertEqual failed: (\"1\") is "
          + "not equal to (\"2\") - numbers"), "\(errors)")
    #expect(errors.contains("ListTests.swift:7, in testEnds"), "\(errors)")
    #expect(errors.contains("did not return within 2 seconds"), "\(errors)")
    #expect(errors.contains("Executed 6 tests, with 1 skipped and 3 failures"), "\(errors)")
    let filtered = try run("--filter", "ListTests/testP*", "--debug")
    #expect(filtered.status == 0, "\(filtered.errors)")
    #expect(filtered.errors.contains("Executed 1 tests"), "\(filtered.errors)")
  }

  @Test("A snapshot is recorded, then matches, then differs", .gives("test --fonts --shard"))
  func snapshots() throws {
    func write(_ color: String) throws {
      try folder.write(
        "AppTests/BoxTests.swift",
        """
        import SnapshotTesting
        import XCTest
        import UIKit
        final class BoxTests: XCTestCase {
          func testBox() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
            view.backgroundColor = .\(color)
            assertSnapshot(of: view, as: .image)
            assertSnapshot(matching: [1, 2], as: .dump, named: "list")
            var request = URLRequest(url: URL(string: "https://example.com/?b=2&a=1")!)
            request.httpMethod = "POST"
            request.httpBody = Data("x=1".utf8)
            request.setValue("id=1", forHTTPHeaderField: "Cookie")
            request.setValue("*/*", forHTTPHeaderField: "Accept")
            assertSnapshot(of: request, as: .curl, named: "curl")
            assertSnapshot(of: request, as: .raw, named: "raw")
          }
        }

        """)
    }
    try write("red")
    let first = try run("--fonts", ".")
    #expect(first.status == 1)
    let goldens = "AppTests/__Snapshots__/BoxTests"
    func text(_ name: String) throws -> String {
      String(decoding: try folder.bytes("\(goldens)/testBox.\(name).txt"), as: UTF8.self)
    }
    #expect(try text("list") == "▿ 2 elements\n  - 1\n  - 2\n")
    #expect(
      try text("curl") == """
        curl \\
        \t--request POST \\
        \t--header "Accept: */*" \\
        \t--data "x=1" \\
        \t--cookie "id=1" \\
        \t"https://example.com/?a=1&b=2"
        """)
    #expect(
      try text("raw") == """
        POST https://example.com/?a=1&b=2
        Accept: */*
        Cookie: id=1

        x=1
        """)
    #expect(try folder.bytes("\(goldens)/testBox.1.png").count > 50)
    #expect(try run("--shard", "1/1").status == 0)
    try write("blue")
    let last = try run()
    #expect(last.status == 1)
    #expect(last.errors.contains("BoxTests.swift:8: error"), "\(last.errors)")
  }

  @Test("A test that cannot continue ends alone, and the end of a class is noticed")
  func ends() throws {
    try folder.write(
      "AppTests/OrderTests.swift",
      """
      import XCTest
      final class OrderTests: XCTestCase {
        override func setUp() { continueAfterFailure = false }
        override class func tearDown() { if isOver { fatalError("no end") } }
        static var isOver = false
        func testA() {
          XCTFail("first")
          XCTFail("second")
        }
        func testB() {}
        func testC() { Self.isOver = true }
      }

      """)
    // Scripts are not compiled.
    try folder.write("AppTests/build.swift", "#!/usr/bin/env swift\nprint(CommandLine.arguments)\n")
    let outcome = try run("--jobs", "1")
    let errors = outcome.errors
    #expect(outcome.status == 1)
    #expect(errors.contains("testA] : failed - first"), "\(errors)")
    #expect(!errors.contains("failed - second"), "\(errors)")
    #expect(errors.contains("'-[OrderTests testB]' passed"), "\(errors)")
    #expect(errors.contains("with 1 failures in 1 tests"), "\(errors)")
    #expect(errors.contains("error: after the last test of AppTests: "), "\(errors)")
    #expect(errors.contains("OrderTests.swift:4, in tearDown"), "\(errors)")
    // Without the class's end, the other tests pass.
    #expect(try run("--filter", "testB").status == 0)
    try folder.write(
      "AppTests/OrderTests.swift",
      """
      import XCTest
      final class FirstTests: XCTestCase {
        override class func tearDown() { XCTFail("left behind") }
        func testA() {}
      }
      final class LastTests: XCTestCase {
        override class func tearDown() { XCTFail("not over") }
        func testB() {}
      }

      """)
    let classes = try run("--jobs", "1")
    #expect(classes.status == 1)
    for line in ["3: error: +[FirstTests tearDown] : failed - left behind", "with 0 failures"] {
      #expect(classes.errors.contains(line), "\(classes.errors)")
    }
    #expect(classes.errors.contains("7: error: +[LastTests tearDown] : failed - not over"))
  }

  @Test("FBSnapshotTestCase records, compares and tolerates as the library does")
  func pictures() throws {
    func write(_ alpha: Double, _ arguments: String = "") throws {
      try folder.write(
        "AppTests/PictureTests.swift",
        """
        import FBSnapshotTestCase
        import UIKit
        final class PictureTests: FBSnapshotTestCase {
          func testView() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
            view.backgroundColor = UIColor(white: \(alpha), alpha: 1)
            FBSnapshotVerifyView(view, identifier: "a b"\(arguments))
          }
        }

        """)
    }
    try write(0.5)
    #expect(try run().status == 1)
    let golden = "AppTests/ReferenceImages_64/AppTests.PictureTests/testView_a_b@3x.png"
    #expect(try folder.bytes(golden).count > 50)
    #expect(try run().status == 0)
    try write(0.52)
    let outcome = try run()
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("PictureTests.swift:7: error"), "\(outcome.errors)")
    try write(0.52, ", perPixelTolerance: 0.05")
    #expect(try run().status == 0)
  }

  @Test("A folder without tests is refused")
  func noTests() throws {
    try folder.write("AppTests/Other.swift", "struct Other {}\n")
    let outcome = try run()
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("no tests in"), "\(outcome.errors)")
    #expect(try run("--jobs", "0").status == 64)
    #expect(try run("--device", "none").status == 64)
    #expect(try run("--timeout", "0").status == 64)
    #expect(try run("--record", "often").status == 64)
  }
}
