import Foundation
import PortableMath

/// The motion after a fling, whose velocity decays by a fixed factor per millisecond.
///
/// With `a = -1000 ln(rate)` (2.002 /s for `.normal`, 10.050 /s for `.fast`):
///
/// ```
/// x(t) = x0 + V (1 - e^(-a t)) / a        v(t) = V e^(-a t)        destination x0 + V / a
/// ```
///
/// Sources: ScrollMechanics, Flutter, Compose and fluid-scroll agree. Summing per millisecond, as
/// UIKit probably does, ends 0.1 % shorter, but cannot be inverted or sampled at any time.
public struct Deceleration: Motion, Hashable {
  /// The offset at the start, in points.
  public let start: Double
  /// The momentum at the start, in points per second.
  public let initialMomentum: Double
  let decay: Double
  private let stopDistance: Double

  /// Creates a deceleration.
  ///
  /// - Parameter rate: The share of the velocity that remains after each millisecond. See
  ///   ``ScrollConstants/decay(perMillisecond:)`` for values out of range.
  public init(
    start: Double, momentum: Double, rate: Double = 0.998, constants: ScrollConstants = .init()
  ) {
    self.start = start
    initialMomentum = momentum
    decay = constants.decay(perMillisecond: rate)
    stopDistance = constants.stopDistance
  }

  /// The offset at which the content would come to rest without obstacles, `x0 + V / a`, in points.
  public var destination: Double { start + initialMomentum / decay }
  /// The destination of the motion.
  public var end: Double { destination }

  /// The time in seconds until the remaining distance is the stop distance. 0 if it is shorter from
  /// the beginning.
  public var duration: Double {
    max(0, Portable.log(abs(initialMomentum) / (stopDistance * decay)) / decay)
  }

  /// Returns the offset by the formula at any time, even beyond `duration`.
  public func position(at time: Double) -> Double {
    // expm1 keeps the first instants of a slow decay exact.
    start - initialMomentum * Portable.expm1(-decay * time) / decay
  }

  /// Returns the velocity by the formula at any time, even beyond `duration`.
  public func velocity(at time: Double) -> Double { initialMomentum * Portable.exp(-decay * time) }
  /// Returns the velocity, because no other force acts on the content.
  public func momentum(at time: Double) -> Double { velocity(at: time) }

  /// Returns the time at which the content passes `position`, or nil if it never reaches it. The
  /// momentum on arrival is `V - a (position - start)`.
  public func time(toReach position: Double) -> Double? {
    let share = decay * (position - start) / initialMomentum
    guard share >= 0, share < 1 else { return nil }
    return -Portable.log1p(-share) / decay
  }
}
