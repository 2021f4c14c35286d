import Foundation

/// A damped spring. It is solved for the velocity at the end of a step, which is stable for any
/// stiffness.
struct SoftSpring {
  /// The frequency of a single body in radians per second, and the fraction of critical damping.
  let frequency, damping: Double

  /// Returns the change of the speed away from rest in a step.
  ///
  /// - Parameters:
  ///   - stretch: The current distance from rest.
  ///   - speed: The current speed away from rest.
  func change(stretch: Double, speed: Double, step: Double) -> Double {
    let stiffness = frequency * frequency * step, drag = 2 * damping * frequency
    return (speed - stiffness * stretch) / (1 + step * (stiffness + drag)) - speed
  }

  /// Returns the change of the velocity in the plane, separately for both axes.
  func change(
    stretch: SIMD2<Double>, speed: SIMD2<Double>, step: Double
  ) -> SIMD2<Double> {
    SIMD2(
      change(stretch: stretch.x, speed: speed.x, step: step),
      change(stretch: stretch.y, speed: speed.y, step: step))
  }
}
