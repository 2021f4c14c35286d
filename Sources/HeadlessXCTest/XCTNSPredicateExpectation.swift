public import Foundation

/// An expectation that is fulfilled once a predicate holds for an object.
open class XCTNSPredicateExpectation: XCTestExpectation, @unchecked Sendable {
  // Unchecked: only the test's thread evaluates the predicate.

  /// Returns whether the predicate's result counts; nil counts always.
  open var handler: (() -> Bool)?
  private let predicate: NSPredicate
  private let object: Any?

  /// Creates an expectation that is fulfilled once a predicate holds.
  ///
  /// The predicate is evaluated at each tick of the display.
  public init(
    predicate: NSPredicate, object: Any?, file: StaticString = #filePath, line: UInt = #line
  ) {
    (self.predicate, self.object) = (predicate, object)
    super.init(description: "predicate '\(predicate)'", file: file, line: line)
  }

  override func poll() {
    guard !isFulfilled, predicate.evaluate(with: object), handler?() ?? true else { return }
    fulfill()
  }
}
