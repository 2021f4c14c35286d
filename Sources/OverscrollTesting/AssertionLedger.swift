import Synchronization

/// What of the assertions in a process nobody may have heard of when it ends: XCTest drops what it is told
/// while it runs no test, and a task that no test waits for dies with the process.
package final class AssertionLedger: Sendable {
  package static let process = AssertionLedger()

  private struct State {
    var underWay = 0
    var toldXCTest: [String] = []
  }

  private let state = Mutex(State())

  package init() {}

  /// An assertion begins.
  package func begin() { state.withLock { $0.underWay += 1 } }

  /// It has been told what became of it.
  package func end() { state.withLock { $0.underWay -= 1 } }

  /// XCTest is told of a failure: its run cannot pass any more.
  package func tellsXCTest(_ message: String) { state.withLock { $0.toldXCTest.append(message) } }

  /// Why a run that passes has not; nil if it has.
  package var complaint: String? {
    let (underWay, toldXCTest) = state.withLock { ($0.underWay, $0.toldXCTest) }
    if !toldXCTest.isEmpty {
      return "assertSnapshot failed while XCTest ran no test, which drops that:\n"
        + toldXCTest.joined(separator: "\n")
    }
    guard underWay > 0 else { return nil }
    return "the tests ended before \(underWay) calls of assertSnapshot: no test waited for them"
  }
}
