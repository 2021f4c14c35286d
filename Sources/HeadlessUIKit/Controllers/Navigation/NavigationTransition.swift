import Foundation
import Graphics

/// A change of a navigation controller's stack, animated or not.
@MainActor
final class NavigationTransition {
  /// The distance that the lower view moves aside, as a fraction of the width.
  static let parallax: CGFloat = 0.3
  private static let dimming: CGFloat = 0.1

  private let owner: UINavigationController
  private let old, new: UIViewController?
  private let incoming, outgoing: [UIViewController]
  private let isPush: Bool
  private var isAnimated: Bool
  private var barChange: NavigationBarChange?
  private let shade = UIView()
  private var hasEnded = false
  /// Whether a finger drives the transition, so that its animations do not run by themselves.
  private let isInteractive: Bool
  private var coordinator: TransitionCoordinator?
  /// The animations of an interactive transition, positioned by its progress.
  private var scrub: TransitionScrub?
  /// The app's custom animator, or nil.
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private var context: TransitionContext?
  private var container: UIView?
  /// The progress of the interactive transition, from 0 to 1.
  private var progress: CGFloat = 0

  init(
    _ owner: UINavigationController, from old: UIViewController?, to new: UIViewController?,
    incoming: [UIViewController], outgoing: [UIViewController], isPush: Bool, animated: Bool,
    interactive: Bool = false
  ) {
    isInteractive = interactive
    self.owner = owner
    self.old = old
    self.new = new
    self.incoming = incoming
    self.outgoing = outgoing
    self.isPush = isPush
    isAnimated = animated && owner.appearance.state == .appeared && old !== new && old != nil
    guard isAnimated, let old, let new else {
      animator = nil
      return
    }
    animator = owner.delegate?.navigationController(
      owner, animationControllerFor: isPush ? .push : .pop, from: old, to: new)
  }

  /// Whether the app's custom animator runs the transition.
  private var hasCustomAnimator: Bool { animator != nil }

  func run() {
    guard owner.isViewLoaded else {
      // The root's `viewDidLoad` may run before the view of the navigation controller is loaded.
      owner.navigationBar.items = owner.viewControllers.map(\.navigationItem)
      return finish()
    }
    guard old !== new else {
      owner.navigationBar.items = owner.viewControllers.map(\.navigationItem)
      owner.tabBarController?.stackChanged(of: owner)
      return finish()
    }
    let isShown = owner.isShown
    new?.loadViewIfNeeded()
    new?.appearance.isMovingToParent = incoming.contains { $0 === new }
    old?.appearance.isMovingFromParent = outgoing.contains { $0 === old }
    if isAnimated { makeCoordinator() }
    if isShown { old?.beginAppearanceTransition(false, animated: isAnimated) }
    if isShown { new?.beginAppearanceTransition(true, animated: isAnimated) }
    if let new { owner.delegate?.navigationController(owner, willShow: new, animated: isAnimated) }
    // The delegate may have changed the stack in this call. That newer change takes precedence.
    guard !hasEnded else { return }
    place()
    if !owner.isToolbarHidden {
      owner.toolbar.setItems(new?.toolbarItems, animated: isAnimated)
    }
    if !isAnimated { owner.tabBarController?.stackChanged(of: owner) }
    guard isAnimated, let oldView = old?.view, let newView = new?.view else {
      barChange = owner.navigationBar.begin(owner.viewControllers.map(\.navigationItem))
      barChange?.jump()
      owner.barPlacement.reset()
      return finish()
    }
    prepare(oldView, newView)
    if let animator { return run(animator, oldView, newView) }
    guard isInteractive else { return move(oldView, newView) }
    let scrub = TransitionScrub(
      clock: ScreenEnvironment.current.clock, duration: TransitionCoordinator.duration)
    self.scrub = scrub
    scrub.run { move(oldView, newView) }
  }

  private func makeCoordinator() {
    let coordinator = TransitionCoordinator(
      from: old, to: new, in: owner.view, animated: true, isInteractive: isInteractive)
    self.coordinator = coordinator
    owner.runningTransition = coordinator
  }

  /// Inserts the new view above the old one on a push, below it on a pop.
  private func place() {
    guard let new else { return }
    let index = old?.viewIfLoaded.flatMap { owner.view.subviews.firstIndex(of: $0) }
    UIView.performWithoutAnimation {
      owner.install(new.view, at: index.map { isPush ? $0 + 1 : $0 } ?? 0)
    }
  }

  private var parallaxTransform: CGAffineTransform {
    CGAffineTransform(translationX: -Self.parallax * owner.view.bounds.width, y: 0)
  }
  private var offscreenTransform: CGAffineTransform {
    CGAffineTransform(translationX: owner.view.bounds.width, y: 0)
  }

  private func prepare(_ oldView: UIView, _ newView: UIView) {
    if hasCustomAnimator { return UIView.performWithoutAnimation { owner.layOutNewContent() } }
    UIView.performWithoutAnimation {
      shade.frame = owner.view.bounds
      shade.backgroundColor = UIColor(white: 0, alpha: Self.dimming)
      shade.alpha = isPush ? 0 : 1
      owner.view.insertSubview(shade, belowSubview: isPush ? newView : oldView)
      owner.layOutNewContent()
      newView.transform = isPush ? offscreenTransform : parallaxTransform
    }
  }

  private func move(_ oldView: UIView, _ newView: UIView) {
    coordinator?.run {
      oldView.transform = self.isPush ? self.parallaxTransform : self.offscreenTransform
      newView.transform = .identity
      self.shade.alpha = self.isPush ? 1 : 0
      self.moveBars()
    } end: {
      if self.coordinator?.isCancelled == true { self.goBack() } else { self.finish() }
    }
  }

