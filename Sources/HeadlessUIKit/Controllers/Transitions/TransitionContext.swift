import Foundation
import ScrollPhysics

/// The context of a custom transition in a container, a presentation or a dismissal.
///
/// Its animator and its interaction controller use it.
@MainActor
final class TransitionContext: UIViewControllerContextTransitioning {
  /// A view controller of the transition, with the first and the last frame of its view.
  struct Side {
    let controller: UIViewController?
    /// The view, or nil if it does not take part in the transition.
    let view: UIView?
    let initialFrame, finalFrame: CGRect
  }

  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private let coordinator: TransitionCoordinator
  private let from, to: Side
  private let animator: any UIViewControllerAnimatedTransitioning
  private let end: (Bool) -> Void
  private var scrub: TransitionScrub?
  private var implicitAnimator: (any UIViewImplicitlyAnimating)?
  private(set) var hasEnded = false
  private(set) var duration: TimeInterval = 0

  /// Creates a context.
  ///
  /// - Parameter end: The closure that completes or cancels the change. It is called before
  ///   `animationEnded` and the completion closures.
  init(
    _ coordinator: TransitionCoordinator, from: Side, to: Side,
    style: UIModalPresentationStyle, animator: any UIViewControllerAnimatedTransitioning,
    end: @escaping (Bool) -> Void
  ) {
    self.coordinator = coordinator
    containerView = coordinator.containerView
    (self.from, self.to, presentationStyle) = (from, to, style)
    (self.animator, self.end) = (animator, end)
  }

  /// Begins the transition, driven by an interaction controller if there is one.
  func run(_ driver: (any UIViewControllerInteractiveTransitioning)?) {
    duration = max(animator.transitionDuration(using: self), 0)
    coordinator.transitionDuration = duration
    if let driver {
      coordinator.isInteractive = driver.wantsInteractiveStart
      coordinator.initiallyInteractive = driver.wantsInteractiveStart
      driver.startInteractiveTransition(self)
      // The interaction controller moves the views itself.
      if scrub == nil, implicitAnimator == nil { coordinator.begin() }
    } else {
      animator.animateTransition(using: self)
      coordinator.begin()
    }
  }

  // MARK: - Interaction

  /// Begins the animator's animations in the local time of the transition.
  func beginDriven(runs: Bool) {
    let scrub = TransitionScrub(clock: ScreenEnvironment.current.clock, duration: duration)
    self.scrub = scrub
    let own = animator.interruptibleAnimator(using: self)
    if own is NoInterruptibleAnimator {
      scrub.run { animator.animateTransition(using: self) }
    } else {
      implicitAnimator = own
      if runs { own.startAnimation() } else { own.pauseAnimation() }
    }
    scrub.run { coordinator.begin() }
    guard runs else { return }
    scrub.play(toEnd: true, in: duration, curve: CubicTimingCurve(x1: 0, y1: 0, x2: 1, y2: 1))
  }

  /// The progress of the interactive transition, from 0 to 1.
  var share: CGFloat {
    implicitAnimator?.fractionComplete
      ?? CGFloat(scrub?.share(at: ScreenEnvironment.current.clock.time) ?? 0)
  }

  /// The shortest remaining duration, in seconds. A duration factor of 0 would mean the animation's
  /// own duration.
  private static let shortestEnd = 1e-3

  func endInteraction(toEnd: Bool, in seconds: TimeInterval, curve: CubicTimingCurve) {
    coordinator.completionSpeed = 1
    if toEnd { finishInteractiveTransition() } else { cancelInteractiveTransition() }
    scrub?.play(toEnd: toEnd, in: seconds, curve: curve)
    guard let implicitAnimator else { return }
    implicitAnimator.isReversed = !toEnd
    implicitAnimator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(
        controlPoint1: CGPoint(x: curve.x1, y: curve.y1),
        controlPoint2: CGPoint(x: curve.x2, y: curve.y2)),
      durationFactor: duration > 0 ? CGFloat(max(seconds, Self.shortestEnd) / duration) : 0)
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard coordinator.isInteractive, !hasEnded else { return }
    coordinator.percentComplete = percentComplete
    scrub?.pause(at: percentComplete)
    implicitAnimator?.fractionComplete = percentComplete
  }

  func finishInteractiveTransition() {
    guard coordinator.isInteractive, !hasEnded else { return }
    coordinator.endInteraction(cancelled: false)
  }

  func cancelInteractiveTransition() {
    guard coordinator.isInteractive, !hasEnded else { return }
    coordinator.endInteraction(cancelled: true)
  }

  func pauseInteractiveTransition() {
    guard !coordinator.isInteractive, !hasEnded else { return }
    scrub?.pause()
    implicitAnimator?.pauseAnimation()
    coordinator.resumeInteraction()
  }

  // MARK: - Animator

  var isAnimated: Bool { coordinator.isAnimated }
  var isInteractive: Bool { coordinator.isInteractive }
  var transitionWasCancelled: Bool { coordinator.isCancelled }
  var targetTransform: CGAffineTransform { .identity }

  func completeTransition(_ didComplete: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    coordinator.isInteractive = false
    coordinator.isCancelled = !didComplete
    end(didComplete)
    animator.animationEnded(didComplete)
    coordinator.complete()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    coordinator.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from.controller ? from.initialFrame : vc === to.controller ? to.initialFrame : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === from.controller ? from.finalFrame : vc === to.controller ? to.finalFrame : .zero
  }
}
