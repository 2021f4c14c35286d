public import Foundation

/// Animations that run together, in the group's time: what is longer than the group is cut off.
open class CAAnimationGroup: CAAnimation {
  /// Their delegates and `isRemovedOnCompletion` mean nothing.
  open var animations: [CAAnimation]?

  /// - Note: Partly: archives are not supported, always nil.
  public required init?(coder: NSCoder) { nil }

  /// Without animations.
  public override init() { super.init() }

  override func emptyCopy() -> CAAnimation { CAAnimationGroup() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    (copy as? CAAnimationGroup)?.animations = animations?.compactMap { $0.copy() as? CAAnimation }
  }

  override func apply(
    to shown: inout ShownValues, of layer: CALayer, progress: Double, time: CFTimeInterval,
    duration: CFTimeInterval, repetition: Int
  ) {
    // The group's own function bends the time of all.
    let now = timingFunction == nil ? time : progress * duration
    for animation in animations ?? [] {
      let run = AnimationRun(animation, begin: animation.beginTime, standard: duration)
      run.apply(to: &shown, of: layer, at: now)
    }
  }
}
