public import Foundation
public import Graphics

/// A behaviour that pushes its items, either continuously or once.
///
/// A magnitude of 1 accelerates a square of 100 points with density 1 by 100 points per second
/// squared. An instantaneous push of 1 adds 100 points per second.
open class UIPushBehavior: UIDynamicBehavior {
  /// The duration of a push.
  public enum Mode: Int, Sendable {
    /// A force that acts while the behaviour is active.
    case continuous
    /// A single impulse, after which the behaviour is inactive.
    case instantaneous
  }

  /// The items, in the order in which they were added.
  open private(set) var items: [any UIDynamicItem] {
    didSet { dynamicAnimator?.behaviorsChanged() }
  }
  /// The duration of the push.
  public let mode: Mode
  /// Whether the behaviour pushes.
  open var active = true { didSet { dynamicAnimator?.wake() } }
  /// The direction of the push, with the magnitude as its length.
  open var pushDirection = CGVector.zero { didSet { dynamicAnimator?.wake() } }
  private var offsets: [(item: any UIDynamicItem, offset: UIOffset)] = []

  private static let unit = 100.0

  /// Creates a push with magnitude 0.
  public init(items: [any UIDynamicItem], mode: Mode) {
    (self.items, self.mode) = (items, mode)
    super.init()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }

  /// The magnitude of the push. 1 accelerates a square of 100 points with density 1 by 100 points
  /// per second squared.
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// The angle of the direction in radians, clockwise from the right.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// Sets angle and magnitude together.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, length: magnitude)
  }

  /// Returns the point where an item is pushed, as an offset from its centre. A push off the centre
  /// rotates the item.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets.first { $0.item === item }?.offset ?? .zero
  }

  /// Sets the point where an item is pushed, as an offset from its centre.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets.removeAll { $0.item === item }
    offsets.append((item, o))
  }

  override var affectedItems: [any UIDynamicItem] { items }

  override func push(_ world: DynamicWorld, step: Double) {
    guard active else { return }
    let push =
      SIMD2(Double(pushDirection.dx), Double(pushDirection.dy)) * Self.unit
      * (mode == .continuous ? step : 1)
    for body in world.bodies(of: items) {
      let offset = targetOffsetFromCenter(for: body.item)
      body.velocity += push * body.inverseMass
      body.spin +=
        (Double(offset.horizontal) * push.y - Double(offset.vertical) * push.x)
        * body.inverseInertia
    }
    if mode == .instantaneous { active = false }
  }
}
