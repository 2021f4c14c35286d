import Foundation
import HeadlessUIKit
import Overscroll
import OverscrollTesting
import Testing
import XCTest

/// The side of the square. `RunnerTests` runs these tests in separate processes; elsewhere they are
/// skipped or have no cases.
private let side = ProcessInfo.processInfo.environment["OVERSCROLL_FIXTURE_SIDE"].flatMap(
  Double.init)

/// A snapshot assertion in XCTest.
final class XCTestFixture: XCTestCase {
  /// XCTest on Linux does not find synchronous methods of an actor, and calls this one on the main
  /// thread.
  func testSquare() throws {
    guard let side else { throw XCTSkip("run by RunnerTests") }
    try MainActor.assumeIsolated {
      assertSnapshot(of: try square(side: side), as: .frame(at: .end))
    }
  }
}

/// A snapshot assertion in a test whose name also exists in another class of the file.
final class TwinXCTestFixture: XCTestCase {
  func testTwin() throws {
    guard let side else { throw XCTSkip("run by RunnerTests") }
    try MainActor.assumeIsolated {
      assertSnapshot(of: try square(side: side), as: .frame(at: .end))
    }
  }

  /// A snapshot assertion with an explicit test name.
  func testCalled() throws {
    guard let side else { throw XCTSkip("run by RunnerTests") }
    try MainActor.assumeIsolated {
      assertSnapshot(
        of: try square(side: side), as: .frame(at: .end), named: "own", testName: "Twin")
    }
  }

  /// A snapshot assertion in a helper function.
  func testByCall() throws {
    guard let side else { throw XCTSkip("run by RunnerTests") }
    try MainActor.assumeIsolated { try holdUnnamed(side: side) }
  }
}

/// The other class with a test of that name.
final class OtherTwinXCTestFixture: XCTestCase {
  func testTwin() throws {
    guard let side else { throw XCTSkip("run by RunnerTests") }
    try MainActor.assumeIsolated {
      assertSnapshot(of: try square(side: side + 1), as: .frame(at: .end))
    }
  }
}

/// A snapshot assertion after XCTest has finished the test.
final class LateXCTestFixture: XCTestCase {
  func testNothing() {}

  override class func tearDown() {
    guard let side else { return }
    MainActor.assumeIsolated { holdSquare(side: side) }
  }
}

/// A snapshot assertion that its test does not wait for.
struct UnawaitedFixture {
  @Test(arguments: side.map { [$0] } ?? []) @MainActor func square(side: Double) async throws {
    let (begun, continuation) = AsyncStream<Void>.makeStream()
    let device = try Device(size: CGSize(width: 400, height: 600), scale: 4, safeArea: .init())
    let screen = ScriptedScreen(on: device, timeline: [.drag(by: -300, over: 4), .release]) {
      continuation.finish()
      return SquareController(color: .red, side: side)
    }
    Task { await assertSnapshot(of: screen, as: .animation(fps: 50), named: "late") }
    for await _ in begun {}
  }
}

/// A snapshot assertion in a detached task, which Swift Testing cannot assign to a test.
struct DetachedFixture {
  @Test(arguments: side.map { [$0] } ?? []) func square(side: Double) async {
    await Task.detached { await holdSquare(side: side) }.value
  }
}

/// A snapshot assertion in a test of Swift Testing.
struct AttachedFixture {
  @Test(arguments: side.map { [$0] } ?? []) @MainActor func square(side: Double) throws {
    assertSnapshot(
      of: try OverscrollTestingTests.square(side: side), as: .frame(at: .end), named: "attached")
  }
}

@MainActor
private func holdSquare(side: Double) {
  do {
    assertSnapshot(
      of: try square(side: side), as: .frame(at: .end), named: "detached",
      testName: "detached")
  } catch {
    preconditionFailure("\(error)")
  }
}

/// An unnamed assertion in a function that is not a test.
@MainActor
private func holdUnnamed(side: Double) throws {
  assertSnapshot(of: try square(side: side), as: .frame(at: .end))
}
