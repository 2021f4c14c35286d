import Foundation

/// What a lift-off leaves behind: all that decides, together with the offset and the range, where the
/// content goes. The motion is planned from it, and planned again after the delegate was told, since
/// telling it may change insets, content, bounds or offset.
struct ScrollRelease {
  /// Of the content, in points per second; zero below the fling threshold.
  var momentum = CGPoint.zero
  /// Where the delegate wants the content to land, if it said so.
  var target: CGPoint?
}
