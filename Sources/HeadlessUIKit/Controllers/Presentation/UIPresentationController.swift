public import Foundation

/// Says where a presented controller's view lies, and shows what comes and goes with it.
///
/// The order of a presentation, as Apple documents it: the transitioning delegate is asked for this
/// controller, then for the animator and its driver; `presentationTransitionWillBegin`; the motion, with
/// `containerViewWillLayoutSubviews` and `containerViewDidLayoutSubviews`; `presentationTransitionDidEnd`.
/// A dismissal runs alike.
/// (https://developer.apple.com/documentation/uikit/uipresentationcontroller)
@preconcurrency @MainActor
open class UIPresentationController: _Object, UIContentContainer {
  private weak var presenting: UIViewController?
  private weak var presented: UIViewController?

  /// Where it is while the presented controller is on the screen.
  weak var container: PresentationContainer?

  /// The controller that presents: the outermost container of the one that was asked to. Before a
  /// presentation, where none was given, an empty controller.
  open var presentingViewController: UIViewController { presenting ?? UIViewController() }
  /// The controller that is shown. An empty one after it has gone.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The style that was asked for.
  open internal(set) var presentationStyle: UIModalPresentationStyle
  /// Asked and told about adaption and dismissal by a finger.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Both controllers are not kept.
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

  /// The view that both sides lie in during a transition, and the presented one until it goes; nil before
  /// and after.
  open var containerView: UIView? { container }
  /// What is moved: the presented controller's view unless overridden.
  open var presentedView: UIView? { presented?.viewIfLoaded }

  /// Where `presentedView` rests: all of the container unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// Whether the presentation covers the screen.
  ///
  /// - Note: Partly: kept; where it lies is decided by the style.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting controller's view leaves the hierarchy meanwhile.
  open var shouldRemovePresentersView: Bool { false }

  /// The style that this one becomes where there is little width; `none` for no other.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// The same under other traits: what the delegate says.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
  }

  /// What the presented controller is shown under.
  open var traitCollection: UITraitCollection {
    presented?.traitCollection ?? UITraitCollection.current
  }

  // MARK: The course of a presentation. The defaults do nothing.

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Before the container is laid out. The default does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// After the container was laid out. The default does nothing.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Content

  /// All of the parent's.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// The presented controller's.
  open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }
  /// The default does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The default does nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called when the screen turns.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called when the screen turns.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: - The standard ones

  /// Whether the container lays out the presented view by itself.
  var placesPresentedView: Bool { false }
  /// Whether a finger beside the presented view reaches what lies behind.
  func passesThrough(_ point: CGPoint) -> Bool { false }
  /// The view has come into the container.
  func prepareContainer() {}
  /// As before it comes and after it went.
  func conceal(_ view: UIView, over presenter: UIView, _ transition: UIModalTransitionStyle) {
    if let own = view.owner as? any OwnPresentationMotion { return own.conceal() }
    switch transition {
    case .coverVertical:
      let bottom = container?.bounds.height ?? 0
      let top = frameOfPresentedViewInContainerView.minY
      view.transform = CGAffineTransform(translationX: 0, y: bottom - top)
    case .crossDissolve, .flipHorizontal, .partialCurl: view.alpha = 0
    }
  }

  /// As while it is there.
  func reveal(_ view: UIView, over presenter: UIView) {
    if let own = view.owner as? any OwnPresentationMotion { return own.reveal() }
    view.transform = .identity
    view.alpha = 1
  }

  /// What it set beside the presented view is put back.
  func clear(over presenter: UIView) {}
}
