import Foundation

/// A snapshot was not ready in time.
struct SnapshotTimeout: Error, CustomStringConvertible {
  let seconds: TimeInterval

  var description: String {
    "the snapshot was not ready within \(seconds) seconds of the stage's time"
  }
}
