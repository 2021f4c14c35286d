public import Foundation

/// A behaviour that pulls an item to a point like a spring, and rotates it upright.
///
/// - Note: Partly: the spring's frequency, which Apple does not document, is 2.5 per second.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The target of the item's centre.
  open var snapPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
  /// The damping of the oscillation: 0 is the least, 1 prevents it. The default is 0.5.
  open var damping: CGFloat = 0.5

  private static let frequency = 5 * Double.pi
  /// The fraction of critical damping at a `damping` of 0.
  private static let least = 0.3

  /// Creates a behaviour that pulls an item from its current place.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var affectedItems: [any UIDynamicItem] { [item] }

  override func push(_ world: DynamicWorld, step: Double) {
    guard let body = world.body(of: item), !body.properties.isAnchored else { return }
    let part = Double(min(max(damping, 0), 1))
    let spring = SoftSpring(
      frequency: Self.frequency, damping: Self.least + (1 - Self.least) * part)
    let target = SIMD2(Double(snapPoint.x), Double(snapPoint.y))
    body.velocity += spring.change(
      stretch: body.center - target, speed: body.velocity, step: step)
    guard body.properties.allowsRotation else { return }
    body.spin += spring.change(
      stretch: body.angle.remainder(dividingBy: 2 * .pi), speed: body.spin, step: step)
  }
}
