import Synchronization

/// A record of the assertions in a process whose results may be lost when it ends.
///
/// XCTest drops failures that are reported while it runs no test. A task that no test awaits ends
/// with the process.
package final class AssertionLedger: Sendable {
  package static let process = AssertionLedger()

  private struct State {
    var underWay = 0
    var toldXCTest: [String] = []
  }

  private let state = Mutex(State())

  package init() {}

  /// Records the start of an assertion.
  package func begin() { state.withLock { $0.underWay += 1 } }

  /// Records that the result of an assertion has been reported.
  package func end() { state.withLock { $0.underWay -= 1 } }

  /// Records a failure reported to XCTest, after which the run must not pass.
  package func tellsXCTest(_ message: String) { state.withLock { $0.toldXCTest.append(message) } }

  /// The reason why a seemingly successful run must fail, or nil if it is successful.
  package var complaint: String? {
    let (underWay, toldXCTest) = state.withLock { ($0.underWay, $0.toldXCTest) }
    if !toldXCTest.isEmpty {
      return "assertSnapshot failed while XCTest ran no test, which drops the failure:\n"
        + toldXCTest.joined(separator: "\n")
    }
    guard underWay > 0 else { return nil }
    return "the tests ended before \(underWay) calls of assertSnapshot: no test awaited them"
  }
}
