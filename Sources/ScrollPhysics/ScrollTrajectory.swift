import Foundation
import PortableMath

/// The complete motion on one axis after a release, determined at the release.
///
/// A trajectory is a list of spans. Each one is a closed form from an exact instant on, and the
/// last one is at rest. A frame at `t` finds the last span with `start <= t + instant` and
/// evaluates it at the exact `t`. Nothing is simulated in steps: frames at any rate, in any order
/// and from any start sample one function. Times are absolute, in seconds, on the clock of the code
/// that creates the trajectory.
///
/// ```swift
/// let axis = ScrollAxis(content: 3000, bounds: 844)
/// let fling = ScrollTrajectory(releasedAt: 1490, momentum: 3000, time: 0.2, axis: axis)
/// fling.target          // 2156: it reaches the end and bounces
/// fling.offset(at: 0.5) // outside the range, pulled back
/// ```
public struct ScrollTrajectory: Sendable {
  /// One motion of a trajectory, which lasts until the next span starts.
  public struct Span: Sendable {
    /// The time in seconds on the trajectory's clock at which the motion's own time is 0.
    public let start: Double
    /// The phase of the scroll view during this span; `idle` in the last span.
    public let phase: ScrollPhase
    /// The motion, in seconds since `start`.
    public let motion: any Motion
  }

  /// The spans in order of time; the last one is at rest.
  public private(set) var spans: [Span] = []
  private let axis: ScrollAxis

  /// The final resting offset, which `willEndDragging` reports as `targetContentOffset`.
  public var target: Double { spans[spans.count - 1].motion.end }
  /// The time at which the motion comes to rest, in seconds.
  public var endTime: Double { spans[spans.count - 1].start }
  /// Whether anything moves at all, which is UIKit's `willDecelerate`.
  public var moves: Bool { spans.count > 1 }

  /// Returns the last span that has started by a time; before the first span, the first one. Starts
  /// within an instant after the time count.
  public func span(at time: Double) -> Span {
    spans.last { $0.start <= time + ScrollConstants.instant } ?? spans[0]
  }

  /// Returns the phase at a time. Before the start, it is the phase of the start.
  public func phase(at time: Double) -> ScrollPhase { span(at: time).phase }

  /// Returns the offset at a time. Before the start, it is the offset of the start.
  public func offset(at time: Double) -> Double {
    let span = span(at: time)
    return span.motion.position(at: max(0, time - span.start))
  }

  /// Returns the velocity at a time, in points per second. Where spans meet, it is that of the
  /// later span.
  public func velocity(at time: Double) -> Double {
    let span = span(at: time)
    return span.motion.velocity(at: max(0, time - span.start))
  }

  /// Returns the momentum at a time, see ``Motion/momentum(at:)``.
  public func momentum(at time: Double) -> Double {
    let span = span(at: time)
    return span.motion.momentum(at: max(0, time - span.start))
  }

  /// Creates the motion after the finger lifts, or after code sets the offset during deceleration.
  ///
  /// - Parameters:
  ///   - offset: The displayed offset at release. NaN and infinite count as the start of the range.
  ///   - momentum: The momentum of the content in points per second, 0 below the fling threshold
  ///     (``ScrollConstants/momentum(fingerVelocityX:y:)``). NaN and infinite count as 0.
  public init(releasedAt offset: Double, momentum: Double, time: Double, axis: ScrollAxis) {
    self.axis = axis
    let offset = offset.isFinite ? offset : axis.range.lower
    let momentum = momentum.isFinite ? momentum : 0
    if axis.isPagingEnabled, axis.range.contains(offset) {
      turn(from: offset, momentum: momentum, time: time)
    } else {
      slide(from: offset, momentum: momentum, time: time)
    }
  }

  /// Creates the motion of `setContentOffset(_:animated: true)`. If `start` equals `end`, nothing
  /// moves.
  public init(animatedFrom start: Double, to end: Double, time: Double, axis: ScrollAxis) {
    self.axis = axis
    let motion = AnimatedOffset(from: start, to: end, constants: axis.constants)
    if start != end { append(motion, .animating, at: time) }
    rest(at: end, time: time + (start != end ? motion.duration : 0))
  }

  /// Creates the motion after a release whose target the delegate changed. The deceleration is
  /// rescaled to end there, with an implied momentum of `a (target - offset)`.
  ///
  /// From overscroll, the momentum is the one that crosses the edge and ends at the target. If the
  /// target is that edge or beyond it, the content just snaps back. This is for views without
  /// paging. A target out of range counts as the nearest offset in range.
  public init(
    releasedAt offset: Double, retargetedTo target: Double, time: Double, axis: ScrollAxis
  ) {
    let offset = offset.isFinite ? offset : axis.range.lower
    let momentum = Self.momentum(from: offset, landingAt: axis.range.clamp(target), axis: axis)
    self.init(releasedAt: offset, momentum: momentum, time: time, axis: axis)
  }

