public import Foundation

/// A finger's way from one point of the window to another, asked at any time.
public struct FingerMove: Hashable, Sendable {
  public let from, to: CGPoint
  public let start, end: Double
  public let ease: Timeline.Ease

  /// - Precondition: `start <= end`.
  public init(from: CGPoint, to: CGPoint, start: Double, end: Double, ease: Timeline.Ease) {
    precondition(start <= end, "a finger cannot arrive at \(end) having left at \(start)")
    (self.from, self.to, self.start, self.end, self.ease) = (from, to, start, end, ease)
  }

  /// Where the finger is: `from` until the start, `to` from the end on, both exactly.
  public func position(at time: Double) -> CGPoint {
    if time >= end { return to }
    if time <= start { return from }
    let share = CGFloat(ease.progress((time - start) / (end - start)))
    return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
  }
}
