/// States of an animation; raw values as UIKit's.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or it is over.
  case inactive
  /// It runs, or stands in between.
  case active
  /// It was stopped and waits for `finishAnimation(at:)`.
  case stopped
}
