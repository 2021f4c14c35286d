public import Foundation
import Graphics

/// A presentation controller that shows a view controller in a popover with an arrow to its anchor.
///
/// In compact width it becomes a sheet, unless the delegate's `adaptivePresentationStyle` returns
/// `none`.
open class UIPopoverPresentationController: UIPresentationController {
  /// The size of a popover whose content has no preferred size.
  private static let standardSize = CGSize(width: 320, height: 480)

  /// The view that contains `sourceRect`.
  open var sourceView: UIView? { didSet { changed() } }
  /// The rectangle of the anchor in `sourceView`'s coordinates. Null stands for the whole view.
  open var sourceRect = CGRect.null { didSet { changed() } }
  /// The bar button that is the anchor instead of `sourceView`.
  open var barButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The directions in which the arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { changed() } }
  /// The direction of the arrow while the popover is shown.
  open var arrowDirection: UIPopoverArrowDirection { placement?.direction ?? .unknown }
  /// The margins to the edges of the safe area, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The colour of the box and the arrow. Nil uses the content's background colour.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// The views outside the popover that still receive touches.
  open var passthroughViews: [UIView]?
  /// Whether the popover may overlap `sourceRect`.
  ///
  /// - Note: Partly: stored but ignored: the box never covers its anchor.
  open var canOverlapSourceViewRect = false
  /// The sheet that replaces the popover in compact width. Configure it before the presentation.
  open private(set) lazy var adaptiveSheetPresentationController = makeSheet()

  /// The class that draws the background, a subclass of `UIPopoverBackgroundView`. Nil uses the
  /// standard one.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
    didSet { changed() }
  }
  /// The custom background while the popover is shown.
  private var customBackground: UIPopoverBackgroundView?

  private let bubble = PopoverBubble(frame: .zero)
  private let outside = UIView()

  private func makeSheet() -> UISheetPresentationController {
    UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: nil)
  }

  private func changed() { container?.setNeedsLayout() }

  /// The rectangle of the anchor in the container, or nil.
  private var source: CGRect? {
    guard let container else { return nil }
    if let view = barButtonItem?.shownBy as? UIView ?? barButtonItem?.customView, view.window != nil
    {
      return view.convert(view.bounds, to: container)
    }
    guard let sourceView, sourceView.window != nil else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }

  private var placement: PopoverPlacement? {
    guard let container else { return nil }
    let safe = container.safeAreaInsets
    let margins = popoverLayoutMargins
    let area = container.bounds.inset(
      by: UIEdgeInsets(
        top: safe.top + margins.top, left: safe.left + margins.left,
        bottom: safe.bottom + margins.bottom, right: safe.right + margins.right))
    let wanted = presentedViewController.preferredContentSize
    let size = wanted.width > 0 && wanted.height > 0 ? wanted : Self.standardSize
    // UIKit raises an exception for a popover without an anchor. Here it is shown in the middle.
    let middle = CGRect(x: area.midX, y: area.midY, width: 0, height: 0)
    let (edges, arrow) = (insets, popoverBackgroundViewClass?.arrowHeight())
    let whole = CGSize(
      width: size.width + edges.left + edges.right, height: size.height + edges.top + edges.bottom)
    return PopoverPlacement(
      whole, beside: source ?? middle, in: area, permitted: permittedArrowDirections,
      arrow: arrow ?? PopoverPlacement.arrow.height)
  }

  /// The insets from the box to the content.
  private var insets: UIEdgeInsets { popoverBackgroundViewClass?.contentViewInsets() ?? .zero }

  open override var frameOfPresentedViewInContainerView: CGRect {
    placement?.frame.inset(by: insets) ?? .zero
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { changed() }

  override var placesPresentedView: Bool { true }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    if source == nil {
      (container?.environment ?? .current).problems.report(
        ControllerProblem.popoverWithoutSource(presented: presentedViewController.stableName))
    }
  }

  override func prepareContainer() {
    guard let container else { return }
    outside.frame = container.bounds
    outside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(outside)
    customBackground = (popoverBackgroundViewClass as? UIPopoverBackgroundView.Type)?.init(
      frame: .zero)
    container.addSubview(customBackground ?? bubble)
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.dismissByFinger() }
    outside.addGestureRecognizer(tap)
  }

  /// The size of the container at the last layout.
  private var lastContainerSize: CGSize?

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let container, container.bounds.size != lastContainerSize else { return }
    let isFirst = lastContainerSize == nil
    lastContainerSize = container.bounds.size
    if !isFirst { reposition() }
  }

  /// Lets the delegate change the anchor after a change of the container's size.
  private func reposition() {
    guard let own = delegate as? any UIPopoverPresentationControllerDelegate,
      var view = sourceView
    else { return }
    var rect = sourceRect.isNull ? view.bounds : sourceRect
    let (oldView, oldRect) = (view, rect)
    own.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    if view !== oldView { sourceView = view }
    if rect != oldRect { sourceRect = rect }
  }

  open override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    guard let placement else { return }
    if let customBackground { return show(customBackground, placement) }
    let color = backgroundColor ?? presentedView?.backgroundColor ?? .systemBackground
    bubble.show(placement, color: color)
  }

  /// Updates the custom background, whose frame includes the arrow's tip.
  private func show(_ ground: UIPopoverBackgroundView, _ place: PopoverPlacement) {
    let tip = CGRect(origin: place.tip, size: .zero)
    UIView.performWithoutAnimation {
      ground.frame = place.frame.union(tip)
      ground.arrowDirection = place.direction
      switch place.direction {
      case .up, .down: ground.arrowOffset = place.tip.x - place.frame.midX
      default: ground.arrowOffset = place.tip.y - place.frame.midY
      }
      ground.layoutIfNeeded()
    }
  }

  override func conceal(
    _ view: UIView, over presenter: UIView, _ transition: UIModalTransitionStyle
  ) {
    view.layer.cornerRadius = customBackground == nil ? PopoverPlacement.corner : 0
    view.layer.masksToBounds = true
    view.alpha = 0
    (customBackground ?? bubble).alpha = 0
  }

  override func reveal(_ view: UIView, over presenter: UIView) {
    view.alpha = 1
    (customBackground ?? bubble).alpha = 1
  }

  override func clear(over presenter: UIView) {
    super.clear(over: presenter)
    presentedView?.layer.cornerRadius = 0
    presentedView?.layer.masksToBounds = false
    bubble.removeFromSuperview()
    customBackground?.removeFromSuperview()
    customBackground = nil
    outside.removeFromSuperview()
  }

  override func passesThrough(_ point: CGPoint) -> Bool {
    guard let container else { return false }
    return (passthroughViews ?? []).contains { view in
      view.window != nil && view.bounds.contains(view.convert(point, from: container))
    }
  }

  private func dismissByFinger() {
    let own = delegate as? any UIPopoverPresentationControllerDelegate
    guard !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true,
      own?.popoverPresentationControllerShouldDismissPopover(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.dismiss(animated: true) { [weak self] in
      guard let self else { return }
      delegate?.presentationControllerDidDismiss(self)
      own?.popoverPresentationControllerDidDismissPopover(self)
    }
  }
}
