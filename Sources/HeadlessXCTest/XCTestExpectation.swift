public import Foundation
import Synchronization

/// Something that a test waits for. Any thread can fulfil it.
open class XCTestExpectation: NSObject, @unchecked Sendable {
  // Unchecked: the state is behind a lock, and the settings belong to the test.

  private struct State {
    var count = 0
    /// The order of the last fulfilment among those of all expectations.
    var order: Int?
  }

  private static let fulfilments = Mutex(0)
  private let state = Mutex(State())
  let file: StaticString
  let line: UInt

  /// The description for failures.
  open var expectationDescription: String
  /// Whether fulfilment is a failure; false by default.
  open var isInverted = false
  /// The number of calls of `fulfill()` that fulfil the expectation; 1 by default. Values below 1
  /// count as 1.
  open var expectedFulfillmentCount = 1
  /// Whether more calls of `fulfill()` than expected are a failure; false by default.
  open var assertForOverFulfill = false

  /// Creates an expectation.
  ///
  /// - Parameter description: The description for failures.
  public init(
    description: String = "no description provided", file: StaticString = #filePath,
    line: UInt = #line
  ) {
    (expectationDescription, self.file, self.line) = (description, file, line)
  }

  /// Fulfils the expectation, or counts towards its fulfilment.
  open func fulfill(_ file: StaticString = #filePath, line: UInt = #line) {
    let order = Self.fulfilments.withLock {
      $0 += 1
      return $0
    }
    let count = state.withLock { state in
      state.count += 1
      if state.count == max(1, expectedFulfillmentCount) { state.order = order }
      return state.count
    }
    if assertForOverFulfill, count > max(1, expectedFulfillmentCount) {
      XCTFail(
        "API violation - multiple calls made to -[XCTestExpectation fulfill] for "
          + "\(expectationDescription).", file: file, line: line)
    }
  }

  /// Checks a condition that fulfils the expectation.
  @MainActor func poll() {}

  /// Whether `fulfill()` was called as often as expected.
  var isFulfilled: Bool { state.withLock { $0.order != nil } }
  /// Whether a wait has what it wants of the expectation.
  var isSatisfied: Bool { isFulfilled != isInverted }
  var order: Int? { state.withLock { $0.order } }
}
