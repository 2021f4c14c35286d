import Foundation
import HeadlessUIKit
import HeadlessXCTest

/// Waits while the stage's time passes, or real time without a stage.
enum SnapshotWait {
  /// Lets time pass.
  static func pass(_ seconds: TimeInterval) {
    onMainActorUnchecked { _ = TestStage.wait(atMost: seconds) { false } }
  }

  /// Waits for the value of a snapshot.
  ///
  /// - Parameter seconds: The longest time to wait.
  /// - Returns: The value, or nil if it was not available in time.
  static func value<Value>(of later: Async<Value>, atMost seconds: TimeInterval) -> Value? {
    // The value arrives on this thread, which is also the one that waits.
    nonisolated(unsafe) var found: Value?
    later.run { found = $0 }
    if found == nil {
      onMainActorUnchecked { _ = TestStage.wait(atMost: seconds) { found != nil } }
    }
    return found
  }
}
