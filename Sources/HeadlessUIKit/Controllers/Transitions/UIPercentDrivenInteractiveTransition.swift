public import Foundation
import ScrollPhysics

/// Drives the animations of an animator by a share of their way.
///
/// - Note: Partly: `UIView`'s animations, keyframes and property animators follow it; animations that were
///   added to layers run by the clock.
open class UIPercentDrivenInteractiveTransition: _Object, UIViewControllerInteractiveTransitioning {
  /// The animator's duration, in seconds; 0 before a transition.
  open private(set) var duration: CGFloat = 0
  /// The share that `update(_:)` was given last, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How fast the rest is covered once it is let go; 1 is the transition's own speed. Zero, negative and
  /// NaN are taken as 1.
  open var completionSpeed: CGFloat = 1
  /// How the rest is covered.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Instead of `completionCurve`, where it is a cubic.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether it stands at the beginning until it is updated; false lets it run until `pause()`.
  open var wantsInteractiveStart = true

  private weak var context: TransitionContext?

  /// At rest.
  public init() { super.init(_object: ()) }

  /// Call super.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    duration = CGFloat(context.duration)
    percentComplete = 0
    context.beginDriven(runs: !wantsInteractiveStart)
  }

  /// Takes hold of a transition that runs, where it is.
  open func pause() {
    guard let context, !context.isOver else { return }
    context.pauseInteractiveTransition()
    percentComplete = context.share
  }

  /// - Parameter percentComplete: cut to 0…1; NaN is 0.
  open func update(_ percentComplete: CGFloat) {
    let share = percentComplete > 0 ? min(percentComplete, 1) : 0
    self.percentComplete = share
    context?.updateInteractiveTransition(share)
  }

  /// It goes back by itself.
  open func cancel() { letGo(toEnd: false) }

  /// It goes on by itself.
  open func finish() { letGo(toEnd: true) }

  private func letGo(toEnd: Bool) {
    guard let context, context.isInteractive else { return }
    let speed = completionSpeed > 0 ? completionSpeed : 1
    let rest = toEnd ? 1 - percentComplete : percentComplete
    let curve =
      timingCurve?.cubicTimingParameters?.curve
      ?? UICubicTimingParameters(animationCurve: completionCurve).curve
    context.letGo(toEnd: toEnd, in: Double(rest / speed) * context.duration, curve: curve)
  }
}
