import Foundation
import Graphics

/// A running presentation or dismissal: first `begin`, then `animate`, which also ends it.
///
/// The driver of a transition may cancel it. After a cancelled presentation the controller is
/// removed, and after a cancelled dismissal it stays.
@MainActor
struct PresentationTransition {
  private let presentation: Presentation
  private let presenter, controller: UIViewController
  private let isPresenting: Bool
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private let driver: (any UIViewControllerInteractiveTransitioning)?
  private let coordinator: TransitionCoordinator

  /// Creates a presentation. If it is animated, asks the transitioning delegate for an animator and
  /// its driver.
  init(
    presenting controller: UIViewController, from presenter: UIViewController,
    source: UIViewController, in presentation: Presentation, animated: Bool
  ) {
    let delegate = animated ? controller.transitioningDelegate : nil
    animator = delegate?.animationController(
      forPresented: controller, presenting: presenter, source: source)
    driver = animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
    (self.presentation, self.presenter, self.controller) = (presentation, presenter, controller)
    isPresenting = true
    coordinator = Self.coordinator(
      from: presenter, to: controller, of: controller, in: presentation, animated: animated)
  }

  /// Creates a dismissal. If it is animated, asks the transitioning delegate for an animator and
  /// its driver.
  init(
    dismissing controller: UIViewController, to presenter: UIViewController,
    in presentation: Presentation, animated: Bool
  ) {
    let delegate = animated ? controller.transitioningDelegate : nil
    animator = delegate?.animationController(forDismissed: controller)
    driver = animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    (self.presentation, self.presenter, self.controller) = (presentation, presenter, controller)
    isPresenting = false
    coordinator = Self.coordinator(
      from: controller, to: presenter, of: controller, in: presentation, animated: animated)
  }

  private static func coordinator(
    from: UIViewController, to: UIViewController, of controller: UIViewController,
    in presentation: Presentation, animated: Bool
  ) -> TransitionCoordinator {
    let duration = (controller as? any CustomPresentationAnimation)?.presentationDuration
    return TransitionCoordinator(
      from: from, to: to, in: presentation.container, animated: animated,
      duration: duration ?? TransitionCoordinator.duration, style: presentation.style)
  }

  private var shown: UIPresentationController { presentation.controller }
  /// Whether the presenter's view is removed from the hierarchy while the controller is presented.
  private var removesPresenter: Bool { shown.shouldRemovePresentersView }
  private var isAnimated: Bool { coordinator.isAnimated }

  // MARK: Start

  /// Notifies the presentation controller and both controllers, first the one that disappears.
  func begin() {
    for side in [presenter, controller] { side.runningTransition = coordinator }
    if isPresenting { beginPresenting() } else { beginDismissing() }
  }

  private func beginPresenting() {
    presentation.open(over: presenter.view)
    shown.delegate?.presentationController(
      shown,
      willPresentWithAdaptiveStyle: presentation.style == controller.modalPresentationStyle
        ? .none : presentation.style,
      transitionCoordinator: coordinator)
    shown.presentationTransitionWillBegin()
    if removesPresenter { presenter.beginAppearanceTransition(false, animated: isAnimated) }
    controller.beginAppearanceTransition(true, animated: isAnimated)
  }

  private func beginDismissing() {
    shown.dismissalTransitionWillBegin()
    controller.beginAppearanceTransition(false, animated: isAnimated)
    guard removesPresenter else { return }
    presenter.beginAppearanceTransition(true, animated: isAnimated)
    // A custom animator puts the view back itself.
    if animator == nil { presentation.restore(presenter.view) }
  }

  // MARK: Animation

