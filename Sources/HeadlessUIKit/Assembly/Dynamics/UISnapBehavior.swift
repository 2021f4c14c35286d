public import Foundation

/// Draws an item to a point, upright, as a spring does.
///
/// - Note: Partly: the spring's frequency, which Apple does not say, is two and a half a second.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// Where to.
  open var snapPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
  /// How much it swings about the point: 0 most, 1 not at all. Half of that unless told.
  open var damping: CGFloat = 0.5

  private static let frequency = 5 * Double.pi
  /// Of critical damping, where it swings most.
  private static let least = 0.3

  /// Draws it from where it is.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var actedOn: [any UIDynamicItem] { [item] }

  override func push(_ world: DynamicWorld, step: Double) {
    guard let body = world.body(of: item), !body.matter.isAnchored else { return }
    let part = Double(min(max(damping, 0), 1))
    let spring = SoftSpring(
      frequency: Self.frequency, damping: Self.least + (1 - Self.least) * part)
    let target = SIMD2(Double(snapPoint.x), Double(snapPoint.y))
    body.velocity += spring.change(
      stretch: body.center - target, speed: body.velocity, step: step)
    guard body.matter.allowsRotation else { return }
    body.spin += spring.change(
      stretch: body.angle.remainder(dividingBy: 2 * .pi), speed: body.spin, step: step)
  }
}
