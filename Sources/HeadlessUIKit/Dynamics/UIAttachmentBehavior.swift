public import Foundation
import Graphics

/// Holds an item at a distance from a point or from another item: by a rod, or, at a frequency, by a spring.
///
/// - Note: Partly: it holds at the middles; an offset from them counts for the length alone.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is held by.
  public enum AttachmentType: Int, Sendable {
    case items
    case anchor
  }

  /// One, or the two that hold each other.
  public let items: [any UIDynamicItem]
  /// By what.
  public let attachedBehaviorType: AttachmentType
  /// Where the other end is, if that is no item.
  open var anchorPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
  /// Points between the ends at rest; as they lay when it was made, unless told.
  open var length: CGFloat { didSet { dynamicAnimator?.wake() } }
  /// The part of critical damping; 0 swings for ever.
  open var damping: CGFloat = 0
  /// Swings a second; 0 is a rod.
  open var frequency: CGFloat = 0
  /// How much it holds against turning.
  open var frictionTorque: CGFloat = 0

  /// At the item's middle.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// At a place of the item, from its middle.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    items = [item]
    attachedBehaviorType = .anchor
    anchorPoint = point
    length =
      CGVector(
        dx: item.center.x + offset.horizontal - point.x,
        dy: item.center.y + offset.vertical - point.y
      ).length
    super.init()
  }

  /// Middle to middle.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Between places of the items, from their middles.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    attachedBehaviorType = .items
    anchorPoint = .zero
    length =
      CGVector(
        dx: item1.center.x + offset1.horizontal - item2.center.x - offset2.horizontal,
        dy: item1.center.y + offset1.vertical - item2.center.y - offset2.vertical
      ).length
    super.init()
  }

  override var actedOn: [any UIDynamicItem] { items }

  /// The bodies, and the anchor for one alone.
  private func ends(
    _ world: DynamicWorld
  ) -> (first: DynamicBody, second: DynamicBody?, way: SIMD2<Double>, speed: SIMD2<Double>)? {
    guard let first = world.body(of: items[0]) else { return nil }
    guard items.count > 1 else {
      return (
        first, nil, first.position - SIMD2(Double(anchorPoint.x), Double(anchorPoint.y)),
        first.velocity
      )
    }
    guard let second = world.body(of: items[1]) else { return nil }
    return (first, second, first.position - second.position, first.velocity - second.velocity)
  }

  /// Changes how fast the ends part, each by what its mass has of both.
  private func give(
    _ change: SIMD2<Double>, _ first: DynamicBody, _ second: DynamicBody?,
    _ act: (DynamicBody, SIMD2<Double>) -> Void
  ) {
    let (a, b) = (first.inverseMass, second?.inverseMass ?? 0)
    guard a + b > 0 else { return }
    act(first, change * (a / (a + b)))
    if let second { act(second, change * (-b / (a + b))) }
  }

  override func push(_ world: DynamicWorld, step: Double) {
    guard frequency > 0, let (first, second, way, speed) = ends(world) else { return }
    let spring = SoftSpring(
      frequency: 2 * .pi * Double(frequency), damping: Double(max(damping, 0)))
    let distance = (way * way).sum().squareRoot()
    let rest = Double(length)
    let change: SIMD2<Double>
    if rest > 0, distance > 0 {
      let along = way / distance
      change =
        along
        * spring.change(
          stretch: distance - rest, speed: (speed * along).sum(), step: step)
    } else {
      change = spring.change(stretch: way, speed: speed, step: step)
    }
    give(change, first, second) { $0.velocity += $1 }
  }

  override func constrain(_ world: DynamicWorld, step: Double) {
    guard frequency <= 0, let (first, second, way, speed) = ends(world) else { return }
    let distance = (way * way).sum().squareRoot()
    guard distance > 0 else { return }
    let along = way / distance
    give(along * (Double(length) - distance), first, second) { $0.position += $1 }
    give(along * -(speed * along).sum(), first, second) { $0.velocity += $1 }
  }
}
