import Foundation

/// One condition on how two bodies move: along a direction, about their middles, or both. Its impulse is found
/// together with those of all others, one after another until none changes (sequential impulses, Erin Catto,
/// GDC 2006).
@MainActor
final class DynamicRow {
  /// The second is nil for what stands still.
  let first: DynamicBody, second: DynamicBody?
  /// Which speed of the first, less that of the second, is meant.
  let direction: SIMD2<Double>
  /// By how much of that speed a turn of each makes.
  let firstArm, secondArm: Double
  /// What that speed is to be.
  var speed = 0.0
  /// Between what the impulse stays.
  var impulses = -Double.infinity...Double.infinity
  /// The impulse stays within this part of another's: friction.
  var friction: (of: DynamicRow, part: Double)?
  /// Of a spring: how much it gives way to an impulse.
  var softness = 0.0
  /// How far what is held is from where it is to be; nil where only speeds count. Of a condition from one side
  /// alone less than nothing is too far.
  var error: Double?
  private(set) var impulse = 0.0
  private let weight: Double

  /// At arms from the bodies' middles.
  convenience init(
    _ first: DynamicBody, _ second: DynamicBody?, along direction: SIMD2<Double>,
    _ firstArm: SIMD2<Double>, _ secondArm: SIMD2<Double>
  ) {
    self.init(first, second, direction, firstArm.cross(direction), secondArm.cross(direction))
  }

  /// Of turning alone; by -1 the other way round.
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

  /// That speed as it is.
  var presentSpeed: Double {
    (first.velocity - (second?.velocity ?? .zero)).dot(direction) + first.spin * firstArm
      - (second?.spin ?? 0) * secondArm
  }

  /// A spring's, of radians a second and a part of critical damping, `stretch` away from rest: solved for the
  /// speed at the end of a step, so that none is too stiff.
  func soften(frequency: Double, damping: Double, stretch: Double, step: Double) {
    guard weight > 0 else { return }
    let (mass, omega) = (1 / weight, frequency)
    let stiffness = mass * omega * omega
    let drag = 2 * mass * damping * omega
    softness = 1 / (step * (drag + step * stiffness))
    speed -= stretch * step * stiffness * softness
  }

  /// Changes speeds by what is missing.
  ///
  /// - Returns: by how much that was, as an impulse.
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

  /// How far off what is held is; 0 where only speeds count.
  var excess: Double {
    guard let error else { return 0 }
    return impulses.lowerBound == 0 ? max(-error, 0) : abs(error)
  }
}
