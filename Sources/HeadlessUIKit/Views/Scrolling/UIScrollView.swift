public import Foundation
package import ScrollPhysics

/// A view that shows part of a larger content and is moved by a finger or by code.
///
/// Its bounds' origin is the content offset. Motion is a closed form of time (`ScrollTrajectory`):
/// the stage asks for a time, the view puts the offset of that time and tells its delegate.
/// Offsets are exact; the picture rounds them to device pixels.
open class UIScrollView: UIView {
  open weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      if delegate !== oldValue { UncalledMethod.report(of: delegate, to: environment.problems) }
    }
  }

  // MARK: Content

  /// Where the visible part begins in the content, in points. Any value may be assigned, also one
  /// that cannot be reached by scrolling; the delegate hears of a change before the setter returns.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { if admits(newValue, for: "contentOffset") { place(newValue, byCode: true) } }
  }

  open var contentSize: CGSize = .zero {
    willSet { observers?.willChange(.contentSize, of: self) }
    didSet {
      defer { observers?.didChange(.contentSize, of: self) }
      guard admits(contentSize, for: "contentSize") else { return contentSize = oldValue }
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
      guard admits(contentInset, for: "contentInset") else { return contentInset = oldValue }
      if contentInset != oldValue { rangeChanged() }
    }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { rangeChanged() }
  }

  /// `contentInset` with the share of the safe area that `contentInsetAdjustmentBehavior` gives, and what a
  /// refresh control takes while it runs.
  open var adjustedContentInset: UIEdgeInsets {
    contentInset + adjustment + UIEdgeInsets(top: refreshInset, left: 0, bottom: 0, right: 0)
  }

  // MARK: Behaviour

  open var bounces = true
  open var alwaysBounceVertical = false { didSet { rangeChanged() } }
  open var alwaysBounceHorizontal = false { didSet { rangeChanged() } }
  /// Whether a finger can scroll. Switched off, a drag ends where it is and a deceleration stops, back
  /// in the range if they were outside; switched on again, that finger stays without effect. Scrolling
  /// by code goes on.
  open var isScrollEnabled = true {
    didSet { if oldValue, !isScrollEnabled { stopScrolling() } }
  }
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var decelerationRate = DecelerationRate.normal
  /// Whether content hears of a finger only when it has stayed for 150 ms without scrolling, or has
  /// left.
  open var delaysContentTouches = true
  /// Whether a drag takes a finger from the content that has it; false scrolls only where the content
  /// did not hear of the finger.
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  /// The insets with what bars and safe areas add are others; called before the delegate hears of it.
  open func adjustedContentInsetDidChange() {}
  /// A motion of the content, of a finger's or of code's, ends where it is, and so does a zoom.
  open func stopScrollingAndZooming() {
    stopScrolling()
    setContentOffset(contentOffset, animated: false)
    setZoomScale(zoomScale, animated: false)
  }
  /// Changes offsets in `changes` and lets the indicators be seen, as a finger would.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    changes()
    flashScrollIndicators()
  }
  /// Kept: no keyboard with keys is attached.
  open var allowsKeyboardScrolling = true
  /// When the index of a section's titles is there; raw values as UIKit's.
  public enum IndexDisplayMode: Int, Sendable { case automatic, alwaysHidden }
  /// Kept: only a TV hides its index.
  open var indexDisplayMode = IndexDisplayMode.automatic
  /// How a drag takes the keyboard away.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// False keeps a gesture that has no room here from going to the scroll view around this one.
  open var transfersVerticalScrollingToParent = true
  open var transfersHorizontalScrollingToParent = true
  /// The constants of the physics, for screens that want another feel.
  package var scrollConstants = ScrollConstants() { didSet { layer.changed() } }

  // MARK: Zooming

  /// How small and how large two fingers, or code, may make the content. Both are 1 until set: nothing
  /// zooms.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged() } }
  /// Whether two fingers may go beyond the limits, and the content back when they leave.
  open var bouncesZoom = true
  /// How large the view that the delegate names is shown; set within the limits.
  open var zoomScale: CGFloat {
    get { currentZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Two fingers zoom.
  open internal(set) var isZooming = false
  /// The content goes back to a limit.
  open internal(set) var isZoomBouncing = false
  /// What zooms; nil until the limits differ.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoomPinch }
  final var zoomPinch: ScrollPinchGestureRecognizer?
  final var currentZoomScale: CGFloat = 1
  final var pinch: Pinch?
  final var lastPinchPoint = CGPoint.zero
  /// A tap on the status bar set it in motion.
  final var isScrollingToTop = false

  // MARK: Indicators

  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet {
      guard admits(verticalScrollIndicatorInsets, for: "verticalScrollIndicatorInsets") else {
        return verticalScrollIndicatorInsets = oldValue
      }
    }
  }
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet {
      guard admits(horizontalScrollIndicatorInsets, for: "horizontalScrollIndicatorInsets") else {
        return horizontalScrollIndicatorInsets = oldValue
      }
    }
  }
  /// Adds the safe area's share of the adjusted inset to the indicators' insets.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// Both indicators' insets at once; reads the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  // MARK: State

  /// A finger is down that may scroll this view.
  open internal(set) var isTracking = false { didSet { layer.changed() } }
  /// From `willBeginDragging` to lift-off.
  open internal(set) var isDragging = false { didSet { layer.changed() } }
  open internal(set) var isDecelerating = false

  /// What moves the content. Disabling it stops a drag under way.
  public var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }
  let scrollPan = ScrollPanGestureRecognizer()

  /// The container whose bar follows the content.
  weak var contentObserver: (any ScrollContentObserver)?
  /// How much the bar above can still grow: that far content can be scrolled beyond the safe area.
  var barExtension: CGFloat = 0 { didSet { if barExtension != oldValue { rangeChanged() } } }
  var drag: ScrollDrag?
  var motion: ScrollMotion? { didSet { layer.changed() } }
  /// What moves the content while something is dragged near its edges; nil until something is.
  final var edgeScroll: EdgeScroll?
  /// Not nil while the delegate is told that the finger leaves.
  var liftOff: LiftOff?
  /// When scrolling last ended, for the indicators' fade; nil before anything moved.
  var lastScrollEnd: TimeInterval? { didSet { layer.changed() } }
  /// What the insets and the range were when they were last looked at.
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

  /// A `UIScrollView` of a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard admits(newValue, for: "bounds") else { return }
      super.bounds = CGRect(origin: super.bounds.origin, size: newValue.size)
      place(newValue.origin, byCode: true)
    }
  }

  override func value(of property: ObservedProperty) -> Any? {
    switch property {
    case .contentInset: contentInset
    case .contentOffset: contentOffset
    case .contentSize: contentSize
    case .alpha, .bounds, .center, .frame, .isHidden, .position, .state, .transform:
      super.value(of: property)
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

  override func takeContentSize(width: CGFloat?, height: CGFloat?) {
    // Constraints know nothing of the scale.
    let size = CGSize(
      width: width.map { $0 * currentZoomScale } ?? contentSize.width,
      height: height.map { $0 * currentZoomScale } ?? contentSize.height)
    if size != contentSize { contentSize = size }
  }

  // MARK: For kinds of scroll views

  /// Puts another offset or size.
  func changeBounds(to newBounds: CGRect, by change: () -> Void) { change() }

  /// Where a finger that lets go leads, from where physics does; velocity in points per millisecond.
  func targetOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  // MARK: Refreshing

  /// Spokes above the content that a pull brings down; nil for none.
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
  /// What the refresh control keeps free above the content.
  final var refreshInset: CGFloat = 0

  // MARK: Touches

  /// Asked before content hears of fingers that came down in it; false keeps them from it.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Asked when a drag begins with a finger that the content already has; false leaves it there, and
  /// nothing scrolls. Controls keep theirs unless told.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Scrolling by code

  /// Moves to `offset`, at once (and ends what moves) or in 0.3 s by the ease-in-out curve. The
  /// offset is not limited to the range. Animating to where the view stands does nothing.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    guard admits(offset, for: "contentOffset") else { return }
    if animated { return animate(to: offset) }
    endMotion()
    place(offset, byCode: true)
  }

  /// The least move that shows all of `rect` (content coordinates), or fills the view with it if it
  /// is larger; within the range. An empty or infinite one moves nothing.
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

  /// Shows the indicators for a while.
  open func flashScrollIndicators() { lastScrollEnd = now }
}

extension UIScrollView {
  /// When the safe area adds to `contentInset`; raw values as UIKit's.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// How a drag takes the keyboard away; raw values as UIKit's. What stands above the keyboard goes
  /// with it in every mode.
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    /// When the drag begins.
    case onDrag
    /// With the finger, from when it comes to the keyboard; brought back, it stays.
    case interactive
    case onDragWithAccessory, interactiveWithAccessory
  }

  /// The scroll indicators' colour; raw values as UIKit's.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// The share of a velocity that is left after a millisecond, 0…1.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the velocity left after a millisecond.
    public let rawValue: CGFloat

    /// Meant for 0…1; the two standard rates are `normal` and `fast`.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998: what scroll views start with.
    public static let normal = DecelerationRate(
      rawValue: CGFloat(ScrollConstants().normalDecelerationRate))
    /// 0.99: comes to rest about five times sooner.
    public static let fast = DecelerationRate(
      rawValue: CGFloat(ScrollConstants().fastDecelerationRate))
  }
}
