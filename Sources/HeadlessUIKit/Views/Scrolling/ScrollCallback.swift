package import Foundation

/// A call that a scroll view makes to its delegate, with what it says besides the view: for traces.
package enum ScrollCallback: Hashable, Sendable {
  case didScroll
  case willBeginDragging
  /// `velocity` in points per millisecond; `target` before the delegate may change it.
  case willEndDragging(velocity: CGPoint, target: CGPoint)
  case didEndDragging(willDecelerate: Bool)
  case willBeginDecelerating
  case didEndDecelerating
  case didEndScrollingAnimation
}
