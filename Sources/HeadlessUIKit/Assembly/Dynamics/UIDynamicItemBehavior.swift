public import Foundation

/// A behaviour that sets physical properties and velocities of its items.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The items, in the order in which they were added.
  open private(set) var items: [any UIDynamicItem] {
    didSet { dynamicAnimator?.behaviorsChanged() }
  }
  /// The share of the speed that remains after a bounce, from 0 to 1.
  open var elasticity: CGFloat = 0
  /// The friction between sliding items; 0 is none.
  open var friction: CGFloat = 0
  /// The mass of a square of 100 points. The default is 1.
  open var density: CGFloat = 1
  /// The damping of the velocity; 0 is none.
  open var resistance: CGFloat = 0
  /// The damping of the angular velocity; 0 is none.
  open var angularResistance: CGFloat = 0
  /// The electric charge for electric and magnetic fields. The default is 0.
  open var charge: CGFloat = 0
  /// Whether the items keep their place, whatever acts on them.
  open var isAnchored = false
  /// Whether the items may rotate.
  open var allowsRotation = true

  private var wanted: [(item: any UIDynamicItem, velocity: SIMD2<Double>, spin: Double)] = []

  /// Creates a behaviour for items, with default properties.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Creates a behaviour without items.
  public convenience override init() { self.init(items: []) }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  /// Adds to an item's velocity, in points per second. Without an animator, the change applies once
  /// the behaviour gets one.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(SIMD2(Double(velocity.x), Double(velocity.y)), 0, to: item)
  }

  /// Returns the velocity of an item, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity = dynamicAnimator?.world.body(of: item)?.velocity ?? .zero
    return CGPoint(x: velocity.x, y: velocity.y)
  }

  /// Adds to an item's angular velocity, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(.zero, Double(velocity), to: item)
  }

  /// Returns the angular velocity of an item, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    CGFloat(dynamicAnimator?.world.body(of: item)?.spin ?? 0)
  }

  private func add(_ velocity: SIMD2<Double>, _ spin: Double, to item: any UIDynamicItem) {
    if let body = dynamicAnimator?.world.body(of: item) {
      body.velocity += velocity
      body.spin += spin
      dynamicAnimator?.wake()
    } else {
      wanted.append((item, velocity, spin))
    }
  }

  override var affectedItems: [any UIDynamicItem] { items }

  override func describe(_ world: DynamicWorld) {
    for body in world.bodies(of: items) {
      body.properties = DynamicProperties(
        elasticity: Double(elasticity), friction: Double(friction), density: Double(density),
        resistance: Double(max(resistance, 0)),
        angularResistance: Double(max(angularResistance, 0)), charge: Double(charge),
        isAnchored: isAnchored, allowsRotation: allowsRotation)
    }
    for (item, velocity, spin) in wanted {
      guard let body = world.body(of: item) else { continue }
      body.velocity += velocity
      body.spin += spin
    }
    wanted = []
  }
}
