import Foundation

extension UIViewController {
  /// The controller that has been made for the style, or is made for it now.
  func presentationController(for style: UIModalPresentationStyle) -> UIPresentationController {
    if let made = madePresentationController, made.presentationStyle == style { return made }
    let made: UIPresentationController
    switch style {
    case .popover:
      made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    case .automatic, .none, .pageSheet, .formSheet:
      made = UISheetPresentationController(presentedViewController: self, presenting: nil)
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext:
      made = StandardPresentationController(presentedViewController: self, presenting: nil)
    }
    made.presentationStyle = style
    madePresentationController = made
    return made
  }

  /// The controller that shows this one: of the transitioning delegate for `custom`, else the standard
  /// one, adapted to the screen.
  func presentationController(
    presenting presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    if modalPresentationStyle == .custom,
      let own = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
    {
      own.presentationStyle = .custom
      madePresentationController = own
      return own
    }
    let asked = presentationController(for: modalPresentationStyle)
    guard presenter.traitCollection.horizontalSizeClass != .regular else { return asked }
    var style = asked.standardAdaptiveStyle
    if let delegate = asked.delegate {
      style = delegate.adaptivePresentationStyle(
        for: asked, traitCollection: presenter.traitCollection)
    }
    guard style != .none, style != modalPresentationStyle else { return asked }
    // One sheet is as good as another here, and the app has set this one up.
    if style.isSheet, asked is UISheetPresentationController { return asked }
    let adapted = asked.adapted(to: style)
    asked.delegate?.presentationController(asked, prepare: adapted)
    return adapted
  }
}

extension UIPresentationController {
  /// The style that UIKit takes on a narrow screen where the delegate leaves it open: a popover becomes a
  /// sheet, others stay.
  var standardAdaptiveStyle: UIModalPresentationStyle {
    presentationStyle == .popover ? .pageSheet : .none
  }

  /// What the delegate has presented instead of a controller because the style is an adapted one; nil for the
  /// controller itself.
  func standIn(for controller: UIViewController) -> UIViewController? {
    guard presentationStyle != controller.modalPresentationStyle,
      let own = delegate?.presentationController(
        self, viewControllerForAdaptivePresentationStyle: presentationStyle), own !== controller
    else { return nil }
    return own
  }

  /// The controller that stands for this one in another style.
  func adapted(to style: UIModalPresentationStyle) -> UIPresentationController {
    let controller: UIPresentationController
    if style.isSheet {
      controller =
        (self as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
        ?? UISheetPresentationController(
          presentedViewController: presentedViewController, presenting: nil)
    } else {
      controller = StandardPresentationController(
        presentedViewController: presentedViewController, presenting: nil)
    }
    controller.presentationStyle = style
    controller.delegate = controller.delegate ?? delegate
    return controller
  }
}
