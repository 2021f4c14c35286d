/// The activity of a scroll view on one axis.
public enum ScrollPhase: String, Hashable, Sendable, CaseIterable {
  case idle
  /// A finger is down, but its pan has not begun.
  case tracking
  case dragging
  case decelerating
  /// The content is outside its range and returns, after a fling into the edge or a released
  /// overscroll.
  case bouncing
  case paging
  /// An animation by `setContentOffset(_:animated: true)` runs.
  case animating
}
