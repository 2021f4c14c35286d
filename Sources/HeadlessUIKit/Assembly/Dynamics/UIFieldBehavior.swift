public import Foundation

/// A force field, whose forces depend on position, velocity, mass and charge of its items.
///
/// The units are those of pushes and are based on a square of 100 points. A field of strength 1
/// accelerates such a square, at density 1 and 100 points from the field's position, by 100 points
/// per second squared.
///
/// - Note: Partly: Apple documents no units; those here are chosen to agree with `UIPushBehavior`.
open class UIFieldBehavior: UIDynamicBehavior {
  /// The items, in the order in which they were added.
  open private(set) var items: [any UIDynamicItem] = [] {
    didSet { dynamicAnimator?.behaviorsChanged() }
  }
  /// The centre of the field, in the reference view's coordinates.
  open var position = CGPoint.zero { didSet { dynamicAnimator?.wake() } }
  /// The region of the field, relative to its position. The default is infinite.
  open var region = UIRegion.infinite { didSet { dynamicAnimator?.wake() } }
  /// The factor of the field's forces.
  open var strength: CGFloat = 1 { didSet { dynamicAnimator?.wake() } }
  /// The exponent by which the field weakens with distance; 0 is constant.
  ///
  /// The strength is reached at 100 points. The field is stronger at smaller distances, down to
  /// `minimumRadius`.
  open var falloff: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
  /// The distance below which the field does not become stronger.
  open var minimumRadius: CGFloat = 0.001 { didSet { dynamicAnimator?.wake() } }
  /// The direction of linear gravity and velocity fields; other fields ignore it.
  open var direction = CGVector.zero { didSet { dynamicAnimator?.wake() } }
  /// The smoothness of noise and turbulence fields, from 0 to 1.
  open var smoothness: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
  /// The number of changes of noise and turbulence per second; 0 is constant.
  open var animationSpeed: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }

  private var law = FieldLaw.drag
  private var steps = 0

  /// Creates a field for the class methods, also of a subclass.
  public required init(_field: Void) { super.init() }

  private class func make(_ law: FieldLaw) -> Self {
    let field = self.init(_field: ())
    field.law = law
    return field
  }

  /// Returns a field that slows items in proportion to their speed.
  public class func dragField() -> Self { make(.drag) }

  /// Returns a field that drives items anticlockwise around its position, by distance and mass.
  public class func vortexField() -> Self { make(.vortex) }

  /// Returns a field that attracts items to a point, by distance and mass.
  public class func radialGravityField(position: CGPoint) -> Self {
    let field = make(.radialGravity)
    field.position = position
    return field
  }

  /// Returns a field that accelerates all items in a direction, by mass and the vector's length.
  public class func linearGravityField(direction: CGVector) -> Self {
    let field = make(.linearGravity)
    field.direction = direction
    return field
  }

  /// Returns a field that sets the velocity of its items, overriding other forces. A vector of
  /// length 1 is 100 points per second.
  public class func velocityField(direction: CGVector) -> Self {
    let field = make(.velocity)
    field.direction = direction
    return field
  }

  /// Returns a field that pushes items by noise, equal in every run.
  public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = make(.noise)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }

  /// Returns a field of noise that is stronger for faster items.
  public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = make(.turbulence)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }

  /// Returns a field that pulls items to its position like a spring, by distance.
  public class func springField() -> Self { make(.spring) }

  /// Returns a field that repels positive charges from its position and attracts negative ones.
  public class func electricField() -> Self { make(.electric) }

  /// Returns a field that deflects positive charges anticlockwise without changing their speed.
  public class func magneticField() -> Self { make(.magnetic) }

  /// Returns a field with a custom force.
  ///
  /// The closure gets the field and an item's centre, velocity in points per second, mass, charge
  /// and a time. A returned vector of length 1 accelerates a mass of 1 by one point per second
  /// squared.
  ///
  /// - Note: Partly: the time is how long the field has acted, which public apps rely on; Apple's
  ///   reference describes it as the time since the last call.
  public class func field(
    evaluationBlock block:
      @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> Self {
    make(.custom(block))
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }

  override var affectedItems: [any UIDynamicItem] { items }

  override func join(_ animator: UIDynamicAnimator?) {
    steps = 0
    super.join(animator)
  }

  override func push(_ world: DynamicWorld, step: Double) {
    steps += 1
    let time = Double(steps) * step
    for body in world.bodies(of: items) where !body.properties.isAnchored {
      let way = body.center - SIMD2(position)
      guard region.contains(CGPoint(x: way.x, y: way.y)) else { continue }
      law.act(on: body, at: way, in: self, time: time, step: step)
    }
  }
}
