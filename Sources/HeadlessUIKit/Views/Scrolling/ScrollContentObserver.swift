import Foundation

/// Who follows a scroll view's content besides its delegate: the container whose bar lies over it.
@MainActor
protocol ScrollContentObserver: AnyObject {
  /// The offset changed.
  func scrollViewMoved(_ scrollView: UIScrollView)
  /// Where content is to come to rest that would at an offset.
  func restingOffset(_ offset: CGPoint, of scrollView: UIScrollView) -> CGPoint
  /// A drag ends, with the content's velocity in points per millisecond.
  func dragEnded(_ scrollView: UIScrollView, velocity: CGPoint)
}
