import Foundation
import PortableMath

/// The formulas of ``Bounce`` and their characteristic times.
struct BounceLaw {
  let d0: Double
  let v0: Double
  let a: Double
  let b: Double

  func displacement(at time: Double) -> Double {
    Portable.exp(-b * time) * (d0 - v0 * Portable.expm1(-a * time) / a)
  }

  func momentum(at time: Double) -> Double { v0 * Portable.exp(-(a + b) * time) }

  /// The time at which the content crosses the edge. `d e^(b t)` is monotone, so there is at most
  /// one.
  var crossing: Double? {
    guard d0 * v0 < 0, abs(v0) > a * abs(d0) else { return nil }
    return -Portable.log1p(a * d0 / v0) / a
  }

  /// The time of the only stationary point, where `V e^(-a t) = b d e^(b t)`.
  var turning: Double? {
    let share = v0 * (a + b) / (b * (a * d0 + v0))
    guard share > 1, share.isFinite else { return nil }
    return Portable.log(share) / a
  }

  /// Returns the last time at which the distance from the edge is `distance`, or 0 if it never is.
  func lastTime(at distance: Double) -> Double {
    let turning = turning ?? 0
    if abs(displacement(at: turning)) > distance { return fall(from: turning, to: distance) }
    // The displacement beyond the edge is too small to count, so use the approach to the edge.
    guard let crossing, abs(d0) > distance else { return 0 }
    return root(in: 0...crossing, distance)
  }

  private func fall(from time: Double, to distance: Double) -> Double {
    let largest = max(abs(d0), abs(d0 + v0 / a))
    return root(in: time...max(time, Portable.log(largest / distance) / b), distance)
  }

  /// Solves for the time of a distance. The logarithm of the displacement is almost a straight
  /// line.
  private func root(in interval: ClosedRange<Double>, _ distance: Double) -> Double {
    bracketedRoot(in: interval) { time in
      let d = displacement(at: time)
      return (Portable.log(abs(d) / distance), (momentum(at: time) - b * d) / d)
    }
  }
}
