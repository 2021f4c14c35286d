import Foundation
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

/// An assertion that no test of Swift Testing knows to be its own.
struct DetachedFixture {
  @Test(arguments: side.map { [$0] } ?? []) func square(side: Double) async {
    await Task.detached { await holdSquare(side: side) }.value
  }
}

@MainActor
private func holdSquare(side: Double) {
  do {
    assertSnapshot(
      of: try square(side: side), as: .frame(at: .end), named: "detached",
      testName: "square(side:)")
  } catch {
    preconditionFailure("\(error)")
  }
}
