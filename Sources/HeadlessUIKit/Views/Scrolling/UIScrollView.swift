public import Foundation
package import ScrollPhysics

/// A view that shows part of a larger content, which is moved by a finger or by code.
///
/// The origin of its bounds is the content offset. A motion is a closed form of time
/// (`ScrollTrajectory`): for each time that the stage requests, the view sets the offset of that
/// time and calls its delegate. Offsets are exact. Drawing rounds them to device pixels.
open class UIScrollView: UIView {
  open weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      if delegate !== oldValue { UncalledMethod.report(of: delegate, to: environment.problems) }
    }
  }

  // MARK: Content

  /// The point of the content at the top left corner of the view, in points. Any value may be set,
  /// even outside the scroll range. The delegate is called before the setter returns.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { if accepts(newValue, for: "contentOffset") { applyOffset(newValue, byCode: true) } }
  }

  open var contentSize: CGSize = .zero {
    willSet { observers?.willChange(.contentSize, of: self) }
    didSet {
      defer { observers?.didChange(.contentSize, of: self) }
      guard accepts(contentSize, for: "contentSize") else { return contentSize = oldValue }
      if contentSize != oldValue {
        rangeChanged()
        contentObserver?.scrollViewMoved(self)
      }
    }
  }

  open var contentInset: UIEdgeInsets = .zero {
    willSet { observers?.willChange(.contentInset, of: self) }
    didSet {
      defer { observers?.didChange(.contentInset, of: self) }
      guard accepts(contentInset, for: "contentInset") else { return contentInset = oldValue }
      if contentInset != oldValue { rangeChanged() }
    }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { rangeChanged() }
  }

  /// The content inset including the part of the safe area that `contentInsetAdjustmentBehavior`
  /// adds, and the height of a refresh control that is refreshing.
  open var adjustedContentInset: UIEdgeInsets {
    contentInset + adjustment + UIEdgeInsets(top: refreshInset, left: 0, bottom: 0, right: 0)
  }

  // MARK: Behaviour

  open var bounces = true
  open var alwaysBounceVertical = false { didSet { rangeChanged() } }
  open var alwaysBounceHorizontal = false { didSet { rangeChanged() } }
  /// Whether the user can scroll. Setting it to false ends a drag or deceleration in place, or
  /// moves the content back into its range. If it is set to true again, the same finger remains
  /// without effect. Scrolling by code continues.
  open var isScrollEnabled = true {
    didSet { if oldValue, !isScrollEnabled { stopScrolling() } }
  }
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var decelerationRate = DecelerationRate.normal
  /// Whether the content receives a touch only after it has stayed for 150 ms without scrolling, or
  /// has ended.
  open var delaysContentTouches = true
  /// Whether a drag can cancel a touch that the content already receives. If false, only touches
  /// that the content does not receive scroll.
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  /// Called when the adjusted content inset has changed, before the delegate is called.
  open func adjustedContentInsetDidChange() {}
  /// Stops any motion and zooming of the content at its current position.
  open func stopScrollingAndZooming() {
    stopScrolling()
    setContentOffset(contentOffset, animated: false)
    setZoomScale(zoomScale, animated: false)
  }
  /// Runs `changes`, which set content offsets, and flashes the scroll indicators as during
  /// scrolling by a finger.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    changes()
    flashScrollIndicators()
  }
  /// Whether hardware keys scroll. Stored without effect: hardware keyboards are not simulated.
  open var allowsKeyboardScrolling = true
  /// The visibility of a section index. Raw values match UIKit's.
  public enum IndexDisplayMode: Int, Sendable { case automatic, alwaysHidden }
  /// The visibility of the index. Stored without effect, as everywhere except on a TV.
  open var indexDisplayMode = IndexDisplayMode.automatic
  /// The way in which a drag dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a vertical scroll that has no room in this view moves the enclosing scroll view.
  open var transfersVerticalScrollingToParent = true
  open var transfersHorizontalScrollingToParent = true
  /// The constants of the scroll physics, for screens that customise them.
  package var scrollConstants = ScrollConstants() { didSet { layer.changed() } }

  // MARK: Zooming

  /// The minimum zoom scale. Zooming is disabled while the minimum and maximum are both 1, the
  /// default.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
  /// Whether a pinch can zoom beyond the limits, with the content animating back afterwards.
  open var bouncesZoom = true
  /// The scale of the view that the delegate names for zooming. Values are clamped to the limits.
  open var zoomScale: CGFloat {
    get { currentZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Whether a pinch is zooming the content.
  open internal(set) var isZooming = false
  /// Whether the zoom scale is animating back to a limit.
  open internal(set) var isZoomBouncing = false
  /// The pinch gesture recogniser for zooming; nil until the zoom limits differ.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoomPinch }
  final var zoomPinch: ScrollPinchGestureRecognizer?
  final var currentZoomScale: CGFloat = 1
  final var pinch: Pinch?
  final var lastPinchPoint = CGPoint.zero
  /// Whether a tap on the status bar started the current motion.
  final var isScrollingToTop = false

  // MARK: Indicators

  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet {
      guard accepts(verticalScrollIndicatorInsets, for: "verticalScrollIndicatorInsets") else {
        return verticalScrollIndicatorInsets = oldValue
      }
    }
  }
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet {
      guard accepts(horizontalScrollIndicatorInsets, for: "horizontalScrollIndicatorInsets") else {
        return horizontalScrollIndicatorInsets = oldValue
      }
    }
  }
  /// Whether the safe area is added to the indicators' insets, as to the adjusted content inset.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// The insets of both indicators. The getter returns the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  // MARK: State

  /// Whether a finger that may scroll this view is down.
  open internal(set) var isTracking = false { didSet { layer.changed() } }
  /// Whether a finger is scrolling the content, from `scrollViewWillBeginDragging` to lift-off.
  open internal(set) var isDragging = false { didSet { layer.changed() } }
  open internal(set) var isDecelerating = false

  /// The pan gesture recogniser for scrolling. Disabling it ends a drag in progress.
  public var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }
  let scrollPan = ScrollPanGestureRecognizer()

  /// The container whose bar follows the content.
  weak var contentObserver: (any ScrollContentObserver)?
  /// The height by which the bar above can still grow. The content can be scrolled beyond the safe
  /// area by this amount.
  var barExtension: CGFloat = 0 { didSet { if barExtension != oldValue { rangeChanged() } } }
  var drag: ScrollDrag?
  var motion: ScrollMotion? { didSet { layer.changed() } }
  /// The automatic scrolling while an item is dragged near an edge; nil until the first drag of an
  /// item.
  final var edgeScroll: EdgeScroll?
  /// The state of a drag's end while the delegate is called; nil otherwise.
  var liftOff: LiftOff?
  /// The time at which scrolling last ended, for the fade of the indicators; nil before any motion.
  var lastScrollEnd: TimeInterval? { didSet { layer.changed() } }
  /// The insets and ranges at the last call of `rangeChanged`.
  var settledGeometry = ScrollGeometry()

  open override class var layerClass: AnyClass { ScrollLayer.self }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    attach(scrollPan)
  }

  /// Creates a scroll view from a nib or a storyboard.
  ///
  /// - Note: Partly: returns nil for any other coder, because archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard accepts(newValue, for: "bounds") else { return }
      super.bounds = CGRect(origin: super.bounds.origin, size: newValue.size)
      applyOffset(newValue.origin, byCode: true)
    }
  }

  override func value(of property: ObservedProperty) -> Any? {
    switch property {
    case .contentInset: contentInset
    case .contentOffset: contentOffset
    case .contentSize: contentSize
    default: super.value(of: property)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    settleZoomedView()
    rangeChanged()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    rangeChanged()
  }

  // MARK: Constraints

  override var scrollContentOffset: CGPoint? { bounds.origin }
  override var scrollContentSize: CGSize? { contentSize }

  override func applyContentSize(width: CGFloat?, height: CGFloat?) {
    // Constraints do not take the zoom scale into account.
    let size = CGSize(
      width: width.map { $0 * currentZoomScale } ?? contentSize.width,
      height: height.map { $0 * currentZoomScale } ?? contentSize.height)
    if size != contentSize { contentSize = size }
  }

  // MARK: Subclass hooks

  /// Changes the offset or size. A hook for subclasses.
  func changeBounds(to newBounds: CGRect, by change: () -> Void) { change() }

  /// Returns the offset at which the content should come to rest after lift-off. A hook for
  /// subclasses. The velocity is in points per millisecond.
  func targetOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  // MARK: Refresh control

  /// The refresh control above the content, shown by pulling down; nil for none.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.join(nil)
      oldValue?.removeFromSuperview()
      guard let refreshControl else { return rangeChanged() }
      insertSubview(refreshControl, at: 0)
      refreshControl.join(self)
    }
  }
  /// The height that the refresh control occupies above the content.
  final var refreshInset: CGFloat = 0

  // MARK: Touches

  /// Returns whether touches that begin in a subview are delivered to it.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    ExtensionOverrides.value(
      "touchesShouldBegin(_:with:in:)", of: self, [touches, event as Any, view], else: true)
  }

  /// Returns whether a drag may cancel a touch that a subview receives. If false, the content does
  /// not scroll. The default is false for controls and true for other views.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    ExtensionOverrides.value(
      "touchesShouldCancel(in:)", of: self, [view], else: !(view is UIControl))
  }

  // MARK: Programmatic scrolling

  /// Sets the content offset, which is not limited to the scroll range. Without animation it ends a
  /// motion. An animation takes 0.3 s with an ease-in-out curve. Animating to the current offset
  /// has no effect.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    guard accepts(offset, for: "contentOffset") else { return }
    if animated { return animate(to: offset) }
    endMotion()
    applyOffset(offset, byCode: true)
  }

  /// Scrolls by the smallest distance that shows all of `rect`, given in content coordinates. A
  /// larger rectangle fills the view. The offset stays within the scroll range. An empty or
  /// infinite rectangle has no effect.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard !rect.isEmpty, !rect.isInfinite else { return }
    let inset = adjustedContentInset
    func least(_ offset: CGFloat, _ low: CGFloat, _ high: CGFloat, _ range: ScrollRange) -> CGFloat
    {
      let moved = min(max(offset, min(low, high)), max(low, high))
      return CGFloat(range.clamp(Double(moved)))
    }
    let x = least(
      contentOffset.x, rect.maxX - bounds.width + inset.right, rect.minX - inset.left,
      scrollAxis(.horizontal).range)
    let y = least(
      contentOffset.y, rect.maxY - bounds.height + inset.bottom, rect.minY - inset.top,
      scrollAxis(.vertical).range)
    setContentOffset(CGPoint(x: x, y: y), animated: animated)
  }

  /// Shows the scroll indicators briefly.
  open func flashScrollIndicators() { lastScrollEnd = now }
}

extension UIScrollView {
  /// The conditions under which the safe area is added to `contentInset`. Raw values match UIKit's.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// The way in which a drag dismisses the keyboard. Raw values match UIKit's. An accessory view
  /// above the keyboard is dismissed with it in every mode.
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    /// Dismisses the keyboard when a drag begins.
    case onDrag
    /// Moves the keyboard with the finger once it reaches the keyboard. The keyboard stays if the
    /// finger moves back.
    case interactive
    case onDragWithAccessory, interactiveWithAccessory
  }

  /// The colour of the scroll indicators. Raw values match UIKit's.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// The rate at which scrolling slows down: the fraction of the velocity that is left after a
  /// millisecond, 0…1.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity that is left after a millisecond.
    public let rawValue: CGFloat

    /// Creates a rate, which should be in 0…1. `normal` and `fast` are the standard rates.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default rate, 0.998.
    public static let normal = DecelerationRate(
      rawValue: CGFloat(ScrollConstants().normalDecelerationRate))
    /// A rate of 0.99, with which content comes to rest about five times sooner.
    public static let fast = DecelerationRate(
      rawValue: CGFloat(ScrollConstants().fastDecelerationRate))
  }
}
