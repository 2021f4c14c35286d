public import Foundation
public import Graphics

/// One thing for the stage to do, at an exact time.
public struct ScriptedAction: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A finger comes down at a point of the window, or in the centre of the visible part of the
    /// target (of the screen, without one) if `point` is nil.
    case fingerDown(at: CGPoint?, target: String?)
    /// The finger leaves where it is for `to`, arriving at the time `end`, which may be the same time.
    case fingerMove(to: Destination, end: Double, ease: Timeline.Ease)
    case fingerUp
    case setOffset(Timeline.Offset, target: String?)
    case scrollTo(Timeline.Offset, animated: Bool, target: String?)
    /// The script is over. Always the last action.
    case end
  }

  /// Where a finger goes: `drag` knows the way, `touch` the place.
  public enum Destination: Hashable, Sendable {
    case by(CGVector)
    case point(CGPoint)

    public func point(from start: CGPoint) -> CGPoint {
      switch self {
      case .by(let vector): return CGPoint(x: start.x + vector.dx, y: start.y + vector.dy)
      case .point(let point): return point
      }
    }
  }

  /// Seconds since the start of the timeline.
  public let time: Double
  public let kind: Kind
  /// The number of the step it comes from, from 1; for `end`, the number of steps.
  public let step: Int
}

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
