public import Foundation

/// A class of tests. Each method without parameters whose name begins with `test` is one.
///
/// A new object runs each test on a stage of its own (`TestRunner`), on the main actor.
@preconcurrency @MainActor
open class XCTestCase: XCTest {
  /// The test's name as Xcode writes it, such as `-[ListTests testScrolls]`. Empty if the object
  /// was not created by the test runner.
  open var name: String { record?.test.name ?? "" }

  /// Whether the test goes on after its first failure; true by default. Otherwise the first failure
  /// ends the test's process, and neither `tearDown` nor teardown blocks run.
  open var continueAfterFailure = true

  /// The number of the object's test methods: 1.
  open var testCaseCount: Int { 1 }

  /// Runs `setUp`, the test, the teardown blocks and `tearDown`.
  var invocation: (@MainActor () -> Void)?

  /// Runs the test with its preparation and its cleaning up. A subclass can override this to do
  /// something around all of its tests, and then calls `super`.
  open func invokeTest() { invocation?() }

  /// The record of the running test.
  var record: TestRecord?
  private var teardownBlocks: [@MainActor () async throws -> Void] = []
  /// The expectations that `expectation(…)` created and no wait has covered yet.
  private var openExpectations: [XCTestExpectation] = []

  /// Prepares all tests of the class. Called once in each process that runs tests of the class,
  /// on the stage of the first one.
  open class func setUp() {}

  /// Cleans up after all tests of the class.
  open class func tearDown() {}

  // MARK: - Results

  /// Records a failure of the running test. A subclass can override this to change the issue, and
  /// then calls `super`.
  open func record(_ issue: XCTIssue) {
    guard let record else { return }
    record.add(issue)
    if !continueAfterFailure { record.endEarly() }
  }

  /// Adds an attachment to the test's results. Its file is written for a failed test only.
  ///
  /// Nothing is kept here: the report shows the pictures of snapshots.
  open func add(_ attachment: XCTAttachment) {}

  // MARK: - Teardown

  /// Adds a closure that runs after the test and before `tearDown()`. The closure added last runs
  /// first.
  open func addTeardownBlock(_ block: @escaping @MainActor () -> Void) {
    teardownBlocks.append(block)
  }

  /// Adds an asynchronous closure that runs after the test and before `tearDown()`.
  open func addTeardownBlock(_ block: @escaping @MainActor @Sendable () async throws -> Void) {
    teardownBlocks.append(block)
  }

  func takeTeardownBlocks() -> [@MainActor () async throws -> Void] {
    defer { teardownBlocks = [] }
    return teardownBlocks.reversed()
  }

  // MARK: - Expectations

  /// Returns an expectation for `waitForExpectations(timeout:)`.
  open func expectation(description: String) -> XCTestExpectation {
    let expectation = XCTestExpectation(description: description)
    openExpectations.append(expectation)
    return expectation
  }

  /// Returns an expectation that a notification fulfils.
  ///
  /// - Parameters:
  ///   - name: The name of the notification.
  ///   - object: The sender; nil for any.
  ///   - center: The centre to observe.
  ///   - handler: Returns whether a notification counts; nil counts all.
  open func expectation(
    forNotification name: Notification.Name, object: Any?,
    notificationCenter center: NotificationCenter = .default,
    handler: ((Notification) -> Bool)? = nil
  ) -> XCTestExpectation {
    let expectation = XCTNSNotificationExpectation(
      name: name, object: object, notificationCenter: center)
    expectation.handler = handler
    openExpectations.append(expectation)
    return expectation
  }

  /// Returns an expectation that is fulfilled once a predicate holds for an object.
  open func expectation(
    for predicate: NSPredicate, evaluatedWith object: Any?, handler: (() -> Bool)? = nil
  ) -> XCTestExpectation {
    let expectation = XCTNSPredicateExpectation(predicate: predicate, object: object)
    expectation.handler = handler
    openExpectations.append(expectation)
    return expectation
  }

  /// Waits for all expectations of `expectation(…)` that were not waited for, and fails the test if
  /// one is not fulfilled in time.
  ///
  /// - Parameters:
  ///   - timeout: The longest time to wait, in seconds of the stage's time. No real time passes.
  ///   - handler: Called at the end with nil, or with the error.
  open func waitForExpectations(
    timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line,
    handler: (((any Error)?) -> Void)? = nil
  ) {
    let expectations = openExpectations
    openExpectations = []
    let result = XCTWaiter().wait(for: expectations, timeout: timeout)
    fail(result, expectations, timeout, file, line)
    handler?(result == .completed ? nil : XCTestError(.timeoutWhileWaiting))
  }

  /// Waits for expectations, and fails the test if one is not fulfilled in time.
  ///
  /// - Parameters:
  ///   - expectations: The expectations to wait for.
  ///   - seconds: The longest time to wait, in seconds of the stage's time. No real time passes.
  ///   - isOrdered: Whether they must be fulfilled in their order.
  open func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval = 600,
    enforceOrder isOrdered: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) {
    openExpectations.removeAll { open in expectations.contains { $0 === open } }
    let result = XCTWaiter().wait(
      for: expectations, timeout: seconds, enforceOrder: isOrdered)
    fail(result, expectations, seconds, file, line)
  }

  /// Waits for expectations in an asynchronous test, and fails the test if one is not fulfilled in
  /// time.
  open func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval = 600,
    enforceOrder isOrdered: Bool = false, file: StaticString = #filePath, line: UInt = #line
  ) async {
    openExpectations.removeAll { open in expectations.contains { $0 === open } }
    let result = await XCTWaiter().fulfillment(
      of: expectations, timeout: seconds, enforceOrder: isOrdered)
    fail(result, expectations, seconds, file, line)
  }

  private func fail(
    _ result: XCTWaiter.Result, _ expectations: [XCTestExpectation], _ seconds: TimeInterval,
    _ file: StaticString, _ line: UInt
  ) {
    let open = expectations.filter { !$0.isSatisfied }.map { "\"\($0.expectationDescription)\"" }
    switch result {
    case .completed: return
    case .timedOut:
      XCTFail(
        "Asynchronous wait failed: Exceeded timeout of \(seconds) seconds, with unfulfilled "
          + "expectations: \(open.joined(separator: ", ")).", file: file, line: line)
    case .incorrectOrder:
      XCTFail(
        "Asynchronous wait failed: the expectations were not fulfilled in their order.",
        file: file, line: line)
    case .invertedFulfillment:
      XCTFail(
        "Asynchronous wait failed: fulfilled inverted expectations: "
          + open.joined(separator: ", ") + ".", file: file, line: line)
    case .interrupted:
      XCTFail("Asynchronous wait was interrupted.", file: file, line: line)
    }
  }

  /// Fails the test if an expectation of `expectation(…)` was never waited for, as Xcode does.
  func checkExpectations() {
    guard let first = openExpectations.first(where: { !$0.isSatisfied }) else { return }
    XCTFail(
      "Failed due to unwaited expectation '\(first.expectationDescription)'.", file: first.file,
      line: first.line)
  }

  // MARK: - Measurements

  /// Runs a block once. Time is the stage's, so that nothing is measured.
  open func measure(_ block: () -> Void) { block() }

  /// Runs a block once. Time is the stage's, so that nothing is measured.
  open func measure(
    metrics: [any XCTMetric], options: XCTMeasureOptions = XCTMeasureOptions(), block: () -> Void
  ) { block() }

  /// Does nothing, because nothing is measured.
  open func startMeasuring() {}

  /// Does nothing, because nothing is measured.
  open func stopMeasuring() {}
}
