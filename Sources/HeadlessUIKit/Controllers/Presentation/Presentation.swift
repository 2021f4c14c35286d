import Foundation

/// A presented controller on the screen: over whom it lies, in which container, and how far it is.
@MainActor
final class Presentation {
  enum Phase { case coming, there, going }

  /// The controller that presents.
  private(set) weak var presenter: UIViewController?
  /// The style it is shown in: adapted to the screen.
  let style: UIModalPresentationStyle
  let controller: UIPresentationController
  let container: PresentationContainer
  var phase = Phase.coming
  /// A motion of the app's own; kept while it runs.
  var context: TransitionContext?

  init(presenter: UIViewController, controller: UIPresentationController, frame: CGRect) {
    self.presenter = presenter
    self.controller = controller
    style = controller.presentationStyle
    container = PresentationContainer(controller: controller, frame: frame)
    controller.container = container
    controller.begins(from: presenter)
  }

  /// Puts the container over what presents.
  func open(over presenter: UIView, in window: UIWindow) {
    UIView.performWithoutAnimation {
      if style.isInContext, let host = presenter.superview, host !== window {
        container.frame = presenter.frame
        host.insertSubview(container, aboveSubview: presenter)
      } else {
        window.addSubview(container)
      }
      controller.prepareContainer()
    }
  }

  /// Puts the view where the standard transition begins.
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

  /// The presenting view comes back under the container.
  func putBack(_ view: UIView) {
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
