import Foundation
import Graphics

extension UIViewController {
  /// The outermost container, which presents for all view controllers inside it.
  private var outermost: UIViewController { parent?.outermost ?? self }

  /// The nearest controller that defines a presentation context, from this one outwards.
  var contextDefiner: UIViewController? {
    definesPresentationContext ? self : parent?.contextDefiner
  }

  /// Whether a presented controller controls the status bar: it covers the screen or captures it.
  var answersForStatusBar: Bool {
    guard let presentation, presentation.phase != .going else { return false }
    return !presentation.style.isSheet && presentation.style != .custom
      || modalPresentationCapturesStatusBarAppearance
  }

  func show(presented controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    if let search = controller as? UISearchController {
      return search.begin(presentedBy: self, completion: completion)
    }
    let isInContext = controller.modalPresentationStyle.isInContext
    let presenter = (isInContext ? contextDefiner : nil) ?? outermost
    let problems = (viewIfLoaded?.environment ?? .current).problems
    guard let window = viewIfLoaded?.window else {
      return problems.report(
        ControllerProblem.presenterNotInWindow(
          presenter: stableName, presented: controller.stableName))
    }
    guard presenter.presented == nil, controller.presentation == nil, controller.parent == nil
    else {
      return problems.report(
        ControllerProblem.alreadyPresenting(presenter: stableName, presented: controller.stableName)
      )
    }
    let shown = controller.presentationController(presenting: presenter, source: self)
    if let stand = shown.standIn(for: controller) {
      stand.modalPresentationStyle = shown.presentationStyle
      return show(presented: stand, animated: animated, completion: completion)
    }
    let presentation = Presentation(
      presenter: presenter, controller: shown,
      frame: window.bounds)
    let delegate = animated ? controller.transitioningDelegate : nil
    let animator = delegate?.animationController(
      forPresented: controller, presenting: presenter, source: self)
    let driver = animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
    presenter.presented = controller
    controller.presentation = presentation
    controller.loadViewIfNeeded()
    let coordinator = TransitionCoordinator(
      from: presenter, to: controller, in: presentation.container, animated: animated,
      duration: Self.duration(of: controller), style: presentation.style)
    presenter.runningTransition = coordinator
    controller.runningTransition = coordinator
    presentation.open(over: presenter.view, in: window)
    shown.delegate?.presentationController(
      shown,
      willPresentWithAdaptiveStyle: presentation.style == controller.modalPresentationStyle
        ? .none : presentation.style,
      transitionCoordinator: coordinator)
    shown.presentationTransitionWillBegin()
    let removes = shown.shouldRemovePresentersView
    if removes { presenter.beginAppearanceTransition(false, animated: animated) }
    controller.beginAppearanceTransition(true, animated: animated)
    let end = { (isComplete: Bool) in
      presenter.runningTransition = nil
      controller.runningTransition = nil
      presentation.context = nil
      presenter.presentationEnded(presentation, of: controller, isComplete: isComplete)
      if isComplete { completion?() }
    }
    guard let animator else {
      presentation.place(
        controller.view, over: presenter.view, style: controller.modalTransitionStyle)
      return coordinator.run {
        shown.reveal(controller.view, over: presenter.view)
        controller.setNeedsStatusBarAppearanceUpdate()
      } end: {
        end(true)
      }
    }
    presentation.runOwn(
      animator, driver, coordinator, coming: controller, over: presenter, end: end)
    controller.setNeedsStatusBarAppearanceUpdate()
  }

  private func presentationEnded(
    _ presentation: Presentation, of controller: UIViewController, isComplete: Bool
  ) {
    let removes = presentation.controller.shouldRemovePresentersView
    guard isComplete else {
      presentation.phase = .going
      if removes {
        beginAppearanceTransition(true, animated: true)
        presentation.putBack(view)
      }
      controller.beginAppearanceTransition(false, animated: true)
      presentation.clear(controller.view, over: view)
      presented = nil
      controller.presentation = nil
      controller.endAppearanceTransition()
      if removes { endAppearanceTransition() }
      presentation.controller.presentationTransitionDidEnd(false)
      return setNeedsStatusBarAppearanceUpdate()
    }
    presentation.phase = .there
    if removes { view.removeFromSuperview() }
    controller.endAppearanceTransition()
    if removes { endAppearanceTransition() }
    presentation.controller.presentationTransitionDidEnd(true)
  }

