import Foundation

/// The progress of an animation as a function of time.
@preconcurrency @MainActor
protocol AnimationProgress {
  /// Returns the progress, from 0 to 1. A spring can exceed 1. After the end, the result is 1.
  func progress(at time: TimeInterval) -> CGFloat
  /// Returns whether the previous animation of a sequence has ended. The first animation of a
  /// sequence shows its start value before that, too.
  func hasBegun(at time: TimeInterval) -> Bool
  /// The end time; infinite for an endless or paused animation.
  var end: TimeInterval { get }
  /// Whether the animation is removed when its view leaves the window.
  var endsWithWindow: Bool { get }
}

extension AnimationProgress {
  func hasBegun(at time: TimeInterval) -> Bool { true }
  var endsWithWindow: Bool { true }
}
