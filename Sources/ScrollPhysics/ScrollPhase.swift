/// What a scroll view is doing on one axis.
public enum ScrollPhase: String, Hashable, Sendable, CaseIterable {
  case idle
  /// A finger is down, its pan has not begun.
  case tracking
  case dragging
  case decelerating
  /// Outside the range and coming back, after a fling into the edge or a released overscroll.
  case bouncing
  case paging
  /// `setContentOffset(_:animated: true)`.
  case animating
}
