public import Foundation
import Graphics

/// Lets its items hit each other and lines.
open class UICollisionBehavior: UIDynamicBehavior {
  /// What hits what.
  public struct Mode: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Items each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// Items the boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Both.
    public static let everything: Mode = [.items, .boundaries]
  }

  /// In the order they were added.
  open private(set) var items: [any UIDynamicItem]
  /// What hits what; both unless told.
  open var collisionMode = Mode.everything
  /// Told of what hits what.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// Whether the reference view's bounds are a boundary.
  open var translatesReferenceBoundsIntoBoundary = false {
    didSet { dynamicAnimator?.wake() }
  }
  private var insets = UIEdgeInsets.zero
  private var boundaries: [CollisionBoundary] = []
  private var old: [SIMD2<Double>] = []
  private var touching: [Touch] = []
  private var begun: [Touch] = []

  /// Speeds below do not bounce, in points a second: what lies on something lies still.
  private static let slow = 20.0

  private struct Touch: Equatable {
    let item: ObjectIdentifier
    let other: ObjectIdentifier?
    let boundary: Int
  }

  /// Of all of them.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// For nothing yet.
  public convenience override init() { self.init(items: []) }

  /// One more.
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.behaviorsChanged()
  }

  /// One less.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    dynamicAnimator?.behaviorsChanged()
  }

  /// The reference view's bounds, less the insets, are a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// A path's outline; one of that name is replaced.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append(CollisionBoundary(identifier, bezierPath.cgPath.path))
    dynamicAnimator?.wake()
  }

  /// A line; one of that name is replaced.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append(
      CollisionBoundary(identifier, Path(elements: [.move(p1), .line(p2)])))
    dynamicAnimator?.wake()
  }

  /// Takes one away.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { $0.isCalled(identifier) }
  }

  /// Takes all away but the reference view's bounds.
  open func removeAllBoundaries() { boundaries = [] }

  /// In the order they were added.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.compactMap(\.identifier) }

  override var actedOn: [any UIDynamicItem] { items }

  override func push(_ world: DynamicWorld, step: Double) {
    old = world.bodies(of: items).map(\.position)
  }

  override func constrain(_ world: DynamicWorld, step: Double) {
    let bodies = world.bodies(of: items)
    begun = []
    if collisionMode.contains(.items) { collide(bodies) }
    if collisionMode.contains(.boundaries) {
      for (index, boundary) in allBoundaries.enumerated() {
        for (body, old) in zip(bodies, old) where !body.matter.isAnchored {
          meet(boundary, index, body, old)
        }
      }
    }
    tellEnds(bodies)
  }

  private var allBoundaries: [CollisionBoundary] {
    guard translatesReferenceBoundsIntoBoundary, let view = dynamicAnimator?.referenceView else {
      return boundaries
    }
    return [CollisionBoundary(nil, Path(rect: view.bounds.inset(by: insets)))] + boundaries
  }

  private func meet(
    _ boundary: CollisionBoundary, _ index: Int, _ body: DynamicBody, _ old: SIMD2<Double>
  ) {
    // A corner is two lines: what one puts right the other may still find wrong.
    for _ in 0..<2 {
      guard let contact = boundary.contact(of: body, from: old) else { return }
      body.position += contact.normal * contact.depth
      bounce(body, nil, along: contact.normal)
      let touch = Touch(item: ObjectIdentifier(body.item), other: nil, boundary: index)
      guard begins(touch) else { continue }
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: body.item, withBoundaryIdentifier: boundary.identifier,
        at: CGPoint(x: contact.point.x, y: contact.point.y))
    }
  }

  /// Boxes that overlap part along the shorter way.
  private func collide(_ bodies: [DynamicBody]) {
    for (index, a) in bodies.enumerated() {
      for b in bodies[(index + 1)...] {
        let way = a.position - b.position, room = a.half + b.half
        let depth = SIMD2(room.x - abs(way.x), room.y - abs(way.y))
        guard depth.x > 0, depth.y > 0 else { continue }
        let normal =
          depth.x < depth.y ? SIMD2(way.x < 0 ? -1.0 : 1, 0) : SIMD2(0, way.y < 0 ? -1.0 : 1)
        let shares = a.inverseMass + b.inverseMass
        guard shares > 0 else { continue }
        let back = normal * min(depth.x, depth.y)
        a.position += back * (a.inverseMass / shares)
        b.position -= back * (b.inverseMass / shares)
        bounce(a, b, along: normal)
        let touch = Touch(
          item: ObjectIdentifier(a.item), other: ObjectIdentifier(b.item), boundary: -1)
        guard begins(touch) else { continue }
        let middle = (a.position + b.position) / 2
        collisionDelegate?.collisionBehavior(
          self, beganContactFor: a.item, with: b.item, at: CGPoint(x: middle.x, y: middle.y))
      }
    }
  }

  /// Newton's law of impact along the normal, Coulomb's of friction across it.
  private func bounce(_ a: DynamicBody, _ b: DynamicBody?, along normal: SIMD2<Double>) {
    let speed = a.velocity - (b?.velocity ?? .zero)
    let approach = (speed * normal).sum()
    let shares = a.inverseMass + (b?.inverseMass ?? 0)
    guard approach < 0, shares > 0 else { return }
    let elasticity =
      -approach > Self.slow ? max(a.matter.elasticity, b?.matter.elasticity ?? 0) : 0
    let impulse = -(1 + elasticity) * approach
    let across = speed - normal * approach
    let slide = (across * across).sum().squareRoot()
    let grip = (a.matter.friction + (b?.matter.friction ?? a.matter.friction)) / 2
    let held = slide > 0 ? across / slide * min(grip * impulse, slide) : .zero
    let change = normal * impulse - held
    a.velocity += change * (a.inverseMass / shares)
    if let b { b.velocity -= change * (b.inverseMass / shares) }
  }

  /// Whether two touch that did not before.
  private func begins(_ touch: Touch) -> Bool {
    guard !begun.contains(touch) else { return false }
    begun.append(touch)
    return !touching.contains(touch)
  }

  private func tellEnds(_ bodies: [DynamicBody]) {
    let ended = touching.filter { !begun.contains($0) }
    touching = begun
    func item(_ id: ObjectIdentifier) -> (any UIDynamicItem)? {
      bodies.first { ObjectIdentifier($0.item) == id }?.item
    }
    let boundaries = allBoundaries
    for touch in ended {
      guard let first = item(touch.item) else { continue }
      if let other = touch.other.flatMap(item) {
        collisionDelegate?.collisionBehavior(self, endedContactFor: first, with: other)
      } else if boundaries.indices.contains(touch.boundary) {
        collisionDelegate?.collisionBehavior(
          self, endedContactFor: first,
          withBoundaryIdentifier: boundaries[touch.boundary].identifier)
      }
    }
  }
}
