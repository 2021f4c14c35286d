package import Foundation
import HeadlessUIKit
package import Overscroll

/// The stage of the running test.
@MainActor
package enum TestStage {
  /// The stage; nil while no test runs.
  package static var current: Stage?
  /// Whether the stage is being advanced, so that the calling code is an event of it.
  private static var isAdvancing = false

  /// The time of the stage, or of the system's clock without one, in seconds.
  static var time: TimeInterval { current?.time ?? Date().timeIntervalSinceReferenceDate }

  /// Waits for a condition while the stage's time passes: its timers, animations, display links,
  /// queues and tasks run.
  ///
  /// Without a running test, the main run loop runs in real time.
  ///
  /// - Parameter seconds: The longest time to wait. Zero, negative values and NaN do not wait.
  /// - Returns: Whether the condition holds.
  @discardableResult
  package static func wait(atMost seconds: TimeInterval, until isOver: () -> Bool) -> Bool {
    if isOver() { return true }
    guard seconds > 0 else { return false }
    guard let stage = current, !isAdvancing else { return waitInRunLoop(seconds, isOver) }
    isAdvancing = true
    defer { isAdvancing = false }
    do {
      return try stage.wait(atMost: seconds, until: isOver)
    } catch {
      TestRecord.current?.add(TestRecord.Failure(message: "\(error)"))
      return isOver()
    }
  }

  /// The longest time of an asynchronous part of a test, in seconds of the stage's time.
  private nonisolated static let longestTime: TimeInterval = 3600

  /// An asynchronous part of a test did not end.
  struct Unfinished: Error, CustomStringConvertible {
    var description: String {
      let hours = Int(TestStage.longestTime / 3600)
      return "the test awaits something that did not happen within \(hours) h of the stage's time"
    }
  }

  /// Runs an asynchronous part of a test on the current stage while its time passes.
  ///
  /// - Throws: The error of `part`, or one that describes that it did not end.
  static func run(_ part: @escaping @MainActor () async throws -> Void) throws {
    var result: Result<Void, any Error>?
    try current?.run {
      _ = Task { @MainActor in
        do { result = .success(try await part()) } catch { result = .failure(error) }
      }
    }
    guard wait(atMost: longestTime, until: { result != nil }) else { throw Unfinished() }
    try result?.get()
  }

  /// Waits in the run loop. On a stage, the stage's work runs there.
  private static func waitInRunLoop(_ seconds: TimeInterval, _ isOver: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while !isOver(), Date() < end {
      RunLoop.current.run(until: min(end, Date(timeIntervalSinceNow: pollSeconds)))
    }
    return isOver()
  }

  /// The time between two looks at a condition, about a tick of the display.
  private static let pollSeconds = 0.016
}
