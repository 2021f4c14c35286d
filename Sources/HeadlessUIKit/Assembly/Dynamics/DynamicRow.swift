import Foundation

/// A constraint on the relative motion of two bodies. It limits motion along a direction or
/// rotation, or both.
///
/// The impulses of all constraints are found one after another, repeatedly until none changes
/// (sequential impulses, Erin Catto, GDC 2006).
@MainActor
final class DynamicRow {
  /// The constrained bodies. The second is nil if the first is constrained to a fixed place.
  let first: DynamicBody, second: DynamicBody?
  /// The direction of the constrained speed, which is that of the first body relative to the
  /// second.
  let direction: SIMD2<Double>
  /// The contribution of each body's angular velocity to the constrained speed.
  let firstArm, secondArm: Double
  /// The target of the constrained speed.
  var speed = 0.0
  /// The range of the impulse.
  var impulses = -Double.infinity...Double.infinity
  /// The constraint whose impulse, times the factor, limits this impulse: that is friction.
  var friction: (of: DynamicRow, part: Double)?
  /// The compliance of a spring; 0 for a rigid constraint.
  var softness = 0.0
  /// The position error of the constraint; nil for velocity-only constraints. In a one-sided
  /// constraint, a negative error is a violation.
  var error: Double?
  private(set) var impulse = 0.0
  private let weight: Double

  /// Creates a constraint along a direction, at vectors from the centres of mass.
  convenience init(
    _ first: DynamicBody, _ second: DynamicBody?, along direction: SIMD2<Double>,
    _ firstArm: SIMD2<Double>, _ secondArm: SIMD2<Double>
  ) {
    self.init(first, second, direction, firstArm.cross(direction), secondArm.cross(direction))
  }

  /// Creates a constraint on rotation. A sign of -1 reverses it.
  convenience init(turning first: DynamicBody, _ second: DynamicBody?, by sign: Double = 1) {
    self.init(first, second, .zero, sign, sign)
  }

  private init(
    _ first: DynamicBody, _ second: DynamicBody?, _ direction: SIMD2<Double>,
    _ firstArm: Double, _ secondArm: Double
  ) {
    (self.first, self.second, self.direction) = (first, second, direction)
    (self.firstArm, self.secondArm) = (firstArm, secondArm)
    weight =
      direction.dot(direction) * (first.inverseMass + (second?.inverseMass ?? 0))
      + firstArm * firstArm * first.inverseInertia
      + secondArm * secondArm * (second?.inverseInertia ?? 0)
  }

  /// The current speed along the constraint.
  var presentSpeed: Double {
    (first.velocity - (second?.velocity ?? .zero)).dot(direction) + first.spin * firstArm
      - (second?.spin ?? 0) * secondArm
  }

  /// Makes the constraint a spring with a frequency in radians per second, a fraction of critical
  /// damping, and a stretch from its rest position. It is solved for the speed at the end of a
  /// step, which is stable for any stiffness.
  func soften(frequency: Double, damping: Double, stretch: Double, step: Double) {
    guard weight > 0 else { return }
    let (mass, omega) = (1 / weight, frequency)
    let stiffness = mass * omega * omega
    let drag = 2 * mass * damping * omega
    softness = 1 / (step * (drag + step * stiffness))
    speed -= stretch * step * stiffness * softness
  }

  /// Applies the missing impulse to both bodies.
  ///
  /// - Returns: The absolute change of the impulse.
  func push() -> Double {
    guard weight > 0 else { return 0 }
    var range = impulses
    if let friction {
      let most = max(friction.part * friction.of.impulse, 0)
      range = -most...most
    }
    let wanted = impulse + (speed - presentSpeed - softness * impulse) / (weight + softness)
    let new = min(max(wanted, range.lowerBound), range.upperBound)
    let change = new - impulse
    impulse = new
    first.velocity += direction * (change * first.inverseMass)
    first.spin += firstArm * change * first.inverseInertia
    if let second {
      second.velocity -= direction * (change * second.inverseMass)
      second.spin -= secondArm * change * second.inverseInertia
    }
    return abs(change)
  }

  /// The amount by which the position constraint is violated; 0 for velocity-only constraints.
  var excess: Double {
    guard let error else { return 0 }
    return impulses.lowerBound == 0 ? max(-error, 0) : abs(error)
  }
}
