import Foundation

extension UIViewController {
  /// The outermost container, which presents for all view controllers inside it.
  private var outermost: UIViewController { parent?.outermost ?? self }

  /// The nearest controller that defines a presentation context, from this one outwards.
  var contextDefiner: UIViewController? {
    definesPresentationContext ? self : parent?.contextDefiner
  }

  /// Whether a presented controller controls the status bar: it covers the screen or captures it.
  var controlsStatusBar: Bool {
    guard let presentation, presentation.phase != .dismissing else { return false }
    return !presentation.style.isSheet && presentation.style != .custom
      || modalPresentationCapturesStatusBarAppearance
  }

  func show(presented controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    if let search = controller as? UISearchController {
      return search.begin(presentedBy: self, completion: completion)
    }
    let isInContext = controller.modalPresentationStyle.isInContext
    let presenter = (isInContext ? contextDefiner : nil) ?? outermost
    guard let window = windowToPresent(controller, from: presenter) else { return }
    let shown = controller.presentationController(presenting: presenter, source: self)
    if let stand = shown.adaptedController(for: controller) {
      stand.modalPresentationStyle = shown.presentationStyle
      return show(presented: stand, animated: animated, completion: completion)
    }
    let presentation = Presentation(
      presenter: presenter, controller: shown, in: window)
    let transition = PresentationTransition(
      presenting: controller, from: presenter, source: self, in: presentation, animated: animated)
    presenter.presented = controller
    controller.presentation = presentation
    controller.loadViewIfNeeded()
    transition.begin()
    transition.animate(completion: completion)
  }

  /// Returns the window in which to present a controller. If it cannot be presented, reports a
  /// problem or raises an error, and returns nil.
  private func windowToPresent(
    _ controller: UIViewController, from presenter: UIViewController
  ) -> UIWindow? {
    let problems = (viewIfLoaded?.environment ?? .current).problems
    guard let window = viewIfLoaded?.window else {
      problems.report(
        ControllerProblem.presenterNotInWindow(
          presenter: stableName, presented: controller.stableName))
      return nil
    }
    guard controller !== presenter, controller !== window.rootViewController else {
      problems.raise(.presentedActive(controller: controller.stableName))
      return nil
    }
    guard presenter.presented == nil, controller.presentation == nil, controller.parent == nil
    else {
      problems.report(
        ControllerProblem.alreadyPresenting(
          presenter: stableName, presented: controller.stableName))
      return nil
    }
    guard presenter.presentationDepth < Self.presentationLimit else {
      problems.raise(
        .endlessPresentation(controller: controller.stableName, limit: Self.presentationLimit))
      return nil
    }
    return window
  }

  /// The number of presentations over each other that counts as endless. Every further one would
  /// make the next more expensive. Apps show two or three.
  private static let presentationLimit = 64

  /// The number of presentations below this controller, with its own.
  private var presentationDepth: Int {
    var (depth, controller) = (0, self)
    while let presenter = controller.presentation?.presenter {
      (depth, controller) = (depth + 1, presenter.outermost)
    }
    return depth
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
    guard presentation.phase != .dismissing else { return }
    // A controller that this one presents is dismissed first, without animation.
    if controller.presented != nil { controller.hidePresented(animated: false, completion: nil) }
    presentation.phase = .dismissing
    let transition = PresentationTransition(
      dismissing: controller, to: presenter, in: presentation, animated: animated)
    transition.begin()
    transition.animate(completion: completion)
  }

  /// The name of the controller in messages.
  var stableName: String { "\(type(of: self))" }
}
