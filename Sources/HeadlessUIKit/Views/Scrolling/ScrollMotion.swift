import Foundation
import ScrollPhysics

/// A motion of a scroll view without a finger: one trajectory for each axis.
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
  /// The time at which both axes are at rest. The start time if nothing moves.
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

  /// Returns the phase of the vertical axis, or of the horizontal axis if the vertical one does not
  /// move.
  func phase(at time: TimeInterval) -> ScrollPhase {
    let vertical = phase(.vertical, at: time)
    return vertical == .idle ? phase(.horizontal, at: time) : vertical
  }

  /// Continues the motion from another offset with its current momentum.
  mutating func rebase(
    offset: CGPoint, at time: TimeInterval, _ scrollAxis: (ScrollAxis.Direction) -> ScrollAxis
  ) {
    x = x.continued(from: Double(offset.x), time: time, axis: scrollAxis(.horizontal))
    y = y.continued(from: Double(offset.y), time: time, axis: scrollAxis(.vertical))
  }
}
