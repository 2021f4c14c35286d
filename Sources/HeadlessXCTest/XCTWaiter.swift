public import Foundation

/// A wait for expectations, in the stage's time.
@preconcurrency @MainActor
open class XCTWaiter: NSObject {
  /// The end of a wait.
  public enum Result: Int, Sendable {
    /// All expectations were fulfilled.
    case completed = 1
    /// Time was up before.
    case timedOut
    /// The expectations were fulfilled in another order.
    case incorrectOrder
    /// An inverted expectation was fulfilled.
    case invertedFulfillment
    /// The wait was interrupted.
    case interrupted
  }

  /// Creates a waiter.
  public override nonisolated init() { super.init() }

  /// Waits for expectations without failing the test.
  ///
  /// - Parameters:
  ///   - expectations: The expectations to wait for.
  ///   - seconds: The longest time to wait, in seconds of the stage's time. No real time passes.
  ///     Zero, negative values and NaN do not wait.
  ///   - isOrdered: Whether they must be fulfilled in their order.
  @discardableResult
  open func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval,
    enforceOrder isOrdered: Bool = false
  ) -> Result {
    TestStage.wait(atMost: seconds) { Self.isOver(expectations) }
    return Self.result(expectations, isOrdered)
  }

  /// Waits for expectations without failing the test.
  @discardableResult
  public static func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval,
    enforceOrder isOrdered: Bool = false
  ) -> Result {
    XCTWaiter().wait(for: expectations, timeout: seconds, enforceOrder: isOrdered)
  }

  /// Waits for expectations in an asynchronous test, without failing it.
  @discardableResult
  open func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval,
    enforceOrder isOrdered: Bool = false
  ) async -> Result {
    let start = TestStage.time
    while !Self.isOver(expectations), TestStage.time - start < seconds {
      try? await Task.sleep(nanoseconds: Self.pollNanoseconds)
    }
    return Self.result(expectations, isOrdered)
  }

  /// Waits for expectations in an asynchronous test, without failing it.
  @discardableResult
  public static func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval,
    enforceOrder isOrdered: Bool = false
  ) async -> Result {
    await XCTWaiter().fulfillment(of: expectations, timeout: seconds, enforceOrder: isOrdered)
  }

  /// The time between two looks at the expectations, about a tick of the display.
  private static let pollNanoseconds: UInt64 = 16_000_000

  /// Whether waiting longer cannot change the result. An inverted expectation is waited for until
  /// time is up.
  private static func isOver(_ expectations: [XCTestExpectation]) -> Bool {
    for expectation in expectations { expectation.poll() }
    return expectations.contains { $0.isInverted && $0.isFulfilled }
      || expectations.allSatisfy { $0.isFulfilled }
  }

  private static func result(_ expectations: [XCTestExpectation], _ isOrdered: Bool) -> Result {
    if expectations.contains(where: { $0.isInverted && $0.isFulfilled }) {
      return .invertedFulfillment
    }
    guard expectations.allSatisfy(\.isSatisfied) else { return .timedOut }
    let orders = expectations.compactMap(\.order)
    return isOrdered && orders != orders.sorted() ? .incorrectOrder : .completed
  }
}
