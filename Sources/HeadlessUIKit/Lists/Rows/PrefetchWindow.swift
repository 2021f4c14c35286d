import Foundation

/// The rows that a list has announced to its prefetching data source: those that follow the visible
/// part in the direction of scrolling.
///
/// The window is as long as the visible part. Apple does not document how far ahead a list
/// prefetches, so this is a model.
struct PrefetchWindow {
  private var announced: Set<IndexPath> = []
  private var lastStart: CGFloat?
  private var isForward = true

  mutating func reset() { self = PrefetchWindow() }

  /// Records where the visible part begins. Returns true if the list scrolls forward, so that the
  /// rows after the visible part are next.
  mutating func scrolled(to start: CGFloat) -> Bool {
    if let lastStart, lastStart != start { isForward = start > lastStart }
    lastStart = start
    return isForward
  }

  /// Updates the announced rows, and returns the rows to prefetch and those whose prefetching is
  /// cancelled.
  ///
  /// A row is cancelled if it was announced but is now neither visible nor next.
  mutating func update(
    next: [IndexPath], visible: [IndexPath]
  ) -> (new: [IndexPath], gone: [IndexPath]) {
    let wanted = Set(next)
    let new = next.filter { !announced.contains($0) }
    let seen = Set(visible)
    let gone = announced.sorted().filter { !wanted.contains($0) && !seen.contains($0) }
    announced = wanted
    return (new, gone)
  }
}
