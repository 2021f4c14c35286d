import Foundation
import Synchronization

/// The results of a running test.
package final class TestRecord: Sendable {
  /// A failure with its place.
  package struct Failure: Codable, Equatable, Sendable {
    package let message: String
    package let file: String
    package let line: Int

    package init(message: String, file: String = "", line: Int = 0) {
      (self.message, self.file, self.line) = (message, file, line)
    }
  }

  private struct State {
    var failures: [Failure] = []
    /// The numbers of failures in the parts of the test that are expected to fail, innermost last.
    var expected: [Int] = []
    /// Whether failures are expected until the end of the test, and one must occur.
    var untilEnd: (isStrict: Bool, count: Int)?
  }

  /// The class and the method.
  package let test: TestID
  /// The numbers of the test's snapshots.
  package let snapshotNumbers = SnapshotNumbers()
  private let state = Mutex(State())
  private let end: @Sendable (TestRecord) -> Void

  /// Creates an empty record.
  ///
  /// - Parameter end: Ends the process after the first failure of a test that cannot continue.
  init(of test: TestID, endEarly end: @escaping @Sendable (TestRecord) -> Void) {
    (self.test, self.end) = (test, end)
  }

  private static let running = Mutex<TestRecord?>(nil)

  /// The record of the test that this process runs; nil for none.
  package static var current: TestRecord? {
    get { running.withLock { $0 } }
    set { running.withLock { $0 = newValue } }
  }

  package var failures: [Failure] { state.withLock { $0.failures } }

  /// Records a failure of the running test, through its `record(_:)`.
  package static func fail(_ message: String, _ file: String, _ line: UInt) {
    guard let record = current else {
      FileHandle.standardError.write(
        Data("\(file):\(line): error: no test is running: \(message)\n".utf8))
      return
    }
    let issue = XCTIssue(
      type: .assertionFailure, compactDescription: message,
      sourceCodeContext: XCTSourceCodeContext(
        location: XCTSourceCodeLocation(filePath: file, lineNumber: Int(line))))
    if Thread.isMainThread, let running = MainActor.assumeIsolated({ TestRunner.runningCase }) {
      MainActor.assumeIsolated { running.record(issue) }
    } else {
      record.add(issue)
    }
  }

  func add(_ issue: XCTIssue) {
    let location = issue.sourceCodeContext.location
    add(
      Failure(
        message: issue.compactDescription, file: location?.fileURL.path ?? "",
        line: location?.lineNumber ?? 0))
  }

  func add(_ failure: Failure) {
    state.withLock { state in
      if !state.expected.isEmpty {
        state.expected[state.expected.count - 1] += 1
      } else if state.untilEnd != nil {
        state.untilEnd?.count += 1
      } else {
        state.failures.append(failure)
      }
    }
  }

  /// Ends the process if the last failure was not expected.
  func endEarly() {
    guard !failures.isEmpty else { return }
    end(self)
  }

  // MARK: - Expected failures

  func expectFailures(isStrict: Bool) { state.withLock { $0.untilEnd = (isStrict, 0) } }

  func beginExpectedFailure() { state.withLock { $0.expected.append(0) } }

  /// Returns the number of failures in the innermost part that is expected to fail.
  func endExpectedFailure() -> Int { state.withLock { $0.expected.popLast() ?? 0 } }

  /// Records a failure if one was expected until the end and did not occur.
  func finish(at file: String, _ line: Int) {
    state.withLock { state in
      if let expected = state.untilEnd, expected.isStrict, expected.count == 0 {
        state.failures.append(
          Failure(message: "Expected failure but none recorded", file: file, line: line))
      }
      state.untilEnd = nil
    }
  }
}
