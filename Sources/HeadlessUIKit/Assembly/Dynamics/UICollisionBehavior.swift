public import Foundation
import Graphics

/// A behaviour that lets items collide with each other and with boundaries, by the shape of each
/// item (`collisionBoundsType`).
open class UICollisionBehavior: UIDynamicBehavior {
  /// The kinds of collisions.
  public struct Mode: OptionSet, Sendable {
    /// The bits of UIKit's `UICollisionBehaviorMode`.
    public let rawValue: UInt

    /// Creates a mode from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Collisions of items with each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// Collisions of items with boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Collisions of items with each other and with boundaries.
    public static let everything: Mode = [.items, .boundaries]
  }

  /// The items that collide, in the order of their addition.
  open private(set) var items: [any UIDynamicItem] {
    didSet { dynamicAnimator?.behaviorsChanged() }
  }
  /// The kinds of collisions. The default is `everything`.
  open var collisionMode = Mode.everything
  /// The delegate that is notified of contacts.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// Whether the reference view's bounds are a boundary.
  open var translatesReferenceBoundsIntoBoundary = false {
    didSet { dynamicAnimator?.wake() }
  }
  private var insets = UIEdgeInsets.zero
  private var boundaries: [CollisionBoundary] = []
  private var possibleContacts: [PossibleContact] = []
  private var touching: [Touch] = []
  private var begun: [Touch] = []

  /// The speed below which contacts do not bounce, in points per second, so that resting items stay
  /// at rest.
  private static let slow = 20.0
  /// The distance below which two items are in contact, in points.
  private static let touching = 0.01

  private struct Touch: Equatable {
    let item: ObjectIdentifier
    let other: ObjectIdentifier?
    let boundary: Int
  }

  /// Creates a behaviour for items.
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

