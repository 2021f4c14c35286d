public import Foundation
import Graphics
import ScrollPhysics

/// A presentation controller that shows a card at the lower edge, which a finger resizes or
/// dismisses.
///
/// The measures are those of iOS 15 to 18 on an iPhone in portrait. A full card begins 10 points
/// below the safe area, with corners of 10 points. The view behind it shrinks to 16 points from
/// both sides and to the top of the safe area, and is dimmed by a fifth. The status bar is then
/// white on black, whatever style the app prefers.
open class UISheetPresentationController: UIPresentationController {
  private static let gap: CGFloat = 10
  private static let corner: CGFloat = 10
  private static let presenterMargin: CGFloat = 16
  private static let dimmed: CGFloat = 0.2
  private static let grabberSize = CGSize(width: 36, height: 5)

  private let dimming = UIView()
  private let grabber = UIView()
  private lazy var drag = SheetDrag(self)
  /// The height while a finger drags the sheet, or nil.
  private var heldHeight: CGFloat?

  // MARK: Heights

  /// The heights at which the sheet rests. One full detent by default.
  open var detents: [Detent] = [.large()] { didSet { changed() } }
  /// The identifier of the current detent. Nil, or an unknown identifier, selects the lowest one.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
  /// The largest detent at which the view behind is not dimmed and receives touches. Nil for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
  /// Whether scrolling the content up from its top first makes the sheet higher. True by default.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether a grabber at the top shows that the sheet can be dragged. False by default.
  open var prefersGrabberVisible = false { didSet { changed() } }
  /// The radius of the upper corners. Nil uses the system's 10 points.
  open var preferredCornerRadius: CGFloat? { didSet { changed() } }
  /// Whether the sheet is attached to the lower edge where height is compact.
  ///
  /// - Note: Partly: stored but ignored: in landscape the sheet covers the screen's width.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the width of an edge-attached sheet follows the preferred content size.
  ///
  /// - Note: Partly: stored but ignored: the sheet is as wide as the screen.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Whether the sheet prefers the standard page size.
  ///
  /// - Note: Partly: stored but ignored: the sheet is as wide as the screen.
  open var prefersPageSizing = true
  /// The view from which the sheet appears.
  ///
  /// - Note: Partly: stored but ignored: the sheet appears from the lower edge.
  open var sourceView: UIView?

  /// Animates the changes that the closure makes to the sheet's properties.
  open func animateChanges(_ changes: () -> Void) {
    guard let container, container.window != nil else { return changes() }
    UIView.animate(duration: TransitionCoordinator.duration, curve: TransitionCoordinator.curve) {
      changes()
      container.setNeedsLayout()
      container.layoutIfNeeded()
    } completion: {
    }
  }

  /// Resolves the heights of the detents again.
  open func invalidateDetents() { changed() }

  private func changed() { container?.setNeedsLayout() }

