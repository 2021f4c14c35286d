public import Foundation

/// A set of animations that run together in the time of the group.
///
/// Animations longer than the group's duration are cut off.
open class CAAnimationGroup: CAAnimation {
  /// The animations to run. Their `delegate` and `isRemovedOnCompletion` are ignored.
  open var animations: [CAAnimation]?

  /// Creates an object from an archive.
  ///
  /// - Note: Partly: archives are not supported, always nil.
  public required init?(coder: NSCoder) { nil }

  /// Creates a group without animations.
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
    // The timing function of the group applies to its time, and so to all its animations.
    let now = timingFunction == nil ? time : progress * duration
    for animation in animations ?? [] {
      let run = AnimationRun(animation, begin: animation.beginTime, standard: duration)
      run.apply(to: &shown, of: layer, at: now)
    }
  }
}