  /// Returns the motion continued from another offset or in another range, from `time` on. This is
  /// the effect of assigning `contentOffset` during the motion, or of resizing the scroll view or
  /// its content.
  ///
  /// If nothing changed, the motion continues as before, up to rounding. An animated scroll ignores
  /// both kinds of change. At rest only the offset changes: the view must bring it into a smaller
  /// range.
  public func continued(from offset: Double, time: Double, axis: ScrollAxis) -> ScrollTrajectory {
    let momentum = momentum(at: time)
    switch phase(at: time) {
    case .decelerating, .bouncing:
      return ScrollTrajectory(releasedAt: offset, momentum: momentum, time: time, axis: axis)
    case .paging:
      var moved = ScrollTrajectory(spans: [], axis: axis)
      let page = axis.range.clamp(target)
      moved.turn(from: offset, to: page, momentum: momentum, time: time)
      return moved
    case .idle:
      return ScrollTrajectory(animatedFrom: offset, to: offset, time: time, axis: axis)
    case .animating, .tracking, .dragging:
      return self
    }
  }
}

extension ScrollTrajectory {
  private init(spans: [Span], axis: ScrollAxis) {
    self.spans = spans
    self.axis = axis
  }

  private mutating func append(_ motion: any Motion, _ phase: ScrollPhase, at time: Double) {
    spans.append(Span(start: time, phase: phase, motion: motion))
  }

  private mutating func rest(at offset: Double, time: Double) {
    append(Rest(at: offset), .idle, at: time)
  }

  private mutating func turn(from offset: Double, momentum: Double, time: Double) {
    let page = axis.page(from: offset, momentum: momentum)
    turn(from: offset, to: page, momentum: momentum, time: time)
  }

  private mutating func turn(from offset: Double, to page: Double, momentum: Double, time: Double) {
    guard offset != page else { return rest(at: page, time: time) }
    let motion = Paging(
      start: offset, target: page, momentum: momentum, constants: axis.constants)
    append(motion, .paging, at: time)
    rest(at: page, time: time + motion.duration)
  }

  /// Appends decelerations inside and bounces outside the range until the content rests. At most
  /// three spans result, because a bounce that begins at the edge ends there.
  private mutating func slide(from offset: Double, momentum: Double, time: Double) {
    let edge = axis.range.clamp(offset)
    let leaves = isOutward(momentum, at: offset) && axis.bounces
    guard offset != edge || leaves else {
      return decelerate(from: offset, momentum: momentum, time: time)
    }
    let bounce = Bounce(
      edge: edge, displacement: offset - edge,
      momentum: axis.isPagingEnabled ? limitedMomentum(momentum, from: offset - edge) : momentum,
      rate: axis.decelerationRate, constants: axis.constants)
    append(bounce, .bouncing, at: time)
    guard let crossing = bounce.crossing else {
      return rest(at: edge, time: time + bounce.duration)
    }
    slide(from: edge, momentum: bounce.momentum(at: crossing), time: time + crossing)
  }

  /// Returns the momentum limited so that the content reaches the edge without overshoot. With
  /// paging, the edge is the page that an inward flick scrolls to, as with the paging spring.
  private func limitedMomentum(_ momentum: Double, from displacement: Double) -> Double {
    let a = axis.constants.decay(perMillisecond: axis.decelerationRate)
    let limit = 0 - a * displacement
    return displacement < 0 ? min(momentum, limit) : max(momentum, limit)
  }

  private mutating func decelerate(from offset: Double, momentum: Double, time: Double) {
    guard momentum != 0, !isOutward(momentum, at: offset) else {
      return rest(at: offset, time: time)
    }
    let motion = Deceleration(
      start: offset, momentum: momentum, rate: axis.decelerationRate, constants: axis.constants)
    append(motion, .decelerating, at: time)
    let edge = axis.range.clamp(motion.destination)
    guard edge != motion.destination, let arrival = motion.time(toReach: edge),
      arrival < motion.duration
    else {
      // This includes an edge closer to the destination than the stop distance.
      return rest(at: edge, time: time + motion.duration)
    }
    guard axis.bounces else { return rest(at: edge, time: time + arrival) }
    slide(from: edge, momentum: motion.momentum(at: arrival), time: time + arrival)
  }

  private func isOutward(_ momentum: Double, at offset: Double) -> Bool {
    momentum != 0 && !axis.range.hasRoom(from: offset, toward: momentum)
  }

  private static func momentum(
    from offset: Double, landingAt target: Double, axis: ScrollAxis
  ) -> Double {
    let a = axis.constants.decay(perMillisecond: axis.decelerationRate)
    let edge = axis.range.clamp(offset)
    let displacement = offset - edge
    guard displacement != 0 else { return a * (target - offset) }
    let inward = target - edge
    guard inward != 0 else { return 0 }
    // With V the momentum at release and u = 1 - a |d0| / |V|, the content crosses the edge with
    // |V| u^(1 + b / a). This must be a |target - edge|, and it is monotone in u.
    let power = 1 + axis.constants.decay(perMillisecond: axis.constants.edgeRate) / a
    let least = a * abs(displacement)
    let needed = a * abs(inward) / least
    let u = bracketedRoot(in: 0...1) { u in
      let left = power * Portable.log(u) - Portable.log1p(-u) - Portable.log(needed)
      return (left, power / u + 1 / (1 - u))
    }
    return (inward < 0 ? -1 : 1) * least / (1 - u)
  }
}
