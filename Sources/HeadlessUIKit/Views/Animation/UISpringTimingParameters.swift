public import Foundation

/// A damped spring.
open class UISpringTimingParameters: _Object, UITimingCurveProvider {
  private enum Kind {
    /// At rest after the animator's duration.
    case ratio(CGFloat)
    /// With a duration of its own.
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  private let kind: Kind
  /// Toward the end, in ways a second; of a vector the part along x.
  public let initialVelocity: CGVector

  /// A spring that is at rest after the animator's duration.
  ///
  /// - Parameter ratio: 1 comes to rest without a swing, smaller ones swing.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    kind = .ratio(ratio)
    initialVelocity = velocity
    super.init(_object: ())
  }

  /// A mass on a spring, which comes to rest when it does, whatever the animator's duration.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    kind = .physical(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
    super.init(_object: ())
  }

  /// Apple's usual spring: a mass of 3, a stiffness of 1000, a damping of 500.
  public convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// None.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  public var springTimingParameters: UISpringTimingParameters? { self }

  func spring(duration: TimeInterval) -> (curve: SpringTimingCurve, duration: TimeInterval) {
    switch kind {
    case .ratio(let ratio):
      let duration = max(duration, 1e-6)
      return (
        SpringTimingCurve(
          dampingRatio: Double(ratio), initialVelocity: Double(initialVelocity.dx),
          settlingAfter: duration), duration
      )
    case .physical(let mass, let stiffness, let damping):
      let curve = SpringTimingCurve(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        initialVelocity: Double(initialVelocity.dx))
      return (curve, curve.settlingTime)
    }
  }
}
