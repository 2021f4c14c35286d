import Foundation

/// The result of a lift-off, which together with the offset and the range determines the motion
/// that follows. The motion is planned again after the delegate calls, because they may change
/// insets, content size, bounds or offset.
struct ScrollRelease {
  /// The velocity of the content in points per second; zero below the fling threshold.
  var momentum = CGPoint.zero
  /// The offset that the delegate chose as the target; nil if it did not change it.
  var target: CGPoint?
}
