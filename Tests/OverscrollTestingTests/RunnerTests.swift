import Foundation
import Graphics
import ImageCodecs
import OverscrollTesting
import TestSupport
import Testing

/// A failed snapshot is reported by the test runner. These tests run the built test bundle again.
@Suite(.needs(.testBundle))
struct RunnerTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func run(_ arguments: [String], side: Int) throws -> Executable.Outcome {
    try #require(Executable.testBundle).run(
      arguments, in: folder,
      environment: [
        "OVERSCROLL_FIXTURE_SIDE": "\(side)", "OVERSCROLL_GOLDENS_DIR": "\(folder.path)/goldens",
        "OVERSCROLL_ARTIFACTS_DIR": "\(folder.path)/artifacts",
      ])
  }

  private func said(_ outcome: Executable.Outcome) -> String { outcome.text + outcome.errors }

  private func holdsItsGolden(_ arguments: [String]) throws {
    let first = try run(arguments, side: 10)
    #expect(first.status != 0 && said(first).contains("there was no golden"), "\(said(first))")
    let golden = try #require(folder.regularFiles.first { $0.hasPrefix("goldens/") })
    let bytes = try folder.bytes(golden)
    let second = try run(arguments, side: 10)
    #expect(second.status == 0, "\(said(second))")
    let third = try run(arguments, side: 12)
    #expect(third.status != 0 && said(third).contains("pixels differ"), "\(said(third))")
    #expect(try folder.bytes(golden) == bytes)
  }

  @Test func anXCTestCaseFails() throws {
    try holdsItsGolden(["OverscrollTestingTests.XCTestFixture/testSquare"])
  }

  /// Otherwise the number of a golden would depend on which other class runs.
  @Test func testsOfOneNameInTwoClassesAreRefused() throws {
    for test in ["TwinXCTestFixture", "OtherTwinXCTestFixture"] {
      let outcome = try run(["OverscrollTestingTests.\(test)/testTwin"], side: 10)
      #expect(outcome.status != 0, "\(said(outcome))")
      #expect(said(outcome).contains("several functions 'testTwin'"), "\(said(outcome))")
    }
    #expect(folder.regularFiles.isEmpty)
    try holdsItsGolden(["OverscrollTestingTests.TwinXCTestFixture/testCalled"])
  }

  @Test func anUnnamedAssertionOutsideOfXCTestsTestsIsRefused() throws {
    let outcome = try run(["OverscrollTestingTests.TwinXCTestFixture/testByCall"], side: 10)
    #expect(outcome.status != 0, "\(said(outcome))")
    #expect(said(outcome).contains("'holdUnnamed' is not an XCTest test"), "\(said(outcome))")
    #expect(folder.regularFiles.isEmpty)
  }

  @Test func aDetachedTaskFailsTheRun() throws {
    try holdsItsGolden(["--testing-library", "swift-testing", "--filter", "DetachedFixture"])
  }

  /// XCTest ignores failures that are reported between tests.
  @Test func betweenTestsOfXCTestAnAssertionFailsTheRun() throws {
    let arguments = ["OverscrollTestingTests.LateXCTestFixture/testNothing"]
    try holdsItsGolden(arguments)
  }

  @Test func anAssertionThatNoTestWaitsForFailsTheRun() throws {
    let outcome = try run(
      ["--testing-library", "swift-testing", "--filter", "UnawaitedFixture"], side: 10)
    #expect(outcome.status == 1, "\(said(outcome))")
    #expect(
      said(outcome).contains("the tests ended before 1 calls of assertSnapshot"),
      "\(said(outcome))")
  }

  /// The pictures of a failure are attached to the test.
  @Test func picturesAreAttached() throws {
    let arguments = [
      "--testing-library", "swift-testing", "--filter", "AttachedFixture", "--attachments-path",
      "\(folder.path)/attached",
    ]
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/attached", withIntermediateDirectories: true)
    try holdsItsGolden(arguments)
    let names = folder.regularFiles.filter { $0.hasPrefix("attached/") }
    for kind in ["reference", "actual", "difference"] {
      let name = try #require(names.first { $0.contains(".\(kind)") }, "\(names)")
      #expect(throws: Never.self) { try Bitmap(decoding: folder.bytes(name)) }
    }
  }

  @Test func whereNoTestRunsTheProgramStops() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      SnapshotReport(filePath: "/tests/A.swift", line: 7, runner: nil).fail("it differs")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.hasPrefix("/tests/A.swift:7: error: it differs\nassertSnapshot was called"))
  }
}
