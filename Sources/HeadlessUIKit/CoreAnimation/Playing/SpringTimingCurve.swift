import Foundation
import PortableMath

/// The motion of a damped spring of mass 1 from 0 to its rest at 1: the closed form of `x″ = −ω²(x
/// − 1) − 2ζω x′`.
struct SpringTimingCurve {
  /// The damping ratio ζ, at least `smallestDamping`. From 1 on, the spring does not oscillate.
  let dampingRatio: Double
  /// The angular frequency ω, in radians per second.
  let frequency: Double
  /// The initial velocity toward the end, as fractions of the whole distance per second.
  let initialVelocity: Double

  /// The smallest damping ratio. A spring without damping would never come to rest.
  static let smallestDamping = 0.01
  /// The remaining fraction of the distance at which the spring counts as at rest. UIKit publishes
  /// no value; a thousandth of the width of a phone is half a point.
  static let rest = 0.001

  /// The limits of the search for the frequency of a spring that settles after one second.
  private static let slowest = 1e-3
  private static let fastest = 1e5
  /// The smallest mass, stiffness and damping coefficient. With 0 or negative values the spring
  /// would never come to rest.
  private static let smallestConstant = 1e-6
  /// The maximum difference from 1 at which a damping ratio counts as critical. The other two
  /// formulas divide by the difference.
  private static let critical = 1e-6

  /// Creates the spring that comes to rest after `duration` seconds, which must be above 0.
  init(dampingRatio: Double, initialVelocity: Double, settlingAfter duration: Double) {
    let damping = Self.damping(dampingRatio, atMost: 1)
    let velocity = initialVelocity.isFinite ? initialVelocity : 0
    var (slow, fast) = (Self.slowest / duration, Self.fastest / duration)
    // Sixty bisections of the logarithm find the frequency to the last digits.
    for _ in 0..<60 {
      let middle = (slow * fast).squareRoot()
      let spring = SpringTimingCurve(
        dampingRatio: damping, frequency: middle, initialVelocity: velocity)
      if spring.swing(at: duration) > Self.rest { slow = middle } else { fast = middle }
    }
    self.init(dampingRatio: damping, frequency: fast, initialVelocity: velocity)
  }

  /// Creates Apple's spring from a perceptual duration in seconds and a bounce from −1 to 1.
  ///
  /// The stiffness is `(2π/d)²`. The damping ratio is `1 − bounce`, or `1/(1 + bounce)` for a
  /// negative bounce (https://developer.apple.com/videos/play/wwdc2023/10158/).
  init(perceptualDuration duration: Double, bounce: Double, initialVelocity: Double) {
    let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.99), 1)
    self.init(
      dampingRatio: Self.damping(bounce < 0 ? 1 / (1 + bounce) : 1 - bounce, atMost: .infinity),
      frequency: 2 * .pi / duration,
      initialVelocity: initialVelocity.isFinite ? initialVelocity : 0)
  }

  /// Creates a spring from a mass, a stiffness and a damping coefficient. Each is at least
  /// `smallestConstant`.
  init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    func positive(_ value: Double) -> Double {
      value > Self.smallestConstant && value.isFinite ? value : Self.smallestConstant
    }
    let (mass, stiffness) = (positive(mass), positive(stiffness))
    self.init(
      dampingRatio: Self.damping(
        positive(damping) / (2 * (mass * stiffness).squareRoot()), atMost: .infinity),
      frequency: (stiffness / mass).squareRoot(),
      initialVelocity: initialVelocity.isFinite ? initialVelocity : 0)
  }

  private init(dampingRatio: Double, frequency: Double, initialVelocity: Double) {
    self.dampingRatio = dampingRatio
    self.frequency = frequency
    self.initialVelocity = initialVelocity
  }

  private static func damping(_ ratio: Double, atMost largest: Double) -> Double {
    ratio.isNaN ? 1 : min(max(ratio, smallestDamping), largest)
  }

  /// Returns the position at a time: 0 at the start, above 1 while the spring overshoots.
  func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let (decay, v) = (dampingRatio * frequency, initialVelocity)
    if abs(dampingRatio - 1) < Self.critical {
      return 1 - Portable.exp(-frequency * time) * (1 + (frequency - v) * time)
    }
    if dampingRatio < 1 {
      let turn = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      return 1 - Portable.exp(-decay * time)
        * (Portable.cos(turn * time) + (decay - v) / turn * Portable.sin(turn * time))
    }
    let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (decay - root, decay + root)
    let share = (fast - v) / (2 * root)
    return 1 - share * Portable.exp(-slow * time) - (1 - share) * Portable.exp(-fast * time)
  }

  /// Returns an upper bound of the distance from the end, at `time` and later: the envelope of the
  /// oscillation.
  private func swing(at time: Double) -> Double {
    let (decay, v) = (dampingRatio * frequency, initialVelocity)
    if dampingRatio < 1 - Self.critical {
      let turn = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let sine = (decay - v) / turn
      return Portable.exp(-decay * time) * (1 + sine * sine).squareRoot()
    }
    if dampingRatio > 1 + Self.critical { return abs(1 - value(at: time)) }
    return Portable.exp(-frequency * time) * (1 + abs(frequency - v) * time)
  }

  /// The time at which the spring comes to rest, in seconds.
  var settlingTime: Double {
    var (early, late) = (0.0, 1 / frequency)
    while swing(at: late) > Self.rest { (early, late) = (late, 2 * late) }
    for _ in 0..<60 {
      let middle = (early + late) / 2
      if swing(at: middle) > Self.rest { early = middle } else { late = middle }
    }
    return late
  }
}
