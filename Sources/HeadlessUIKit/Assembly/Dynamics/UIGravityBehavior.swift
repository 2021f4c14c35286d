public import Foundation
public import Graphics
import PortableMath

/// A behaviour that accelerates its items by gravity. A magnitude of 1 is 1000 points per second
/// squared.
open class UIGravityBehavior: UIDynamicBehavior {
  /// The items, in the order in which they were added.
  open private(set) var items: [any UIDynamicItem] {
    didSet { dynamicAnimator?.behaviorsChanged() }
  }
  /// The direction of gravity, with the magnitude as its length. The default is (0, 1), down.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { dynamicAnimator?.wake() } }

  private static let unit = 1000.0

  /// Creates a behaviour that accelerates items down at a magnitude of 1.
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

  /// The angle of the direction in radians, clockwise from the right.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The magnitude of gravity. 1 is 1000 points per second squared.
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets angle and magnitude together.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, length: magnitude)
  }

  override var affectedItems: [any UIDynamicItem] { items }

  override func push(_ world: DynamicWorld, step: Double) {
    let pull = SIMD2(Double(gravityDirection.dx), Double(gravityDirection.dy)) * Self.unit * step
    for body in world.bodies(of: items) where !body.properties.isAnchored { body.velocity += pull }
  }
}

extension CGVector {
  /// The angle in radians, clockwise from the right with y down.
  var angle: CGFloat { CGFloat(Portable.atan2(Double(dy), Double(dx))) }
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  init(angle: CGFloat, length: CGFloat) {
    self.init(
      dx: length * CGFloat(Portable.cos(Double(angle))),
      dy: length * CGFloat(Portable.sin(Double(angle))))
  }
}