  /// Runs the app's animator, or else the standard animation.
  ///
  /// - Parameter completion: Called at the end, unless the transition was cancelled.
  func animate(completion: (() -> Void)?) {
    let coming = isPresenting ? controller : presenter
    let end = { (isComplete: Bool) in
      self.end(isComplete: isComplete)
      if isComplete { completion?() }
    }
    if let animator {
      run(animator, end: end)
      return coming.setNeedsStatusBarAppearanceUpdate()
    }
    let style = controller.modalTransitionStyle
    if isPresenting {
      presentation.place(controller.view, over: presenter.view, style: style)
    }
    coordinator.run {
      if isPresenting {
        shown.reveal(controller.view, over: presenter.view)
      } else {
        shown.conceal(controller.view, over: presenter.view, controller.modalTransitionStyle)
      }
      coming.setNeedsStatusBarAppearanceUpdate()
    } end: {
      end(true)
    }
  }

  private func run(
    _ animator: any UIViewControllerAnimatedTransitioning, end: @escaping (Bool) -> Void
  ) {
    UIView.performWithoutAnimation(prepareForAnimator)
    let (back, front) = (presenterSide, controllerSide)
    let context = TransitionContext(
      coordinator, from: isPresenting ? back : front, to: isPresenting ? front : back,
      style: presentation.style, animator: animator, end: end)
    presentation.context = context
    context.run(driver)
  }

  private var presentedView: UIView? { shown.presentedView ?? controller.view }

  private func prepareForAnimator() {
    let container = presentation.container
    if isPresenting { presentedView?.frame = shown.frameOfPresentedViewInContainerView }
    guard removesPresenter, let behind = presenter.view else { return }
    behind.frame = container.bounds
    if isPresenting { container.insertSubview(behind, at: 0) }
  }

  /// The presenter's side of the transition. It has a view only if the presentation removes that
  /// view.
  private var presenterSide: TransitionContext.Side {
    let container = presentation.container
    let view = removesPresenter ? presenter.view : nil
    let away = removesPresenter ? .zero : container.bounds
    return TransitionContext.Side(
      controller: presenter, view: view,
      initialFrame: isPresenting
        ? container.convert(presenter.view.bounds, from: presenter.view) : away,
      finalFrame: isPresenting ? away : container.bounds)
  }

  private var controllerSide: TransitionContext.Side {
    TransitionContext.Side(
      controller: controller, view: presentedView,
      initialFrame: isPresenting ? .zero : presentedView?.frame ?? .zero,
      finalFrame: isPresenting ? shown.frameOfPresentedViewInContainerView : .zero)
  }

  // MARK: Completion

  /// Completes the presentation or the dismissal. If the transition was cancelled, first reverses
  /// the appearance transitions of both controllers.
  private func end(isComplete: Bool) {
    for side in [presenter, controller] { side.runningTransition = nil }
    presentation.context = nil
    let isThere = isPresenting == isComplete
    presentation.phase = isThere ? .presented : .dismissing
    if removesPresenter {
      if !isComplete { presenter.beginAppearanceTransition(!isThere, animated: true) }
      if isThere {
        presenter.view.removeFromSuperview()
      } else {
        presentation.restore(presenter.view)
      }
    }
    if !isComplete { controller.beginAppearanceTransition(isThere, animated: true) }
    if !isThere {
      presentation.clear(controller.view, over: presenter.view)
      presenter.presented = nil
      controller.presentation = nil
    }
    endAppearance(presenterFirst: isComplete && !isPresenting)
    notifyEnd(isComplete)
    guard !isComplete else { return }
    (isThere ? controller : presenter).setNeedsStatusBarAppearanceUpdate()
  }

  private func endAppearance(presenterFirst: Bool) {
    let removesPresenter = removesPresenter
    if removesPresenter, presenterFirst { presenter.endAppearanceTransition() }
    controller.endAppearanceTransition()
    if removesPresenter, !presenterFirst { presenter.endAppearanceTransition() }
  }

  private func notifyEnd(_ isComplete: Bool) {
    if isPresenting {
      shown.presentationTransitionDidEnd(isComplete)
    } else {
      shown.dismissalTransitionDidEnd(isComplete)
    }
  }
}
