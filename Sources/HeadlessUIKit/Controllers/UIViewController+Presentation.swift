import Foundation
import Graphics

extension UIViewController {
  /// The outermost container: the one that presents for all inside it.
  private var outermost: UIViewController { parent?.outermost ?? self }

  /// Whether it answers for the status bar while it is presented: if it covers the screen, or wants to.
  var answersForStatusBar: Bool {
    guard let presentation, presentation.phase != .going else { return false }
    return !presentation.style.isSheet && presentation.style != .custom
      || modalPresentationCapturesStatusBarAppearance
  }

  func show(presented controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = outermost
    let problems = (viewIfLoaded?.environment ?? .current).problems
    guard let window = viewIfLoaded?.window else {
      return problems.report(
        .presenterNotInWindow(presenter: stableName, presented: controller.stableName))
    }
    guard presenter.presented == nil, controller.presentation == nil, controller.parent == nil
    else {
      return problems.report(
        .alreadyPresenting(presenter: stableName, presented: controller.stableName))
    }
    let presentation = Presentation(
      presenter: presenter, style: controller.modalPresentationStyle, in: window)
    presenter.presented = controller
    controller.presentation = presentation
    controller.loadViewIfNeeded()
    let removes = presentation.style.removesPresenter
    if removes { presenter.beginAppearanceTransition(false, animated: animated) }
    controller.beginAppearanceTransition(true, animated: animated)
    presentation.place(controller.view, in: window, style: controller.modalTransitionStyle)
    let coordinator = TransitionCoordinator(
      from: presenter, to: controller, in: presentation.container, animated: animated,
      duration: Self.duration(of: controller))
    run(coordinator, of: presenter, and: controller) {
      presentation.reveal(controller.view, over: presenter.view)
      controller.setNeedsStatusBarAppearanceUpdate()
    } end: {
      presentation.phase = .there
      if removes { presenter.view.removeFromSuperview() }
      controller.endAppearanceTransition()
      if removes { presenter.endAppearanceTransition() }
      completion?()
    }
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
    // What the controller presents in its turn goes with it, without a motion of its own.
    if controller.presented != nil { controller.hidePresented(animated: false, completion: nil) }
    presentation.phase = .going
    let removes = presentation.style.removesPresenter
    controller.beginAppearanceTransition(false, animated: animated)
    if removes {
      presenter.beginAppearanceTransition(true, animated: animated)
      presentation.putBack(presenter.view)
    }
    let coordinator = TransitionCoordinator(
      from: controller, to: presenter, in: presentation.container, animated: animated,
      duration: Self.duration(of: controller))
    run(coordinator, of: presenter, and: controller) {
      presentation.conceal(controller.view, over: presenter.view, controller.modalTransitionStyle)
      presenter.setNeedsStatusBarAppearanceUpdate()
    } end: {
      presentation.clear(controller.view, over: presenter.view)
      presenter.presented = nil
      controller.presentation = nil
      if removes { presenter.endAppearanceTransition() }
      controller.endAppearanceTransition()
      completion?()
    }
  }

  /// Of a presentation and a dismissal, in seconds.
  private static func duration(of controller: UIViewController) -> TimeInterval {
    (controller as? any OwnPresentationMotion)?.presentationDuration
      ?? TransitionCoordinator.duration
  }

  /// Runs a transition that both sides can be asked for meanwhile.
  private func run(
    _ coordinator: TransitionCoordinator, of first: UIViewController,
    and second: UIViewController, _ changes: @escaping () -> Void, end: @escaping () -> Void
  ) {
    first.runningTransition = coordinator
    second.runningTransition = coordinator
    coordinator.run(changes) {
      first.runningTransition = nil
      second.runningTransition = nil
      end()
    }
  }

  /// How messages name a controller.
  var stableName: String { "\(type(of: self))" }
}
