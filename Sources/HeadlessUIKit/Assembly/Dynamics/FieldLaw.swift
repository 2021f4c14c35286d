import Foundation
import PortableMath

/// The effect of a field on a body.
enum FieldLaw {
  case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric
  case magnetic
  case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)

  /// The unit of length of fields, in points.
  private static let unit = 100.0

  /// Changes a body's velocity.
  ///
  /// - Parameters:
  ///   - way: The vector from the field's position to the body.
  ///   - time: The time that the field has acted, in seconds.
  @MainActor
  func act(
    on body: DynamicBody, at way: SIMD2<Double>, in field: UIFieldBehavior, time: Double,
    step: Double
  ) {
    let unit = Self.unit
    let strength = Self.strength(of: field, at: way.length)
    let direction = SIMD2(field.direction)
    switch self {
    case .drag: body.velocity *= Portable.exp(-strength * step / body.mass)
    case .vortex: body.velocity += way.outward * (strength * step)
    case .radialGravity: body.velocity -= way * (strength * step)
    case .linearGravity: body.velocity += direction * (unit * strength * step)
    case .velocity: body.velocity = direction * (unit * strength)
    case .noise:
      body.velocity += noise(body, field, time) * (unit * strength * step / body.mass)
    case .turbulence:
      body.velocity +=
        noise(body, field, time) * (body.velocity.length * strength * step / body.mass)
    case .spring: body.velocity -= way * (strength * step / body.mass)
    case .electric:
      guard way.length > 0 else { return }
      body.velocity += way.unit * (unit * strength * body.properties.charge * step / body.mass)
    case .magnetic:
      let angle = strength * body.properties.charge * step / body.mass
      body.velocity = body.velocity.rotated(cos: Portable.cos(angle), sin: -Portable.sin(angle))
    case .custom(let force):
      let vector = force(
        field, CGPoint(x: body.center.x, y: body.center.y),
        CGVector(dx: body.velocity.x, dy: body.velocity.y), CGFloat(body.mass),
        CGFloat(body.properties.charge), time)
      body.velocity += SIMD2(vector) * (strength * step / body.mass)
    }
  }

  @MainActor
  private static func strength(of field: UIFieldBehavior, at distance: Double) -> Double {
    guard field.falloff != 0 else { return Double(field.strength) }
    let least = max(Double(field.minimumRadius), .leastNormalMagnitude)
    let away = max(distance, least) / unit
    return Double(field.strength) * Portable.pow(away, -Double(field.falloff))
  }

  @MainActor
  private func noise(
    _ body: DynamicBody, _ field: UIFieldBehavior, _ time: Double
  ) -> SIMD2<Double> {
    FieldNoise(smoothness: Double(field.smoothness)).value(
      at: body.center / Self.unit, time: time * Double(field.animationSpeed))
  }
}
