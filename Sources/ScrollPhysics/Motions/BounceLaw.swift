import Foundation
import PortableMath

/// The law of ``Bounce`` and the instants that matter on it.
struct BounceLaw {
  let d0: Double
  let v0: Double
  let a: Double
  let b: Double

  func displacement(at time: Double) -> Double {
    Portable.exp(-b * time) * (d0 - v0 * Portable.expm1(-a * time) / a)
  }

  func momentum(at time: Double) -> Double { v0 * Portable.exp(-(a + b) * time) }

  /// The pull-back's own part `d e^(b t)` is monotone, so there is at most one crossing.
  var crossing: Double? {
    guard d0 * v0 < 0, abs(v0) > a * abs(d0) else { return nil }
    return -Portable.log1p(a * d0 / v0) / a
  }

  /// The only stationary point: `V e^(-a t) = b d e^(b t)`.
  var turning: Double? {
    let share = v0 * (a + b) / (b * (a * d0 + v0))
    guard share > 1, share.isFinite else { return nil }
    return Portable.log(share) / a
  }

  /// The last time the distance from the edge is `distance`, 0 if it never is.
  func lastTime(at distance: Double) -> Double {
    let turning = turning ?? 0
    if abs(displacement(at: turning)) > distance { return fall(from: turning, to: distance) }
    // The lobe beyond the edge is too small to count: what counts is the way to the edge.
    guard let crossing, abs(d0) > distance else { return 0 }
    return root(in: 0...crossing, distance)
  }

  private func fall(from time: Double, to distance: Double) -> Double {
    let largest = max(abs(d0), abs(d0 + v0 / a))
    return root(in: time...max(time, Portable.log(largest / distance) / b), distance)
  }

  /// In the logarithm the fall is almost a straight line.
  private func root(in interval: ClosedRange<Double>, _ distance: Double) -> Double {
    bracketedRoot(in: interval) { time in
      let d = displacement(at: time)
      return (Portable.log(abs(d) / distance), (momentum(at: time) - b * d) / d)
    }
  }
}
