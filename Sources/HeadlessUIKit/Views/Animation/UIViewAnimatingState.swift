/// The state of an animation. Raw values match UIKit's.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animation has not started or has ended.
  case inactive
  /// The animation is running or paused.
  case active
  /// The animation was stopped and waits for `finishAnimation(at:)`.
  case stopped
}
