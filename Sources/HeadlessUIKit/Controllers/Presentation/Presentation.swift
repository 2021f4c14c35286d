import Foundation

/// The presentation of a view controller: its presenter, its container and its phase.
@MainActor
final class Presentation {
  enum Phase { case appearing, presented, dismissing }

  /// The presenting view controller.
  private(set) weak var presenter: UIViewController?
  /// The presentation style, adapted to the screen.
  let style: UIModalPresentationStyle
  let controller: UIPresentationController
  let container: PresentationContainer
  var phase = Phase.appearing
  /// The context of a running custom transition, or nil.
  var context: TransitionContext?
  private weak var window: UIWindow?

  init(presenter: UIViewController, controller: UIPresentationController, in window: UIWindow) {
    self.presenter = presenter
    self.controller = controller
    self.window = window
    style = controller.presentationStyle
    container = PresentationContainer(controller: controller, frame: window.bounds)
    controller.container = container
    controller.begins(from: presenter)
  }

  /// Adds the container above the presenter's view.
  func open(over presenter: UIView) {
    UIView.performWithoutAnimation {
      if style.isInContext, let host = presenter.superview, host !== window {
        container.frame = presenter.frame
        host.insertSubview(container, aboveSubview: presenter)
      } else {
        window?.addSubview(container)
      }
      controller.prepareContainer()
    }
  }

  /// Places the view at the start of the standard transition.
  func place(
    _ view: UIView, over presenter: UIView, style transition: UIModalTransitionStyle
  ) {
    UIView.performWithoutAnimation {
      view.frame = controller.frameOfPresentedViewInContainerView
      container.insertPresented(view)
      container.window?.layoutIfNeeded()
      controller.conceal(view, over: presenter, transition)
    }
  }

  /// Inserts the presenter's view below the container again.
  func restore(_ view: UIView) {
    guard let host = container.superview, view.superview == nil || view.superview === container
    else { return }
    UIView.performWithoutAnimation {
      view.frame = container.frame
      host.insertSubview(view, belowSubview: container)
      container.window?.layoutIfNeeded()
    }
  }

  func clear(_ view: UIView, over presenter: UIView) {
    view.removeFromSuperview()
    view.transform = .identity
    view.alpha = 1
    controller.clear(over: presenter)
    container.removeFromSuperview()
  }
}