  /// The resolved detents on this screen.
  var heights: SheetHeights {
    guard let container else { return SheetHeights([], full: 0) }
    let (size, safe) = (container.bounds.size, container.safeAreaInsets)
    let full = max(size.height - safe.top - Self.gap, 0)
    let context = SheetResolution(
      traits: container.traitCollection, maximum: max(full - safe.bottom, 0),
      medium: max(size.height / 2 - safe.bottom, 0))
    let stops = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { value in
        SheetHeights.Stop(
          identifier: detent.identifier,
          height: min(max(value.isFinite ? value : 0, 0) + safe.bottom, full))
      }
    }
    return SheetHeights(stops, full: full)
  }

  private var height: CGFloat {
    let heights = self.heights
    return heldHeight ?? heights.height(selectedDetentIdentifier) ?? heights.lowest
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = container?.bounds else { return .zero }
    // Below the lowest detent the sheet moves. Above it, the sheet grows.
    return CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: max(height, heights.lowest))
  }

  // MARK: - Appearance

  override var placesPresentedView: Bool { true }

  override func prepareContainer() {
    guard let container else { return }
    dimming.backgroundColor = UIColor(white: 0, alpha: Self.dimmed)
    dimming.alpha = 0
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(dimming)
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.dismissByFinger() }
    dimming.addGestureRecognizer(tap)
    grabber.layer.cornerRadius = Self.grabberSize.height / 2
    grabber.isUserInteractionEnabled = false
    if let view = presentedView { drag.attach(to: view) }
  }

  open override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    guard let view = presentedView, isShown else { return }
    show(view)
  }

  /// Whether the sheet is between the end of its presentation and the beginning of its dismissal.
  private var isShown: Bool { presentedViewController.presentation?.phase == .presented }

  /// Sets the corners and the grabber, which do not depend on the height.
  private func applyStyle(to view: UIView) {
    view.layer.cornerRadius = preferredCornerRadius ?? Self.corner
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.layer.masksToBounds = true
    if prefersGrabberVisible, grabber.superview == nil {
      grabber.backgroundColor = .tertiaryLabel
      container?.overlay = grabber
    }
    grabber.isHidden = !prefersGrabberVisible
    let size = Self.grabberSize
    let frame = frameOfPresentedViewInContainerView
    grabber.bounds.size = size
    grabber.center = CGPoint(x: frame.midX, y: frame.minY + 5 + size.height / 2)
  }

  private func show(_ view: UIView) {
    applyStyle(to: view)
    let heights = self.heights
    dimming.alpha = heights.dimming(height, undimmed: largestUndimmedDetentIdentifier)
    let behind = presentingViewController.viewIfLoaded
    let expansion = heights.expansion(height)
    behind?.transform = presenterTransform(expansion)
    behind?.layer.cornerRadius = Self.corner * expansion
    if expansion > 0 { behind?.layer.masksToBounds = true }
    blackensStatusBar = expansion > 0.5
  }

  /// Whether the status bar is on black, because the view behind has shrunk below it.
  private(set) var blackensStatusBar = false {
    didSet {
      guard blackensStatusBar != oldValue else { return }
      presentingViewController.setNeedsStatusBarAppearanceUpdate()
    }
  }

  /// Returns the transform of the presenter's view.
  ///
  /// - Parameter fullness: The fullness of the sheet: 0 does not move the view, 1 shrinks it fully.
  private func presenterTransform(_ expansion: CGFloat) -> CGAffineTransform {
    guard let container, container.bounds.width > 0, expansion > 0 else { return .identity }
    let bounds = container.bounds
    let scale = 1 - expansion * 2 * Self.presenterMargin / bounds.width
    // Scaling is about the centre, so the view is then moved down to the top of the safe area.
    let top = bounds.height * (1 - scale) / 2
    return CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(
        CGAffineTransform(translationX: 0, y: container.safeAreaInsets.top * expansion - top))
  }

  override func conceal(
    _ view: UIView, over presenter: UIView, _ transition: UIModalTransitionStyle
  ) {
    applyStyle(to: view)
    super.conceal(view, over: presenter, transition)
    grabber.transform = view.transform
    grabber.alpha = view.alpha
    dimming.alpha = 0
    presenter.transform = .identity
    presenter.layer.cornerRadius = 0
    blackensStatusBar = false
  }

  override func reveal(_ view: UIView, over presenter: UIView) {
    super.reveal(view, over: presenter)
    grabber.transform = .identity
    grabber.alpha = 1
    show(view)
  }

  override func clear(over presenter: UIView) {
    super.clear(over: presenter)
    if let view = presentedView {
      drag.detach()
      view.layer.cornerRadius = 0
      view.layer.maskedCorners = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
      view.layer.masksToBounds = false
    }
    container?.overlay = nil
    for view in [dimming, grabber] { view.removeFromSuperview() }
    presenter.transform = .identity
    presenter.layer.cornerRadius = 0
    presenter.layer.masksToBounds = false
    heldHeight = nil
    blackensStatusBar = false
  }

  override func passesThrough(_ point: CGPoint) -> Bool {
    heights.dimming(height, undimmed: largestUndimmedDetentIdentifier) == 0
  }

  // MARK: - Dragging

  /// Whether the sheet rests at its highest detent.
  var isExpanded: Bool { height >= heights.highest }
  /// The current height, in points.
  var draggedHeight: CGFloat { height }
  /// Whether a finger can drag the sheet now.
  var mayBeDragged: Bool { isShown }

  /// Sets the height of a dragged sheet. Beyond the ends it resists increasingly.
  func setDraggedHeight(_ wanted: CGFloat) {
    let heights = self.heights
    let limit = container?.bounds.height ?? 1
    var height = wanted
    if wanted > heights.highest {
      height = heights.highest + Self.resisted(wanted - heights.highest, limit)
    } else if wanted < heights.lowest, !mayDismissNow {
      height = heights.lowest - Self.resisted(heights.lowest - wanted, limit)
    }
    heldHeight = max(height, 0)
    changed()
  }

  /// The rubber-band formula of scroll views. The result never reaches `limit`.
  private static func resisted(_ way: CGFloat, _ limit: CGFloat) -> CGFloat {
    (1 - 1 / (way * 0.15 / limit + 1)) * limit
  }

  /// Whether the sheet may be dismissed. It asks the delegate once per drag.
  private var mayDismissNow: Bool {
    let answer = lastDismissible ?? isDismissible
    lastDismissible = answer
    return answer
  }
  private var lastDismissible: Bool?

  private var isDismissible: Bool {
    !presentedViewController.isModalInPresentation
      && (delegate?.presentationControllerShouldDismiss(self) ?? true)
  }

  /// Settles or dismisses the sheet after the finger lifts.
  ///
  /// - Parameter velocity: The downward velocity, in points per second.
  func endDrag(velocity: CGFloat) {
    guard let held = heldHeight else { return }
    let mayDismiss = mayDismissNow
    lastDismissible = nil
    let heights = self.heights
    // The distance that a scroll view with fast deceleration would travel.
    let goal = held - velocity * 0.1
    if goal < heights.lowest / 2 {
      guard mayDismiss else {
        settle(at: heights.stops[0].identifier)
        delegate?.presentationControllerDidAttemptToDismiss(self)
        return
      }
      return dismiss()
    }
    settle(at: heights.nearest(goal).identifier)
  }

  private func settle(at identifier: Detent.Identifier) {
    let old = heights.height(selectedDetentIdentifier) ?? heights.lowest
    animateChanges {
      heldHeight = nil
      selectedDetentIdentifier = identifier
    }
    guard heights.height(identifier) != old else { return }
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  /// Dismisses the sheet after a tap outside it.
  private func dismissByFinger() {
    guard isDismissible else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    dismiss()
  }

  private func dismiss() {
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.dismiss(animated: true) { [weak self] in
      guard let self else { return }
      delegate?.presentationControllerDidDismiss(self)
    }
  }
}
