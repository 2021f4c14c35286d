/// Something that acts on items while an animator has it; also several of them together.
@preconcurrency @MainActor
open class UIDynamicBehavior: _Object {
  /// Those that this one is made of, in the order they were added.
  public private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called for every step of the animation, sixty times a second.
  open var action: (() -> Void)?
  /// The animator that has it; nil for none.
  public internal(set) weak var dynamicAnimator: UIDynamicAnimator? {
    didSet { for child in childBehaviors { child.dynamicAnimator = dynamicAnimator } }
  }

  /// Does nothing by itself.
  public init() { super.init(_object: ()) }

  /// Makes another a part of this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    behavior.join(dynamicAnimator)
    dynamicAnimator?.behaviorsChanged()
  }

  /// Takes a part away.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.removeAll { $0 === behavior }
    behavior.join(nil)
    dynamicAnimator?.behaviorsChanged()
  }

  /// Called before it is added to an animator, and, with nil, before it is taken away.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  func join(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
  }

  /// Items that it acts on, children's aside.
  var actedOn: [any UIDynamicItem] { [] }

  /// This one, then all it is made of.
  var tree: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.tree) }

  /// Says what it knows of the matter of its items.
  func describe(_ world: DynamicWorld) {}

  /// Changes velocities, before anything moves.
  func push(_ world: DynamicWorld, step: Double) {}

  /// Conditions on velocities in a step; of a step of 0 on places, after everything moved.
  func rows(_ world: DynamicWorld, step: Double) -> [DynamicRow] { [] }

  /// Everything moved; places are put right after.
  func moved(_ world: DynamicWorld, step: Double) {}
}
