public import Foundation
public import Graphics
import PortableMath

/// Pulls its items: by 1000 points a second each second at a magnitude of 1.
open class UIGravityBehavior: UIDynamicBehavior {
  /// What is pulled, in the order it was added.
  open private(set) var items: [any UIDynamicItem]
  /// Where to, its length the magnitude; down unless told.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { dynamicAnimator?.wake() } }

  private static let unit = 1000.0

  /// Down, at a magnitude of 1.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// For nothing yet.
  public convenience override init() { self.init(items: []) }

  /// Pulls one more.
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.behaviorsChanged()
  }

  /// Lets one go.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    dynamicAnimator?.behaviorsChanged()
  }

  /// Radians from the right, clockwise.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// 1 is 1000 points a second each second.
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Both at once.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, length: magnitude)
  }

  override var actedOn: [any UIDynamicItem] { items }

  override func push(_ world: DynamicWorld, step: Double) {
    let pull = SIMD2(Double(gravityDirection.dx), Double(gravityDirection.dy)) * Self.unit * step
    for body in world.bodies(of: items) where !body.matter.isAnchored { body.velocity += pull }
  }
}

extension CGVector {
  /// Radians from the right, clockwise with y down.
  var angle: CGFloat { CGFloat(Portable.atan2(Double(dy), Double(dx))) }
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  init(angle: CGFloat, length: CGFloat) {
    self.init(
      dx: length * CGFloat(Portable.cos(Double(angle))),
      dy: length * CGFloat(Portable.sin(Double(angle))))
  }
}
