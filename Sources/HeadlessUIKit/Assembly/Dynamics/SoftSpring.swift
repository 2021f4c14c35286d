import Foundation

/// A spring with damping, solved for the velocity at the end of a step, so that none is too stiff.
struct SoftSpring {
  /// Of a body on it alone: radians a second, and the part of critical damping.
  let frequency, damping: Double

  /// How the speed away from rest changes in a step.
  ///
  /// - Parameters:
  ///   - stretch: how far it is from rest now.
  ///   - speed: away from rest.
  func change(stretch: Double, speed: Double, step: Double) -> Double {
    let stiffness = frequency * frequency * step, drag = 2 * damping * frequency
    return (speed - stiffness * stretch) / (1 + step * (stiffness + drag)) - speed
  }

  /// The same in the plane.
  func change(
    stretch: SIMD2<Double>, speed: SIMD2<Double>, step: Double
  ) -> SIMD2<Double> {
    SIMD2(
      change(stretch: stretch.x, speed: speed.x, step: step),
      change(stretch: stretch.y, speed: speed.y, step: step))
  }
}
