public import Foundation

/// What its items are made of, and how fast they are.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// In the order they were added.
  open private(set) var items: [any UIDynamicItem]
  /// What a bounce leaves of the speed, 0…1.
  open var elasticity: CGFloat = 0
  /// How strongly items hold each other where they slide; 0 not at all.
  open var friction: CGFloat = 0
  /// Mass of a square of 100 points; 1 unless told.
  open var density: CGFloat = 1
  /// How fast motion dies away; 0 never.
  open var resistance: CGFloat = 0
  /// How fast turning dies away; 0 never.
  open var angularResistance: CGFloat = 0
  /// What electric and magnetic fields take hold of; 0 unless told.
  open var charge: CGFloat = 0
  /// Whether items stay where they are, whatever acts on them.
  open var isAnchored = false
  /// Whether items turn.
  open var allowsRotation = true

  private var wanted: [(item: any UIDynamicItem, velocity: SIMD2<Double>, spin: Double)] = []

  /// Nothing special.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// For nothing yet.
  public convenience override init() { self.init(items: []) }

  /// Holds for one more.
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.behaviorsChanged()
  }

  /// Holds for one less.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    dynamicAnimator?.behaviorsChanged()
  }

  /// Makes an item faster, in points a second; before an animator has it, from when one has.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(SIMD2(Double(velocity.x), Double(velocity.y)), 0, to: item)
  }

  /// Points a second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity = dynamicAnimator?.world.body(of: item)?.velocity ?? .zero
    return CGPoint(x: velocity.x, y: velocity.y)
  }

  /// Makes an item turn faster, in radians a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(.zero, Double(velocity), to: item)
  }

  /// Radians a second.
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

  override var actedOn: [any UIDynamicItem] { items }

  override func describe(_ world: DynamicWorld) {
    for body in world.bodies(of: items) {
      body.matter = DynamicMatter(
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
