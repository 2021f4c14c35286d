import Foundation

extension UIViewController {
  /// Returns the presentation controller of a style, and creates it if necessary.
  func presentationController(for style: UIModalPresentationStyle) -> UIPresentationController {
    if let made = cachedPresentationController, made.presentationStyle == style { return made }
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
    cachedPresentationController = made
    return made
  }

  /// Returns the controller that presents this one, adapted to the screen.
  ///
  /// For the `custom` style the transitioning delegate may provide it. Otherwise it is a standard
  /// one.
  func presentationController(
    presenting presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    if modalPresentationStyle == .custom,
      let own = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
    {
      own.presentationStyle = .custom
      cachedPresentationController = own
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
    // The app has configured this sheet, so it is used instead of another one.
    if style.isSheet, asked is UISheetPresentationController { return asked }
    let adapted = asked.adapted(to: style)
    asked.delegate?.presentationController(asked, prepare: adapted)
    return adapted
  }
}

extension UIPresentationController {
  /// The style that UIKit uses in compact width without a delegate's decision.
  ///
  /// A popover becomes a sheet. Other styles stay.
  var standardAdaptiveStyle: UIModalPresentationStyle {
    presentationStyle == .popover ? .pageSheet : .none
  }

  /// Returns the view controller that the delegate shows in an adapted style, or nil.
  func adaptedController(for controller: UIViewController) -> UIViewController? {
    guard presentationStyle != controller.modalPresentationStyle,
      let own = delegate?.presentationController(
        self, viewControllerForAdaptivePresentationStyle: presentationStyle), own !== controller
    else { return nil }
    return own
  }

  /// Returns a presentation controller that replaces this one in another style.
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
