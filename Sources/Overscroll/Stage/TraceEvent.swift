public import Foundation

/// A call that a scroll view made to its delegate.
public struct TraceEvent: Hashable, Sendable {
  /// A delegate call, with its arguments other than the scroll view.
  public enum Call: Hashable, Sendable {
    case didScroll
    case willBeginDragging
    /// The end of dragging. `velocity` is the finger's velocity in points per millisecond, as in
    /// UIKit. `target` is the offset at which the view would come to rest, before any change by the
    /// delegate.
    case willEndDragging(velocity: CGPoint, target: CGPoint)
    case didEndDragging(willDecelerate: Bool)
    case willBeginDecelerating
    case didEndDecelerating
    case didEndScrollingAnimation

    /// The name of the method of `UIScrollViewDelegate`, without arguments.
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

  /// The delegate call.
  public let call: Call
  /// The name of the scroll view, as in the trace row.
  public let scrollView: String
}

extension TraceEvent: CustomStringConvertible {
  /// The call as text, for example `scrollViewDidScroll(scrollView)`.
  public var description: String { "\(call.name)(\(scrollView))" }
}
