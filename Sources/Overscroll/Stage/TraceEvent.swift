public import Foundation

/// A call that a scroll view made to its delegate.
public struct TraceEvent: Hashable, Sendable {
  /// Which call, and what it said besides the scroll view.
  public enum Call: Hashable, Sendable {
    case didScroll
    case willBeginDragging
    /// The finger's velocity in points per millisecond, as UIKit hands it on, and where the view would
    /// come to rest, before the delegate may have changed that.
    case willEndDragging(velocity: CGPoint, target: CGPoint)
    case didEndDragging(willDecelerate: Bool)
    case willBeginDecelerating
    case didEndDecelerating
    case didEndScrollingAnimation

    /// The method of `UIScrollViewDelegate`, without its arguments.
    public var name: String {
      switch self {
      case .didScroll: "scrollViewDidScroll"
      case .willBeginDragging: "scrollViewWillBeginDragging"
      case .willEndDragging: "scrollViewWillEndDragging"
      case .didEndDragging: "scrollViewDidEndDragging"
      case .willBeginDecelerating: "scrollViewWillBeginDecelerating"
      case .didEndDecelerating: "scrollViewDidEndDecelerating"
      case .didEndScrollingAnimation: "scrollViewDidEndScrollingAnimation"
      }
    }
  }

  /// Which call it was.
  public let call: Call
  /// The scroll view's name, as in the row.
  public let scrollView: String
}

extension TraceEvent: CustomStringConvertible {
  /// `scrollViewDidScroll(scrollView)`.
  public var description: String { "\(call.name)(\(scrollView))" }
}
