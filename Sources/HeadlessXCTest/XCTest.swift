public import Foundation

/// The superclass of test cases, with the methods that run before and after each test.
@preconcurrency @MainActor
open class XCTest: NSObject {
  /// Creates a test.
  public override nonisolated init() { super.init() }

  /// Prepares a test. Called before `setUpWithError()`.
  open func setUp() async throws {}

  /// Prepares a test. Called before `setUp()`. An error fails the test, which is then not run;
  /// `XCTSkip` skips it.
  open func setUpWithError() throws {}

  /// Prepares a test. Called last before the test.
  open func setUp() {}

  /// Cleans up after a test. Called first after the test and its teardown blocks.
  open func tearDown() {}

  /// Cleans up after a test. Called after `tearDown()`. An error fails the test.
  open func tearDownWithError() throws {}

  /// Cleans up after a test. Called last.
  open func tearDown() async throws {}
}
