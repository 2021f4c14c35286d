import Foundation
import ScrollPhysics

/// A scroll view moving by itself: one trajectory per axis, one end.
@MainActor
struct ScrollMotion {
  enum Kind { case deceleration, animation }

  let kind: Kind
  private(set) var x, y: ScrollTrajectory

  init(kind: Kind, x: ScrollTrajectory, y: ScrollTrajectory) {
    self.kind = kind
    self.x = x
    self.y = y
  }

  var moves: Bool { x.moves || y.moves }
  /// When both axes rest; the time of the plan if nothing moves.
  var endTime: TimeInterval { max(x.endTime, y.endTime) }
  var target: CGPoint { CGPoint(x: x.target, y: y.target) }

  func offset(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.offset(at: time), y: y.offset(at: time))
  }

  func velocity(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.velocity(at: time), y: y.velocity(at: time))
  }

  func phase(_ axis: ScrollAxis.Direction, at time: TimeInterval) -> ScrollPhase {
    switch axis {
    case .horizontal: x.phase(at: time)
    case .vertical: y.phase(at: time)
    }
  }

  /// The vertical phase, unless only the horizontal axis moves.
  func phase(at time: TimeInterval) -> ScrollPhase {
    let vertical = phase(.vertical, at: time)
    return vertical == .idle ? phase(.horizontal, at: time) : vertical
  }

  /// Goes on from another offset with the momentum it has.
  mutating func rebase(
    offset: CGPoint, at time: TimeInterval, _ scrollAxis: (ScrollAxis.Direction) -> ScrollAxis
  ) {
    x = x.continued(from: Double(offset.x), time: time, axis: scrollAxis(.horizontal))
    y = y.continued(from: Double(offset.y), time: time, axis: scrollAxis(.vertical))
  }
}