  func hidePresented(animated: Bool, completion: (() -> Void)?) {
    guard let controller = presentedViewController,
      let presentation = controller.presentation, let presenter = presentation.presenter
    else {
      guard let presenting = presentingViewController else {
        completion?()
        return
      }
      return presenting.dismiss(animated: animated, completion: completion)
    }
    guard presentation.phase != .going else { return }
    // A controller that this one presents is dismissed first, without animation.
    if controller.presented != nil { controller.hidePresented(animated: false, completion: nil) }
    presentation.phase = .going
    let delegate = animated ? controller.transitioningDelegate : nil
    let animator = delegate?.animationController(forDismissed: controller)
    let driver = animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
    let shown = presentation.controller
    let removes = shown.shouldRemovePresentersView
    let coordinator = TransitionCoordinator(
      from: controller, to: presenter, in: presentation.container, animated: animated,
      duration: Self.duration(of: controller), style: presentation.style)
    presenter.runningTransition = coordinator
    controller.runningTransition = coordinator
    shown.dismissalTransitionWillBegin()
    controller.beginAppearanceTransition(false, animated: animated)
    if removes {
      presenter.beginAppearanceTransition(true, animated: animated)
      if animator == nil { presentation.putBack(presenter.view) }
    }
    let end = { (isComplete: Bool) in
      presenter.runningTransition = nil
      controller.runningTransition = nil
      presentation.context = nil
      presenter.dismissalEnded(presentation, of: controller, isComplete: isComplete)
      if isComplete { completion?() }
    }
    guard let animator else {
      return coordinator.run {
        shown.conceal(controller.view, over: presenter.view, controller.modalTransitionStyle)
        presenter.setNeedsStatusBarAppearanceUpdate()
      } end: {
        end(true)
      }
    }
    presentation.runOwn(
      animator, driver, coordinator, going: controller, over: presenter, end: end)
    presenter.setNeedsStatusBarAppearanceUpdate()
  }

  private func dismissalEnded(
    _ presentation: Presentation, of controller: UIViewController, isComplete: Bool
  ) {
    let removes = presentation.controller.shouldRemovePresentersView
    guard isComplete else {
      presentation.phase = .there
      if removes {
        beginAppearanceTransition(false, animated: true)
        view.removeFromSuperview()
      }
      controller.beginAppearanceTransition(true, animated: true)
      controller.endAppearanceTransition()
      if removes { endAppearanceTransition() }
      presentation.controller.dismissalTransitionDidEnd(false)
      return controller.setNeedsStatusBarAppearanceUpdate()
    }
    if removes { presentation.putBack(view) }
    presentation.clear(controller.view, over: view)
    presented = nil
    controller.presentation = nil
    if removes { endAppearanceTransition() }
    controller.endAppearanceTransition()
    presentation.controller.dismissalTransitionDidEnd(true)
  }

  /// The duration of a presentation or a dismissal, in seconds.
  private static func duration(of controller: UIViewController) -> TimeInterval {
    (controller as? any OwnPresentationMotion)?.presentationDuration
      ?? TransitionCoordinator.duration
  }

  /// The name of the controller in messages.
  var stableName: String { "\(type(of: self))" }
}

extension Presentation {
  /// Runs the app's animator of a presentation.
  fileprivate func runOwn(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ driver: (any UIViewControllerInteractiveTransitioning)?, _ coordinator: TransitionCoordinator,
    coming controller: UIViewController, over presenter: UIViewController,
    end: @escaping (Bool) -> Void
  ) {
    let removes = self.controller.shouldRemovePresentersView
    let view = self.controller.presentedView ?? controller.view
    let final = self.controller.frameOfPresentedViewInContainerView
    UIView.performWithoutAnimation {
      view?.frame = final
      if removes, let behind = presenter.view {
        behind.frame = container.bounds
        container.insertSubview(behind, at: 0)
      }
    }
    let context = TransitionContext(
      coordinator,
      from: .init(
        controller: presenter, view: removes ? presenter.view : nil,
        initialFrame: container.convert(presenter.view.bounds, from: presenter.view),
        finalFrame: removes ? .zero : container.bounds),
      to: .init(controller: controller, view: view, initialFrame: .zero, finalFrame: final),
      style: style, animator: animator, end: end)
    self.context = context
    context.run(driver)
  }

  /// Runs the app's animator of a dismissal.
  fileprivate func runOwn(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ driver: (any UIViewControllerInteractiveTransitioning)?, _ coordinator: TransitionCoordinator,
    going controller: UIViewController, over presenter: UIViewController,
    end: @escaping (Bool) -> Void
  ) {
    let removes = self.controller.shouldRemovePresentersView
    let view = self.controller.presentedView ?? controller.view
    if removes { UIView.performWithoutAnimation { presenter.view.frame = container.bounds } }
    let context = TransitionContext(
      coordinator,
      from: .init(
        controller: controller, view: view, initialFrame: view?.frame ?? .zero, finalFrame: .zero),
      to: .init(
        controller: presenter, view: removes ? presenter.view : nil,
        initialFrame: removes ? .zero : container.bounds, finalFrame: container.bounds),
      style: style, animator: animator, end: end)
    self.context = context
    context.run(driver)
  }
}
