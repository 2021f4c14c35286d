import Foundation
import HeadlessUIKit
import Overscroll
import OverscrollTesting
import Testing
import XCTest

/// Run by `RunnerTests` in processes of their own; skipped or without cases elsewhere.
private let side = ProcessInfo.processInfo.environment["OVERSCROLL_FIXTURE_SIDE"].flatMap(
  Double.init)

/// An assertion in XCTest.
final class XCTestFixture: XCTestCase {
  /// XCTest on Linux finds no synchronous method of an actor; it calls this one on the main thread.
  func testSquare() throws {
    guard let side else { throw XCTSkip("run by RunnerTests") }
    try MainActor.assumeIsolated {
      assertSnapshot(of: try square(side: side), as: .frame(at: .end))
    }
  }
}

/// An assertion in a test whose name another class of the file has too.
final class TwinXCTestFixture: XCTestCase {
  func testTwin() throws {
    guard let side else { throw XCTSkip("run by RunnerTests") }
    try MainActor.assumeIsolated {
      assertSnapshot(of: try square(side: side), as: .frame(at: .end))
    }
  }

  /// One that says which it is.
  func testCalled() throws {
    guard let side else { throw XCTSkip("run by RunnerTests") }
    try MainActor.assumeIsolated {
      assertSnapshot(
        of: try square(side: side), as: .frame(at: .end), named: "own", testName: "Twin")
    }
  }

  /// One whose assertion stands elsewhere.
  func testByCall() throws {
    guard let side else { throw XCTSkip("run by RunnerTests") }
    try MainActor.assumeIsolated { try holdUnnamed(side: side) }
  }
}

/// The other class.
final class OtherTwinXCTestFixture: XCTestCase {
  func testTwin() throws {
    guard let side else { throw XCTSkip("run by RunnerTests") }
    try MainActor.assumeIsolated {
      assertSnapshot(of: try square(side: side + 1), as: .frame(at: .end))
    }
  }
}

/// An assertion when XCTest runs none of its tests any more.
final class LateXCTestFixture: XCTestCase {
  func testNothing() {}

  override class func tearDown() {
    guard let side else { return }
    MainActor.assumeIsolated { holdSquare(side: side) }
  }
}

/// An assertion that its test does not wait for.
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

/// An assertion that no test of Swift Testing knows to be its own.
struct DetachedFixture {
  @Test(arguments: side.map { [$0] } ?? []) func square(side: Double) async {
    await Task.detached { await holdSquare(side: side) }.value
  }
}

/// An assertion in a test of Swift Testing.
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

/// Not a test, and its assertion has no name.
@MainActor
private func holdUnnamed(side: Double) throws {
  assertSnapshot(of: try square(side: side), as: .frame(at: .end))
}
