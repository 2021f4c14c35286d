import Foundation
import HeadlessUIKit
package import Overscroll

/// Runs tests, each with a new object on a new stage.
///
/// A class's `setUp()` runs on the stage of its first test, and its `tearDown()` on that of its
/// last.
@MainActor
package final class TestRunner {
  /// The object whose test runs.
  package private(set) static var runningCase: XCTestCase?

  private let makeStage: () throws -> Stage
  private let endEarly: @Sendable (TestRecord) -> Void
  private let classDidFail: ([TestRecord.Failure]) -> Void
  private var suite: XCTestCase.Type?
  private var lastStage: Stage?

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - endEarly: Ends the process after the failure of a test that cannot continue.
  ///   - classDidFail: Called with the failures of a class's `tearDown()`.
  ///   - makeStage: Creates a stage with an empty window.
  package init(
    endEarly: @escaping @Sendable (TestRecord) -> Void,
    classDidFail: @escaping ([TestRecord.Failure]) -> Void,
    makeStage: @escaping () throws -> Stage
  ) {
    (self.endEarly, self.classDidFail, self.makeStage) = (endEarly, classDidFail, makeStage)
  }

  /// Runs a test.
  package func run(_ test: TestID) -> TestOutcome {
    let start = ContinuousClock.now
    var outcome = play(test)
    outcome.seconds = start.duration(to: .now) / .seconds(1)
    return outcome
  }

  /// Returns the tests of the loaded modules: those of XCTest, then those of Swift Testing.
  ///
  /// - Throws: The errors of `makeStage`, and errors of Swift Testing.
  package func tests() throws -> [TestID] {
    var found: [TestID] = []
    TestStage.current = try makeStage()
    defer { TestStage.current = nil }
    try TestStage.run { found = try await SwiftTests.all() }
    return TestRegistry.tests + found
  }

  private func play(_ test: TestID) -> TestOutcome {
    if let identifier = test.identifier { return play(test, identifier) }
    guard let suite = TestRegistry.suites.first(where: { $0.name == test.suite }),
      let make = suite.make, let method = TestRegistry.methods(of: suite)[test.method]
    else { return failed("there is no test \(test.name)") }
    let stage: Stage
    do { stage = try makeStage() } catch { return failed("\(error)") }
    let record = TestRecord(of: test, endEarly: endEarly)
    (TestRecord.current, TestStage.current) = (record, stage)
    defer {
      (TestRecord.current, TestStage.current, Self.runningCase) = (nil, nil, nil)
      lastStage = stage
    }
    var outcome = TestOutcome()
    let body = Body(stage: stage, record: record, file: method.file, line: method.line)
    beginSuite(suite.type, body)
    body.run {
      let object = make()
      object.record = record
      Self.runningCase = object
    }
    if let object = Self.runningCase {
      object.invocation = { [self] in play(object, method, body) }
      body.run { object.invokeTest() }
      object.invocation = nil
      outcome.skipReason = body.skipReason
    }
    record.finish(at: method.file, method.line)
    // A test without some of its lines has not passed.
    outcome.failures =
      record.failures + stage.holes.map { TestRecord.Failure(message: $0) }
    outcome.problems = stage.problems.filter { !stage.holes.contains($0) }
    return outcome
  }

  /// Runs a test of Swift Testing.
  private func play(_ test: TestID, _ identifier: String) -> TestOutcome {
    let stage: Stage
    do { stage = try makeStage() } catch { return failed("\(error)") }
    finish()
    let record = TestRecord(of: test, endEarly: endEarly)
    (TestRecord.current, TestStage.current) = (record, stage)
    defer { (TestRecord.current, TestStage.current) = (nil, nil) }
    var outcome = TestOutcome()
    do {
      try TestStage.run {
        let events = try await SwiftTests.run(identifier)
        outcome.failures = events.failures
        outcome.skipReason = events.skipReason
        outcome.problems = events.warnings
        if !events.didStart, events.skipReason == nil {
          outcome.failures.append(TestRecord.Failure(message: "the test did not run"))
        }
      }
    } catch {
      outcome.failures.append(TestRecord.Failure(message: "\(error)"))
    }
    outcome.failures += record.failures + stage.holes.map { TestRecord.Failure(message: $0) }
    outcome.problems += stage.problems.filter { !stage.holes.contains($0) }
    return outcome
  }

  private func failed(_ message: String) -> TestOutcome {
    TestOutcome(failures: [TestRecord.Failure(message: message)])
  }

  /// Runs the methods of one test in XCTest's order.
  private func play(_ object: XCTestCase, _ method: TestRegistry.Method, _ body: Body) {
    var isReady = body.runAsync { try await object.setUp() }
    isReady = isReady && body.run { try object.setUpWithError() }
    if isReady { body.run { object.setUp() } }
    if isReady {
      switch method.body {
      case .sync(let run): body.run { try run(object) }
      case .async(let run): body.runAsync { try await run(object) }
      }
    }
    body.run { object.checkExpectations() }
    for block in object.takeTeardownBlocks() { body.runAsync { try await block() } }
    body.run { object.tearDown() }
    body.run { try object.tearDownWithError() }
    body.runAsync { try await object.tearDown() }
  }

  /// Ends the previous class and begins a class, unless it is that of the previous test.
  private func beginSuite(_ type: XCTestCase.Type, _ body: Body) {
    guard suite != type else { return }
    finish()
    suite = type
    body.run { type.setUp() }
  }

  /// Ends the class of the last test.
  package func finish() {
    guard let suite, let lastStage else { return }
    self.suite = nil
    let outer = (TestRecord.current, TestStage.current)
    defer { (TestRecord.current, TestStage.current) = outer }
    let record = TestRecord(
      of: TestID(suite: "\(suite)", method: "tearDown"), endEarly: endEarly)
    (TestRecord.current, TestStage.current) = (record, lastStage)
    do { try lastStage.run { suite.tearDown() } } catch {
      record.add(TestRecord.Failure(message: "\(error)"))
    }
    let failures = record.failures.map {
      TestRecord.Failure(
        message: "+[\(suite) tearDown] : \($0.message)", file: $0.file, line: $0.line)
    }
    if !failures.isEmpty { classDidFail(failures) }
  }
}

/// The parts of one test, which run on its stage.
@MainActor
private final class Body {
  private let stage: Stage
  private let record: TestRecord
  private let file: String
  private let line: Int
  private(set) var skipReason: String?

  init(stage: Stage, record: TestRecord, file: String, line: Int) {
    (self.stage, self.record, self.file, self.line) = (stage, record, file, line)
  }

  /// Runs a part of the test.
  ///
  /// - Returns: Whether it threw no error.
  @discardableResult
  func run(_ part: () throws -> Void) -> Bool {
    do {
      try stage.run(part)
      return true
    } catch {
      note(error)
      return false
    }
  }

  /// Runs an asynchronous part of the test while the stage's time passes.
  @discardableResult
  func runAsync(_ part: @escaping @MainActor () async throws -> Void) -> Bool {
    do {
      try TestStage.run(part)
      return true
    } catch {
      note(error)
      return false
    }
  }

  private func note(_ error: any Error) {
    switch error {
    case is ReportedFailure: return
    case let skip as XCTSkip: skipReason = skip.message ?? ""
    case let unfinished as TestStage.Unfinished: add("\(unfinished)")
    default: add("failed: caught error: \"\(error)\"")
    }
  }

  private func add(_ message: String) {
    record.add(TestRecord.Failure(message: message, file: file, line: line))
  }
}
