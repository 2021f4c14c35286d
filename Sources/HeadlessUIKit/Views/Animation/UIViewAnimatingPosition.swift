/// A position of an animation. Raw values match UIKit's.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end: the new values are shown.
  case end
  /// The start: the original values are shown.
  case start
  /// The current position: values between the original and the new ones are shown.
  case current
}
