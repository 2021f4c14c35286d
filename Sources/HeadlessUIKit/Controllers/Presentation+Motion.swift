import Foundation
import Graphics

extension Presentation {
  /// Puts the container into the window and the view where the transition begins.
  func place(
    _ view: UIView, in window: UIWindow, style transition: UIModalTransitionStyle
  ) {
    UIView.performWithoutAnimation {
      window.addSubview(container)
      view.frame = container.presentedFrame
      container.addSubview(view)
      if style.isSheet {
        view.layer.cornerRadius = PresentationContainer.cardCorner
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view.layer.masksToBounds = true
      }
      window.layoutIfNeeded()
      hide(view, transition)
    }
  }

  /// Below the screen, or invisible.
  private func hide(_ view: UIView, _ transition: UIModalTransitionStyle) {
    if let own = view.owner as? any OwnPresentationMotion { return own.conceal() }
    switch transition {
    case .coverVertical:
      view.transform = CGAffineTransform(
        translationX: 0, y: container.bounds.height - container.presentedFrame.minY)
    case .crossDissolve, .flipHorizontal, .partialCurl: view.alpha = 0
    }
  }

  func reveal(_ view: UIView, over presenter: UIView) {
    if let own = view.owner as? any OwnPresentationMotion { return own.reveal() }
    view.transform = .identity
    view.alpha = 1
    container.dimming.alpha = 1
    guard style.isSheet else { return }
    presenter.transform = container.behindTransform
    presenter.layer.cornerRadius = PresentationContainer.cardCorner
    presenter.layer.masksToBounds = true
  }

  func conceal(
    _ view: UIView, over presenter: UIView, _ transition: UIModalTransitionStyle
  ) {
    hide(view, transition)
    container.dimming.alpha = 0
    guard style.isSheet else { return }
    presenter.transform = .identity
    presenter.layer.cornerRadius = 0
  }

  /// The presenting view comes back under the container.
  func putBack(_ view: UIView) {
    guard let window = container.superview, view.superview == nil else { return }
    UIView.performWithoutAnimation {
      view.frame = window.bounds
      window.insertSubview(view, belowSubview: container)
      window.layoutIfNeeded()
    }
  }

  func clear(_ view: UIView, over presenter: UIView) {
    view.removeFromSuperview()
    view.transform = .identity
    view.alpha = 1
    container.removeFromSuperview()
    if style.isSheet { presenter.layer.masksToBounds = false }
  }
}