  // MARK: - Custom animator

  /// Moves both views into a container and runs the animator there.
  private func run(
    _ animator: any UIViewControllerAnimatedTransitioning, _ oldView: UIView, _ newView: UIView
  ) {
    let container = UIView(frame: owner.view.bounds)
    self.container = container
    let (start, goal) = (oldView.frame, newView.frame)
    UIView.performWithoutAnimation {
      owner.view.insertSubview(container, at: 0)
      newView.removeFromSuperview()
      container.addSubview(oldView)
    }
    let coordinator = TransitionCoordinator(from: old, to: new, in: container, animated: true)
    for queued in [self.coordinator].compactMap({ $0 }) { coordinator.adoptClosures(of: queued) }
    self.coordinator = coordinator
    owner.runningTransition = coordinator
    _ = coordinator.animate(alongsideTransition: { _ in self.moveBars() }, completion: nil)
    let context = TransitionContext(
      coordinator,
      from: .init(controller: old, view: oldView, initialFrame: start, finalFrame: .zero),
      to: .init(controller: new, view: newView, initialFrame: .zero, finalFrame: goal),
      style: .none, animator: animator
    ) { isComplete in
      if isComplete { self.finish() } else { self.goBack() }
    }
    self.context = context
    context.run(owner.delegate?.navigationController(owner, interactionControllerFor: animator))
  }

  private func moveBars() {
    barChange = owner.navigationBar.begin(owner.viewControllers.map(\.navigationItem))
    owner.tabBarController?.stackChanged(of: owner)
    owner.barPlacement.reset()
    owner.layOutBars()
    owner.navigationBar.layoutIfNeeded()
    barChange?.run()
    owner.setNeedsStatusBarAppearanceUpdate()
  }

  // MARK: - Interactive transition

  /// Updates the progress from the finger's distance to its start, in points.
  func follow(_ way: CGFloat) {
    guard isInteractive, !hasEnded, let scrub else { return }
    progress = min(max(way / max(owner.view.bounds.width, 1), 0), 1)
    coordinator?.percentComplete = progress
    scrub.pause(at: progress)
  }

  /// Completes or cancels the transition when the finger lifts.
  ///
  /// It completes if the progress, projected by 0.2 seconds of the velocity, is more than a half.
  ///
  /// - Parameter velocity: The velocity of the finger to the right, in points per second.
  func endDrag(velocity: CGFloat) {
    guard isInteractive, !hasEnded, let scrub else { return }
    let width = max(owner.view.bounds.width, 1)
    let goesOn = velocity == 0 ? progress > 0.5 : progress + velocity * 0.2 / width > 0.5
    let rest = TransitionCoordinator.duration * Double(goesOn ? 1 - progress : progress)
    coordinator?.endInteraction(cancelled: !goesOn)
    scrub.play(toEnd: goesOn, in: max(rest, 0.1), curve: TransitionCoordinator.curve)
  }

  /// Removes the container and moves the remaining view back into the controller's view.
  private func removeContainer(_ shown: UIView?) {
    guard let container else { return }
    UIView.performWithoutAnimation {
      if let shown { owner.install(shown, at: 0) }
      for view in container.subviews { view.removeFromSuperview() }
      container.removeFromSuperview()
    }
    self.container = nil
  }

  /// Cancels the transition and restores the state before it.
  private func goBack() {
    guard !hasEnded else { return }
    hasEnded = true
    owner.transitionEnded()
    shade.removeFromSuperview()
    owner.restore(outgoing, without: incoming)
    barChange?.end()
    owner.navigationBar.items = owner.viewControllers.map(\.navigationItem)
    removeContainer(old?.viewIfLoaded)
    if owner.isShown {
      old?.beginAppearanceTransition(true, animated: true)
      new?.beginAppearanceTransition(false, animated: true)
    }
    new?.viewIfLoaded?.removeFromSuperview()
    new?.viewIfLoaded?.transform = .identity
    owner.viewIfLoaded?.setNeedsLayout()
    new?.endAppearanceTransition()
    old?.endAppearanceTransition()
    for controller in incoming { controller.removeFromParent() }
    owner.setNeedsStatusBarAppearanceUpdate()
  }

  /// Completes the transition, even if its animation is still running.
  func finish() {
    guard !hasEnded else { return }
    hasEnded = true
    owner.transitionEnded()
    shade.removeFromSuperview()
    barChange?.end()
    removeContainer(new?.viewIfLoaded)
    if old !== new, let oldView = old?.viewIfLoaded {
      if oldView.superview === owner.viewIfLoaded { oldView.removeFromSuperview() }
      oldView.transform = .identity
    }
    new?.viewIfLoaded?.transform = .identity
    owner.viewIfLoaded?.setNeedsLayout()
    if old !== new {
      old?.endAppearanceTransition()
      if owner.appearance.state == .appeared { new?.endAppearanceTransition() }
    }
    for controller in incoming { controller.didMove(toParent: owner) }
    for controller in outgoing { controller.removeFromParent() }
    owner.stackSettled()
    guard owner.isViewLoaded, old !== new, let new else { return }
    if !isAnimated { owner.setNeedsStatusBarAppearanceUpdate() }
    owner.delegate?.navigationController(owner, didShow: new, animated: isAnimated)
  }
}

extension UINavigationController {
  /// Lays the new top view out in its final position. The animation moves it from there to its
  /// start.
  fileprivate func layOutNewContent() {
    layOutBars()
    view.layoutIfNeeded()
  }
}
