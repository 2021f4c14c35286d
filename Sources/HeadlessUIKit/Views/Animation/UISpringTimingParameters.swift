public import Foundation

/// The timing parameters of a damped spring.
open class UISpringTimingParameters: _Object, UITimingCurveProvider {
  private enum Kind {
    /// A spring that is at rest after the animator's duration.
    case ratio(CGFloat)
    /// A spring whose constants decide its duration.
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  private let kind: Kind
  /// The initial velocity towards the end, as a multiple of the whole distance per second. Only the
  /// vector's x component is used.
  public let initialVelocity: CGVector

  /// Creates a spring that is at rest after the animator's duration.
  ///
  /// - Parameter ratio: The damping ratio. At 1 the spring comes to rest without oscillating.
  ///   Smaller values oscillate.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    kind = .ratio(ratio)
    initialVelocity = velocity
    super.init(_object: ())
  }

  /// Creates a mass on a spring, whose constants decide when it comes to rest. The animator's
  /// duration is ignored.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    kind = .physical(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
    super.init(_object: ())
  }

  /// Creates Apple's default spring: mass 3, stiffness 1000, damping 500.
  public convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Nil: the curve is a spring.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// These parameters.
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// The smallest duration of a spring, in seconds. A spring of this duration ends in the next
  /// frame.
  private static let shortest = 1e-6

  func spring(duration: TimeInterval) -> (curve: SpringTimingCurve, duration: TimeInterval) {
    switch kind {
    case .ratio(let ratio):
      let duration = max(duration, Self.shortest)
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