  /// Makes the reference view's bounds, reduced by insets, a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds the outline of a path as a boundary. It replaces a boundary with that identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append(CollisionBoundary(identifier, bezierPath.cgPath.path))
    dynamicAnimator?.wake()
  }

  /// Adds a line as a boundary. It replaces a boundary with that identifier.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append(
      CollisionBoundary(identifier, Path(elements: [.move(p1), .line(p2)])))
    dynamicAnimator?.wake()
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { $0.isCalled(identifier) }
  }

  /// Removes all boundaries except the reference view's bounds.
  open func removeAllBoundaries() { boundaries = [] }

  /// The identifiers of the boundaries, in the order in which they were added.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.compactMap(\.identifier) }

  override var affectedItems: [any UIDynamicItem] { items }

  override func rows(_ world: DynamicWorld, step: Double) -> [DynamicRow] {
    let bodies = world.bodies(of: items).map { PlacedBody($0, step) }
    if step > 0 { possibleContacts = [] }
    var rows: [DynamicRow] = []
    if collisionMode.contains(.items) {
      for (index, a) in bodies.enumerated() {
        for b in bodies[(index + 1)...] where a.mayTouch(b) {
          rows += self.rows(a, b.pieces, b.body, -1, nil, reach: a.margin + b.margin, step)
        }
      }
    }
    guard collisionMode.contains(.boundaries) else { return rows }
    for (index, boundary) in allBoundaries.enumerated() {
      for body in bodies where !body.body.properties.isAnchored {
        rows += self.rows(
          body, boundary.lines, nil, index, boundary.identifier, reach: body.margin, step)
      }
    }
    return rows
  }

  /// A body at its place in a step.
  @MainActor
  private struct PlacedBody {
    let body: DynamicBody
    let pieces: [DynamicPiece]
    /// The maximum distance that any of its points can move in the step.
    let margin: Double
    private let reach: Double

    init(_ body: DynamicBody, _ step: Double) {
      self.body = body
      pieces = body.placedPieces
      reach = body.reach
      margin = (body.velocity.length + abs(body.spin) * reach) * step
    }

    func mayTouch(_ other: PlacedBody) -> Bool {
      body.inverseMass + other.body.inverseMass > 0
        && (body.position - other.body.position).length
          <= reach + other.reach + margin + other.margin
    }
  }

  /// A possible contact, which becomes one if the step's impulses show that the pieces touch.
  private struct PossibleContact {
    let touch: Touch
    let item: any UIDynamicItem
    let other: (any UIDynamicItem)?
    let boundary: (any NSCopying)?
    let place: SIMD2<Double>
    let gap: Double
    let rows: [DynamicRow]

    /// Whether the pieces touch, and not only approach each other.
    @MainActor
    var isContact: Bool {
      gap < UICollisionBehavior.touching || rows.contains { $0.impulse > 0 }
    }
  }

  /// Returns the contact constraints between a body's pieces and those of another body or of a
  /// boundary.
  private func rows(
    _ a: PlacedBody, _ others: [DynamicPiece], _ b: DynamicBody?, _ boundary: Int,
    _ name: (any NSCopying)?, reach: Double, _ step: Double
  ) -> [DynamicRow] {
    var rows: [DynamicRow] = []
    for piece in a.pieces {
      for other in others {
        guard let contact = DynamicContact(piece, other, reach: reach + Self.touching) else {
          continue
        }
        let normals = contact.points.map { row(a.body, b, contact.normal, $0, step) }
        rows += normals
        guard step > 0 else { continue }
        rows += zip(normals, contact.points).compactMap { normal, point in
          grip(normal, contact.normal, point.place)
        }
        possibleContacts.append(
          PossibleContact(
            touch: Touch(
              item: ObjectIdentifier(a.body.item), other: b.map { ObjectIdentifier($0.item) },
              boundary: boundary),
            item: a.body.item, other: b?.item, boundary: name,
            place: contact.points.reduce(.zero) { $0 + $1.place } / Double(contact.points.count),
            gap: contact.points.reduce(.infinity) { min($0, $1.gap) }, rows: normals))
      }
    }
    return rows
  }

  /// Returns the constraint of a contact point, by Newton's law of impact.
  ///
  /// The bodies separate at a share of their approach speed. If they are slow or not elastic, they
  /// approach until they touch.
  private func row(
    _ a: DynamicBody, _ b: DynamicBody?, _ normal: SIMD2<Double>,
    _ point: (place: SIMD2<Double>, gap: Double), _ step: Double
  ) -> DynamicRow {
    let row = DynamicRow(
      a, b, along: normal, point.place - a.position, point.place - (b?.position ?? point.place))
    row.impulses = 0...Double.infinity
    row.error = point.gap
    guard step > 0 else { return row }
    let approach = -row.presentSpeed
    if approach > Self.slow, approach * step > point.gap {
      row.speed = max(a.properties.elasticity, b?.properties.elasticity ?? 0) * approach
    }
    if row.speed == 0 { row.speed = -max(point.gap, 0) / step }
    return row
  }

  /// Returns the constraint of Coulomb friction, or nil without friction.
  private func grip(
    _ row: DynamicRow, _ normal: SIMD2<Double>, _ place: SIMD2<Double>
  ) -> DynamicRow? {
    let (a, b) = (row.first, row.second)
    let part = (a.properties.friction + (b?.properties.friction ?? a.properties.friction)) / 2
    guard part > 0 else { return nil }
    let grip = DynamicRow(
      a, b, along: normal.outward, place - a.position, place - (b?.position ?? place))
    grip.friction = (row, part)
    return grip
  }

  private var allBoundaries: [CollisionBoundary] {
    guard translatesReferenceBoundsIntoBoundary, let view = dynamicAnimator?.referenceView else {
      return boundaries
    }
    return [CollisionBoundary(nil, Path(rect: view.bounds.inset(by: insets)))] + boundaries
  }

  /// Notifies the delegate of contacts that began or ended in this step.
  override func moved(_ world: DynamicWorld, step: Double) {
    begun = []
    for meeting in possibleContacts where meeting.isContact && begins(meeting.touch) {
      let place = CGPoint(x: meeting.place.x, y: meeting.place.y)
      if let other = meeting.other {
        collisionDelegate?.collisionBehavior(
          self, beganContactFor: meeting.item, with: other, at: place)
      } else {
        collisionDelegate?.collisionBehavior(
          self, beganContactFor: meeting.item, withBoundaryIdentifier: meeting.boundary, at: place)
      }
    }
    possibleContacts = []
    notifyEndedContacts(world.bodies(of: items))
  }

  /// Returns whether a contact is new in this step. It is also recorded.
  private func begins(_ touch: Touch) -> Bool {
    guard !begun.contains(touch) else { return false }
    begun.append(touch)
    return !touching.contains(touch)
  }

  private func notifyEndedContacts(_ bodies: [DynamicBody]) {
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
