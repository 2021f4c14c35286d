package import Foundation

/// A delegate call of a scroll view with its arguments, for traces.
package enum ScrollCallback: Hashable, Sendable {
  case didScroll
  case willBeginDragging
  /// A call of `scrollViewWillEndDragging`. `velocity` is in points per millisecond, `target` is
  /// the value before the delegate changes it.
  case willEndDragging(velocity: CGPoint, target: CGPoint)
  case didEndDragging(willDecelerate: Bool)
  case willBeginDecelerating
  case didEndDecelerating
  case didEndScrollingAnimation
}
