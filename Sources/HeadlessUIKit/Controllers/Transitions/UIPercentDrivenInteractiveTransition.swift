public import Foundation
import ScrollPhysics

/// An interaction controller that sets the progress of an animator's animations.
///
/// - Note: Partly: `UIView`'s animations, keyframes and property animators follow it. Animations
///   that were added to layers run by the clock.
open class UIPercentDrivenInteractiveTransition: _Object, UIViewControllerInteractiveTransitioning {
  /// The animator's duration, in seconds. Zero before a transition.
  open private(set) var duration: CGFloat = 0
  /// The progress of the last `update(_:)`, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the remaining animation after the interaction. 1 is the transition's own speed.
  ///
  /// Zero, negative values and NaN count as 1.
  open var completionSpeed: CGFloat = 1
  /// The curve of the remaining animation. `.easeInOut` by default.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing curve that replaces `completionCurve`, if it is cubic.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition is paused at its beginning until an update. If false, it runs until
  /// `pause()`.
  open var wantsInteractiveStart = true

  private weak var context: TransitionContext?

  /// Creates an interaction controller.
  public init() { super.init(_object: ()) }

  /// Begins the transition. Overrides call super.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    duration = CGFloat(context.duration)
    percentComplete = 0
    context.beginDriven(runs: !wantsInteractiveStart)
  }

  /// Pauses a running transition, to drive it from its current progress.
  open func pause() {
    guard let context, !context.hasEnded else { return }
    context.pauseInteractiveTransition()
    percentComplete = context.share
  }

  /// Sets the progress of the transition.
  ///
  /// - Parameter percentComplete: The progress, clamped to 0…1. NaN counts as 0.
  open func update(_ percentComplete: CGFloat) {
    let share = percentComplete > 0 ? min(percentComplete, 1) : 0
    self.percentComplete = share
    context?.updateInteractiveTransition(share)
  }

  /// Ends the interaction and animates back to the beginning.
  open func cancel() { endInteraction(toEnd: false) }

  /// Ends the interaction and animates to the end.
  open func finish() { endInteraction(toEnd: true) }

  private func endInteraction(toEnd: Bool) {
    guard let context, context.isInteractive else { return }
    let speed = completionSpeed > 0 ? completionSpeed : 1
    let rest = toEnd ? 1 - percentComplete : percentComplete
    let curve =
      timingCurve?.cubicTimingParameters?.curve
      ?? UICubicTimingParameters(animationCurve: completionCurve).curve
    context.endInteraction(toEnd: toEnd, in: Double(rest / speed) * context.duration, curve: curve)
  }
}
