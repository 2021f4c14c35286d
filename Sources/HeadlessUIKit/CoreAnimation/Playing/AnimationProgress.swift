import Foundation

/// How far an animation is at a time.
@MainActor
protocol AnimationProgress {
  /// From 0 to 1, with a spring also beyond; 1 from the end on.
  func progress(at time: TimeInterval) -> CGFloat
  /// Whether what went before is over: the first of a sequence shows its beginning before that too.
  func hasBegun(at time: TimeInterval) -> Bool
  /// Infinite for one that has no end, or stands.
  var end: TimeInterval { get }
}

extension AnimationProgress {
  func hasBegun(at time: TimeInterval) -> Bool { true }
}
