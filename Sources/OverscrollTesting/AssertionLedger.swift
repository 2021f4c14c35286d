import Synchronization

/// A record of the assertions in a process whose results may be lost when it ends.
///
/// XCTest drops failures that are reported while it runs no test. A task that no test awaits ends
/// with the process.
package final class AssertionLedger: Sendable {
  package static let process = AssertionLedger()

  private struct State {
    var runningCount = 0
    var xctestFailures: [String] = []
  }

  private let state = Mutex(State())

  package init() {}

  /// Records the start of an assertion.
  package func begin() { state.withLock { $0.runningCount += 1 } }

  /// Records that the result of an assertion has been reported.
  package func end() { state.withLock { $0.runningCount -= 1 } }

  /// Records a failure reported to XCTest, after which the run must not pass.
  package func recordXCTestFailure(_ message: String) {
    state.withLock { $0.xctestFailures.append(message) }
  }

  /// The reason why a seemingly successful run must fail, or nil if it is successful.
  package var failureReason: String? {
    let (underWay, xctestFailures) = state.withLock { ($0.runningCount, $0.xctestFailures) }
    if !xctestFailures.isEmpty {
      return "assertSnapshot failed while XCTest ran no test, which drops the failure:\n"
        + xctestFailures.joined(separator: "\n")
    }
    guard underWay > 0 else { return nil }
    return "the tests ended before \(underWay) calls of assertSnapshot: no test awaited them"
  }
}
