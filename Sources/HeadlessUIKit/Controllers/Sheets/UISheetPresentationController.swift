public import Foundation
import Graphics
import ScrollPhysics

/// Shows a controller as a card at the lower edge that a finger drags from one height to another, and
/// away.
///
/// The measures are those of iOS 15 to 18 on an upright iPhone: as high as it gets, the card begins 10
/// points below the safe area; corners of 10 points; what lies behind a full card shrinks to 16 points
/// from both sides and the safe area's top, and is dimmed by a fifth. The status bar then stands on black
/// and is white, whatever the app says.
open class UISheetPresentationController: UIPresentationController {
  private static let gap: CGFloat = 10
  private static let corner: CGFloat = 10
  private static let behindMargin: CGFloat = 16
  private static let dimmed: CGFloat = 0.2
  private static let grabberSize = CGSize(width: 36, height: 5)

  private let dimming = UIView()
  private let grabber = UIView()
  private lazy var drag = SheetDrag(self)
  /// While a finger holds it.
  private var heldHeight: CGFloat?

  // MARK: Heights

  /// The heights at which it rests, from the lowest up. One that is full by default.
  open var detents: [Detent] = [.large()] { didSet { changed() } }
  /// Which of them it has; nil, or one that is not there, for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
  /// Up to this one what lies behind is not dimmed and can be touched; nil for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
  /// Whether a finger that scrolls its content on from the top makes it higher first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether a short grey bar at its top shows that it can be dragged.
  open var prefersGrabberVisible = false { didSet { changed() } }
  /// The radius of the upper corners; nil for the system's 10 points.
  open var preferredCornerRadius: CGFloat? { didSet { changed() } }
  /// - Note: Partly: kept; in landscape it covers the screen's width here.
  open var prefersEdgeAttachedInCompactHeight = false
  /// - Note: Partly: kept; it is as wide as the screen here.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// - Note: Partly: kept; it is as wide as the screen here.
  open var prefersPageSizing = true
  /// - Note: Partly: kept; it comes from the lower edge.
  open var sourceView: UIView?

  /// The changes of its properties are seen to move.
  open func animateChanges(_ changes: () -> Void) {
    guard let container, container.window != nil else { return changes() }
    UIView.animate(duration: TransitionCoordinator.duration, curve: TransitionCoordinator.curve) {
      changes()
      container.setNeedsLayout()
      container.layoutIfNeeded()
    } completion: {
    }
  }

  /// Asks the detents for their heights anew.
  open func invalidateDetents() { changed() }

  private func changed() { container?.setNeedsLayout() }

  /// The stops on this screen.
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
    // Below the lowest stop it moves; above, it grows.
    return CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: max(height, heights.lowest))
  }

  // MARK: - Looks

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

  /// Between the end of its coming and the beginning of its going.
  private var isShown: Bool { presentedViewController.presentation?.phase == .there }

  /// Corners and grabber; the rest follows the height.
  private func dress(_ view: UIView) {
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
    dress(view)
    let heights = self.heights
    dimming.alpha = heights.dimming(height, undimmed: largestUndimmedDetentIdentifier)
    let behind = presentingViewController.viewIfLoaded
    let fullness = heights.fullness(height)
    behind?.transform = behindTransform(fullness)
    behind?.layer.cornerRadius = Self.corner * fullness
    if fullness > 0 { behind?.layer.masksToBounds = true }
    blackensStatusBar = fullness > 0.5
  }

  /// Set when what lies behind has left the status bar on black.
  private(set) var blackensStatusBar = false {
    didSet {
      guard blackensStatusBar != oldValue else { return }
      presentingViewController.setNeedsStatusBarAppearanceUpdate()
    }
  }

  /// What the presenting view is moved by.
  ///
  /// - Parameter fullness: 0 for where it was, 1 for behind a full card.
  private func behindTransform(_ fullness: CGFloat) -> CGAffineTransform {
    guard let container, container.bounds.width > 0, fullness > 0 else { return .identity }
    let bounds = container.bounds
    let scale = 1 - fullness * 2 * Self.behindMargin / bounds.width
    // About its middle; then down, so that its top comes to the safe area's.
    let top = bounds.height * (1 - scale) / 2
    return CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(
        CGAffineTransform(translationX: 0, y: container.safeAreaInsets.top * fullness - top))
  }

  override func conceal(
    _ view: UIView, over presenter: UIView, _ transition: UIModalTransitionStyle
  ) {
    dress(view)
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

  // MARK: - A finger

  /// Whether it rests as high as it gets.
  var isExpanded: Bool { height >= heights.highest }
  /// Its height now.
  var draggedHeight: CGFloat { height }
  /// Whether a finger can have it now.
  var mayBeDragged: Bool { isShown }

  /// A finger holds it at that height; beyond the ends it gives way less and less.
  func hold(at wanted: CGFloat) {
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

  /// The rubber band of scroll views: `limit` is what it can never reach.
  private static func resisted(_ way: CGFloat, _ limit: CGFloat) -> CGFloat {
    (1 - 1 / (way * 0.15 / limit + 1)) * limit
  }

  /// Asked once a drag.
  private var mayDismissNow: Bool {
    let answer = knownDismissible ?? isDismissible
    knownDismissible = answer
    return answer
  }
  private var knownDismissible: Bool?

  private var isDismissible: Bool {
    !presentedViewController.isModalInPresentation
      && (delegate?.presentationControllerShouldDismiss(self) ?? true)
  }

  /// The finger leaves it.
  ///
  /// - Parameter velocity: downwards, in points a second.
  func letGo(velocity: CGFloat) {
    guard let held = heldHeight else { return }
    let mayDismiss = mayDismissNow
    knownDismissible = nil
    let heights = self.heights
    // As far as a scroll view would come that decelerates fast.
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

  /// A tap beside it.
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
