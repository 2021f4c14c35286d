public import Foundation

/// From one value to another as a mass on a spring goes: over the end and back, if it is damped little.
open class CASpringAnimation: CABasicAnimation {
  /// Above 0.
  open var mass: CGFloat = 1
  /// Of the spring, above 0.
  open var stiffness: CGFloat = 100
  /// Of the motion; 0 swings for ever.
  open var damping: CGFloat = 10
  /// Toward the end, in ways a second.
  open var initialVelocity: CGFloat = 0

  /// - Note: Partly: archives are not supported, always nil.
  public required init?(coder: NSCoder) { nil }

  /// Without a property.
  public override init() { super.init() }

  /// A spring that seems to take so many seconds, with a bounce from −1, flat, to 1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = SpringTimingCurve(
      perceptualDuration: max(perceptualDuration, 1e-3), bounce: Double(bounce), initialVelocity: 0)
    stiffness = CGFloat(spring.frequency * spring.frequency)
    damping = CGFloat(2 * spring.dampingRatio * spring.frequency)
  }

  private var spring: SpringTimingCurve {
    SpringTimingCurve(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity))
  }

  /// When a thousandth of the way is left, in seconds from the beginning.
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

  /// The spring has its own pace: a duration only says when it is cut off.
  override func progress(after time: CFTimeInterval, of duration: CFTimeInterval) -> Double {
    spring.value(at: time)
  }
}
