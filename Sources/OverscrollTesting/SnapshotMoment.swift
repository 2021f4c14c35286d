public import Foundation

/// When a picture is taken.
public enum SnapshotMoment: Hashable, Sendable {
  /// Seconds since the start; past the script's end, its end.
  case time(TimeInterval)
  /// Before the script does anything.
  case start
  /// When the script is over.
  case end

  var time: TimeInterval? {
    switch self {
    case .time(let time): time
    case .start: 0
    case .end: nil
    }
  }
}
