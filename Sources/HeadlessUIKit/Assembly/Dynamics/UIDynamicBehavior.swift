/// A behaviour that acts on dynamic items while it belongs to an animator. It can combine several
/// behaviours.
@preconcurrency @MainActor
open class UIDynamicBehavior: _Object {
  /// The child behaviours, in the order in which they were added.
  public private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// A closure called in every frame of the animation, sixty times a second.
  open var action: (() -> Void)?
  /// The animator that the behaviour belongs to; nil for none.
  public internal(set) weak var dynamicAnimator: UIDynamicAnimator? {
    didSet { for child in childBehaviors { child.dynamicAnimator = dynamicAnimator } }
  }

  /// Creates a behaviour that does not act on items itself.
  public init() { super.init(_object: ()) }

  /// Adds a child behaviour.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    behavior.join(dynamicAnimator)
    dynamicAnimator?.behaviorsChanged()
  }

  /// Removes a child behaviour.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.removeAll { $0 === behavior }
    behavior.join(nil)
    dynamicAnimator?.behaviorsChanged()
  }

  /// Called before the behaviour is added to an animator, or with nil before it is removed.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  func join(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
  }

  /// The items that the behaviour itself acts on, without those of its children.
  var affectedItems: [any UIDynamicItem] { [] }

  /// The behaviour and all its descendants.
  var tree: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.tree) }

  /// Sets the physical properties of the bodies that this behaviour describes.
  func describe(_ world: DynamicWorld) {}

  /// Changes velocities by forces, before bodies are moved.
  func push(_ world: DynamicWorld, step: Double) {}

  /// Returns the constraints on velocities in a step. For a step of 0, it returns the constraints
  /// on positions, after bodies were moved.
  func rows(_ world: DynamicWorld, step: Double) -> [DynamicRow] { [] }

  /// Called after bodies were moved, before position errors are corrected.
  func moved(_ world: DynamicWorld, step: Double) {}
}
