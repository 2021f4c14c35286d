public import Foundation

/// An animation of a property that follows a damped spring and can overshoot its end value.
open class CASpringAnimation: CABasicAnimation {
  /// The mass on the spring; at least 10⁻⁶.
  open var mass: CGFloat = 1
  /// The stiffness of the spring; at least 10⁻⁶.
  open var stiffness: CGFloat = 100
  /// The damping coefficient. The damping ratio is at least 0.01, so a value of 0 still comes to
  /// rest.
  open var damping: CGFloat = 10
  /// The initial velocity toward the end value, as fractions of the whole change per second.
  open var initialVelocity: CGFloat = 0

  /// Creates an object from an archive.
  ///
  /// - Note: Partly: archives are not supported, always nil.
  public required init?(coder: NSCoder) { nil }

  /// Creates an animation without a key path.
  public override init() { super.init() }

  /// The smallest perceptual duration, in seconds. With 0 the stiffness would be infinite.
  private static let shortest = 1e-3

  /// Creates a spring from a perceptual duration in seconds and a bounce from −1 to 1. A bounce of
  /// 0 does not overshoot.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = SpringTimingCurve(
      perceptualDuration: max(perceptualDuration, Self.shortest), bounce: Double(bounce),
      initialVelocity: 0)
    stiffness = CGFloat(spring.frequency * spring.frequency)
    damping = CGFloat(2 * spring.dampingRatio * spring.frequency)
  }

  private var spring: SpringTimingCurve {
    SpringTimingCurve(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity))
  }

  /// The time until the spring is within 0.1 % of its end value, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingTime }

  override var naturalDuration: CFTimeInterval? { settlingDuration }

  override func emptyCopy() -> CAAnimation { CASpringAnimation() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
  }

  /// The duration does not scale the spring's motion. It only cuts the motion off.
  override func progress(after time: CFTimeInterval, of duration: CFTimeInterval) -> Double {
    spring.value(at: time)
  }
}
