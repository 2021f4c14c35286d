import Foundation
import PortableMath

/// The slide after a fling: velocity keeps a fixed share per millisecond.
///
/// With `a = -1000 ln(rate)` (2.002 /s for `.normal`, 10.050 /s for `.fast`):
///
///     x(t) = x0 + V (1 - e^(-a t)) / a        v(t) = V e^(-a t)        destination x0 + V / a
///
/// Sources: ScrollMechanics, Flutter, Compose and fluid-scroll agree. Summing per millisecond, as
/// UIKit probably does, lands 0.1 % shorter but cannot be inverted or sampled at any time.
public struct Deceleration: Motion, Hashable {
  /// The offset at the start, in points.
  public let start: Double
  /// Points per second at the start.
  public let initialMomentum: Double
  let decay: Double
  private let stopDistance: Double

  /// - Parameter rate: share of the velocity kept per millisecond, see
  ///   ``ScrollConstants/decay(perMillisecond:)`` for values out of range.
  public init(
    start: Double, momentum: Double, rate: Double = 0.998, constants: ScrollConstants = .init()
  ) {
    self.start = start
    initialMomentum = momentum
    decay = constants.decay(perMillisecond: rate)
    stopDistance = constants.stopDistance
  }

  /// `x0 + V / a`: where the content would come to rest if nothing were in its way, in points.
  public var destination: Double { start + initialMomentum / decay }
  /// The same as `destination`.
  public var end: Double { destination }

  /// Until the remaining distance is the stop distance; 0 if it is shorter from the beginning.
  public var duration: Double {
    max(0, Portable.log(abs(initialMomentum) / (stopDistance * decay)) / decay)
  }

  /// By the formula at any time, beyond `duration` too.
  public func position(at time: Double) -> Double {
    // expm1 keeps the first instants of a slow decay exact.
    start - initialMomentum * Portable.expm1(-decay * time) / decay
  }

  /// By the formula at any time, beyond `duration` too.
  public func velocity(at time: Double) -> Double { initialMomentum * Portable.exp(-decay * time) }
  /// The same as the velocity.
  public func momentum(at time: Double) -> Double { velocity(at: time) }

  /// When the content passes `position`, or nil if it never gets there. The momentum on arrival is
  /// `V - a (position - start)`.
  public func time(toReach position: Double) -> Double? {
    let share = decay * (position - start) / initialMomentum
    guard share >= 0, share < 1 else { return nil }
    return -Portable.log1p(-share) / decay
  }
}
