public import Foundation
public import Graphics

/// Pushes its items, for as long as it is active or once.
///
/// A magnitude of 1 speeds a square of 100 points, of density 1, up by 100 points a second each second; a
/// single push gives it 100 points a second.
open class UIPushBehavior: UIDynamicBehavior {
  /// For how long.
  public enum Mode: Int, Sendable {
    /// A force, as long as it is active.
    case continuous
    /// A blow, after which it is not active any more.
    case instantaneous
  }

  /// What is pushed, in the order it was added.
  open private(set) var items: [any UIDynamicItem]
  /// For how long.
  public let mode: Mode
  /// Whether it pushes.
  open var active = true { didSet { dynamicAnimator?.wake() } }
  /// Where to, its length the magnitude.
  open var pushDirection = CGVector.zero { didSet { dynamicAnimator?.wake() } }
  private var offsets: [(item: any UIDynamicItem, offset: UIOffset)] = []

  private static let unit = 100.0

  /// With no magnitude yet.
  public init(items: [any UIDynamicItem], mode: Mode) {
    (self.items, self.mode) = (items, mode)
    super.init()
  }

  /// An item that is not pushed any more.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    dynamicAnimator?.behaviorsChanged()
  }

  /// One more that is pushed.
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.behaviorsChanged()
  }

  /// See the class.
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Clockwise from the right, in radians.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// Both at once.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, length: magnitude)
  }

  /// Where an item is pushed, from its middle: beside it the push turns it.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets.first { $0.item === item }?.offset ?? .zero
  }

  /// Where an item is pushed, from its middle.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets.removeAll { $0.item === item }
    offsets.append((item, o))
  }

  override var actedOn: [any UIDynamicItem] { items }

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
