public import Foundation

/// Forces that depend on where its items are in a field, how fast, how heavy and how charged.
///
/// Units go by the square of 100 points, as those of pushes: a field's strength of 1 has, on such a square of density 1
/// and 100 points from the field's position, the force that speeds it up by 100 points a second each second.
///
/// - Note: Partly: Apple says no units; those of the class are chosen so that they agree with `UIPushBehavior`.
open class UIFieldBehavior: UIDynamicBehavior {
  /// What the field acts on, in the order it was added.
  open private(set) var items: [any UIDynamicItem] = []
  /// The field's middle, in the reference view.
  open var position = CGPoint.zero { didSet { dynamicAnimator?.wake() } }
  /// Where it acts, about its position; everywhere unless told.
  open var region = UIRegion.infinite { didSet { dynamicAnimator?.wake() } }
  /// What its forces are multiplied by.
  open var strength: CGFloat = 1 { didSet { dynamicAnimator?.wake() } }
  /// By which power of the distance it gets weaker, from 100 points on; nearer it is stronger, down to
  /// `minimumRadius`. 0 is as strong everywhere.
  open var falloff: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
  /// Within this distance it is not stronger than there.
  open var minimumRadius: CGFloat = 1e-3 { didSet { dynamicAnimator?.wake() } }
  /// Of linear gravity and velocity; others have none.
  open var direction = CGVector.zero { didSet { dynamicAnimator?.wake() } }
  /// Of noise and turbulence: 0 is as noisy, 1 as smooth as possible.
  open var smoothness: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }
  /// Of noise and turbulence: how often in a second it changes; 0 stands still.
  open var animationSpeed: CGFloat = 0 { didSet { dynamicAnimator?.wake() } }

  private var law = FieldLaw.drag
  private var steps = 0

  /// For the fields of this class, which its class methods make.
  public required init(_field: Void) { super.init() }

  private class func made(_ law: FieldLaw) -> Self {
    let field = self.init(_field: ())
    field.law = law
    return field
  }

  /// Slows down what moves, by its speed.
  public class func dragField() -> Self { made(.drag) }

  /// Drives round about its position, against the clock, by distance and mass.
  public class func vortexField() -> Self { made(.vortex) }

  /// Pulls to a point, by distance and mass.
  public class func radialGravityField(position: CGPoint) -> Self {
    let field = made(.radialGravity)
    field.position = position
    return field
  }

  /// Pulls one way, by mass and the length of that vector.
  public class func linearGravityField(direction: CGVector) -> Self {
    let field = made(.linearGravity)
    field.direction = direction
    return field
  }

  /// Gives all that is in it one velocity, whatever else acts: 1 is 100 points a second.
  public class func velocityField(direction: CGVector) -> Self {
    let field = made(.velocity)
    field.direction = direction
    return field
  }

  /// Pushes about by noise, the same in every run.
  public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = made(.noise)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }

  /// Noise that is stronger on what is faster.
  public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = made(.turbulence)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }

  /// Pulls to its position as a spring does, by distance.
  public class func springField() -> Self { made(.spring) }

  /// Drives what has a positive charge away from its position, what has a negative one to it.
  public class func electricField() -> Self { made(.electric) }

  /// Turns the way of what has a positive charge, against the clock, and makes it neither faster nor slower.
  public class func magneticField() -> Self { made(.magnetic) }

  /// A force of the app's own: of the field, an item's middle, its velocity in points a second, its mass, its charge,
  /// and a time. A vector of length 1 speeds a mass of 1 up by a point a second each second.
  ///
  /// - Note: Partly: the time is how long the field has acted, on which public apps rely; Apple's reference calls it
  ///   that since it was asked last.
  public class func field(
    evaluationBlock block:
      @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> Self {
    made(.own(block))
  }

  /// Lets one go.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    dynamicAnimator?.behaviorsChanged()
  }

  /// Acts on one more.
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.behaviorsChanged()
  }

  override var actedOn: [any UIDynamicItem] { items }

  override func join(_ animator: UIDynamicAnimator?) {
    steps = 0
    super.join(animator)
  }

  override func push(_ world: DynamicWorld, step: Double) {
    steps += 1
    let time = Double(steps) * step
    for body in world.bodies(of: items) where !body.matter.isAnchored {
      let way = body.center - SIMD2(position)
      guard region.contains(CGPoint(x: way.x, y: way.y)) else { continue }
      law.act(on: body, at: way, in: self, time: time, step: step)
    }
  }
}
