import Foundation

/// What a list has announced to those that prepare data: what comes next in the direction of scrolling,
/// as much of it as is seen. Apple does not say how far ahead; this is a model.
struct PrefetchWindow {
  private var announced: Set<IndexPath> = []
  private var lastStart: CGFloat?
  private var isForward = true

  mutating func forget() { self = PrefetchWindow() }

  /// Takes where the visible part begins; returns whether what follows it comes next.
  mutating func scrolled(to start: CGFloat) -> Bool {
    if let lastStart, lastStart != start { isForward = start > lastStart }
    lastStart = start
    return isForward
  }

  /// Of what comes next: what is new, and what was announced and is neither seen nor next any more.
  mutating func take(
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
