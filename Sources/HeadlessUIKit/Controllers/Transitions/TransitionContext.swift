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
  private var driven: (any UIViewImplicitlyAnimating)?
  private(set) var isOver = false
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
      if scrub == nil, driven == nil { coordinator.begin() }
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
      driven = own
      if runs { own.startAnimation() } else { own.pauseAnimation() }
    }
    scrub.run { coordinator.begin() }
    guard runs else { return }
    scrub.go(toEnd: true, in: duration, curve: CubicTimingCurve(x1: 0, y1: 0, x2: 1, y2: 1))
  }

  /// The progress of the interactive transition, from 0 to 1.
  var share: CGFloat {
    driven?.fractionComplete ?? CGFloat(scrub?.share(at: ScreenEnvironment.current.clock.time) ?? 0)
  }

  /// The shortest remaining duration, in seconds. A duration factor of 0 would mean the animation's
  /// own duration.
  private static let shortestEnd = 1e-3

  func letGo(toEnd: Bool, in seconds: TimeInterval, curve: CubicTimingCurve) {
    coordinator.completionSpeed = 1
    if toEnd { finishInteractiveTransition() } else { cancelInteractiveTransition() }
    scrub?.go(toEnd: toEnd, in: seconds, curve: curve)
    guard let driven else { return }
    driven.isReversed = !toEnd
    driven.continueAnimation(
      withTimingParameters: UICubicTimingParameters(
        controlPoint1: CGPoint(x: curve.x1, y: curve.y1),
        controlPoint2: CGPoint(x: curve.x2, y: curve.y2)),
      durationFactor: duration > 0 ? CGFloat(max(seconds, Self.shortestEnd) / duration) : 0)
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard coordinator.isInteractive, !isOver else { return }
    coordinator.percentComplete = percentComplete
    scrub?.stand(at: percentComplete)
    driven?.fractionComplete = percentComplete
  }

  func finishInteractiveTransition() {
    guard coordinator.isInteractive, !isOver else { return }
    coordinator.letGo(cancelled: false)
  }

  func cancelInteractiveTransition() {
    guard coordinator.isInteractive, !isOver else { return }
    coordinator.letGo(cancelled: true)
  }

  func pauseInteractiveTransition() {
    guard !coordinator.isInteractive, !isOver else { return }
    scrub?.pause()
    driven?.pauseAnimation()
    coordinator.takeAgain()
  }

  // MARK: - Animator

  var isAnimated: Bool { coordinator.isAnimated }
  var isInteractive: Bool { coordinator.isInteractive }
  var transitionWasCancelled: Bool { coordinator.isCancelled }
  var targetTransform: CGAffineTransform { .identity }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
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
