/// Where an animation is; raw values as UIKit's.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// What was set is seen.
  case end
  /// What was seen before is seen.
  case start
  /// Something in between is seen.
  case current
}
