import Foundation

/// An observer of a scroll view's content in addition to its delegate: the container whose bar
/// covers the content.
@preconcurrency @MainActor
protocol ScrollContentObserver: AnyObject {
  /// Called when the content offset or content size has changed.
  func scrollViewMoved(_ scrollView: UIScrollView)
  /// Returns the offset at which content should come to rest instead of the proposed one.
  func restingOffset(_ offset: CGPoint, of scrollView: UIScrollView) -> CGPoint
  /// Called at the end of a drag, with the content's velocity in points per millisecond.
  func dragEnded(_ scrollView: UIScrollView, velocity: CGPoint)
  /// Whether the offset of a scroll view at rest stays where it is while the scroll range changes.
  var keepsOffset: Bool { get }
}

extension ScrollContentObserver {
  var keepsOffset: Bool { false }
}
