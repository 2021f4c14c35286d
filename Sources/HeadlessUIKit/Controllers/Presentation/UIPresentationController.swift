public import Foundation

/// An object that manages the container, the frame and the extra views of a presentation.
///
/// The order of calls, as Apple documents it:
///
/// 1. The transitioning delegate provides this controller, then the animator and its interaction
///    controller.
/// 2. `presentationTransitionWillBegin`.
/// 3. The animation, with `containerViewWillLayoutSubviews` and `containerViewDidLayoutSubviews`.
/// 4. `presentationTransitionDidEnd`.
///
/// A dismissal has the corresponding calls.
/// (https://developer.apple.com/documentation/uikit/uipresentationcontroller)
@preconcurrency @MainActor
open class UIPresentationController: _Object, UIContentContainer {
  private weak var presenting: UIViewController?
  private weak var presented: UIViewController?

  /// The container view while the controller is presented.
  weak var container: PresentationContainer?

  /// The presenting view controller: the outermost container of the controller that `present` was
  /// called on.
  ///
  /// Before a presentation without a given presenter it is an empty view controller.
  open var presentingViewController: UIViewController { presenting ?? UIViewController() }
  /// The presented view controller. An empty one after the dismissal.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The requested presentation style.
  open internal(set) var presentationStyle: UIModalPresentationStyle
  /// The object that adapts the style and is notified of dismissals by a finger.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a presentation controller. It holds weak references to both view controllers.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    presentationStyle = presentedViewController.modalPresentationStyle
    super.init(_object: ())
  }

  func begins(from presenter: UIViewController) { presenting = presenter }

  /// The view that contains the presented view, and both views during a transition. Nil before and
  /// after the presentation.
  open var containerView: UIView? { container }
  /// The view that transitions animate. The presented view controller's view unless overridden.
  open var presentedView: UIView? { presented?.viewIfLoaded }

  /// The final frame of `presentedView`. The whole container unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// Whether the presentation covers the screen.
  ///
  /// - Note: Partly: ignored: the presentation style decides the frame.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting view controller's view is removed during the presentation.
  open var shouldRemovePresentersView: Bool { false }

  /// The style that replaces this one in compact width. `none` keeps it.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// Returns the style that replaces this one for given traits, as the delegate decides.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }

  /// The traits of the presented view controller.
  open var traitCollection: UITraitCollection {
    presented?.traitCollection ?? UITraitCollection.current
  }

  // MARK: Presentation callbacks

  /// Called before the presentation's animation. Has no effect by default.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation's animation. Has no effect by default.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal's animation. Has no effect by default.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal's animation. Has no effect by default.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container is laid out. Has no effect by default.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container was laid out. Has no effect by default.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Content

  /// Returns the size of a child: the parent's size unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// The preferred size of the presented view controller.
  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }
  /// Called after a child changed its preferred size. Has no effect by default.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called after a child's fitting size changed. Has no effect by default.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called before the size changes, for example by rotation. Has no effect by default.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called before the traits change, for example by rotation. Has no effect by default.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: - Standard presentations

  /// Whether the container lays out the presented view itself.
  var placesPresentedView: Bool { false }
  /// Returns whether a touch outside the presented view reaches the views behind.
  func passesThrough(_ point: CGPoint) -> Bool { false }
  /// Adds extra views to the container. Called after the container was added to its superview.
  func prepareContainer() {}
  /// Sets the state before the presentation, which is also that after the dismissal.
  func conceal(_ view: UIView, over presenter: UIView, _ transition: UIModalTransitionStyle) {
    if let own = view.owner as? any CustomPresentationAnimation { return own.conceal() }
    switch transition {
    case .coverVertical:
      let bottom = container?.bounds.height ?? 0
      let top = frameOfPresentedViewInContainerView.minY
      view.transform = CGAffineTransform(translationX: 0, y: bottom - top)
    case .crossDissolve, .flipHorizontal, .partialCurl: view.alpha = 0
    }
  }

  /// Sets the state during the presentation.
  func reveal(_ view: UIView, over presenter: UIView) {
    if let own = view.owner as? any CustomPresentationAnimation { return own.reveal() }
    view.transform = .identity
    view.alpha = 1
  }

  /// Reverts the changes to other views, after the dismissal.
  func clear(over presenter: UIView) {}
}
