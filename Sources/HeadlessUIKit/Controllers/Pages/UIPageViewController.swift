public import Foundation

/// A container of pages that a finger scrolls from one to the next.
///
/// The order of calls in a swipe:
///
/// 1. The data source provides both neighbours.
/// 2. The delegate's `willTransitionTo`, the new page's `viewWillAppear`, the old one's
///    `viewWillDisappear`.
/// 3. When the content has come to rest: `viewDidAppear`, `viewDidDisappear`, the delegate's
///    `didFinishAnimating`.
///
/// If the old page comes back, the appearance calls of both pages are exchanged. The style
/// `pageCurl` scrolls too.
open class UIPageViewController: UIViewController, AppearanceForwardingContainer {
  /// The animation between pages. Raw values match UIKit's.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// The axis of navigation. Raw values match UIKit's.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// The direction of pages that code sets. Raw values match UIKit's.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// The position of a book's spine. Raw values match UIKit's.
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }

  /// The keys of the options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as a string.
    public let rawValue: String

    /// Creates a key from any string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the distance between pages, a number in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// The key of the spine location of page curls, which are not drawn here.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// The object that provides the pages. Without one, a finger cannot scroll.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      scroller.isScrollEnabled = dataSource != nil
      showDots()
    }
  }
  /// The object that is notified of swipes.
  open weak var delegate: (any UIPageViewControllerDelegate)? {
    didSet {
      UncalledMethod.report(of: delegate, to: (viewIfLoaded?.environment ?? .current).problems)
    }
  }
  /// The transition style, set at creation.
  public let transitionStyle: TransitionStyle
  /// The axis of navigation, set at creation.
  public let navigationOrientation: NavigationOrientation
  /// The spine location. Always `.none`, because pages scroll.
  open var spineLocation: SpineLocation { .none }
  private let spacing: CGFloat

  private let scroller = PageScrollView()
  private let dots = UIPageControl()
  private var current: UIViewController?
  private var before: UIViewController?
  private var after: UIViewController?
  /// The page that is scrolling in, and whether it follows the current one.
  private var pending: (page: UIViewController, isAfter: Bool)?
  /// The state of a page change by code, until its animation ends.
  private var set: (previous: UIViewController?, completion: ((Bool) -> Void)?)?

  /// Creates a page view controller without pages.
  ///
  /// - Parameter options: The options. Only `interPageSpacing` is used.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spacing = options?[.interPageSpacing]
    self.spacing =
      max(
        0,
        (spacing as? NSNumber).map { CGFloat($0.doubleValue) }
          ?? (spacing as? CGFloat) ?? (spacing as? Int).map { CGFloat($0) } ?? 0)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a page view controller with the default style and orientation: page curls along the
  /// horizontal axis.
  public override init(nibName: String?, bundle: Bundle?) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spacing = 0
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a page view controller from a storyboard.
  ///
  /// - Note: Partly: returns nil for any other coder, because archives are not supported.
  public required init?(coder: NSCoder) {
    guard let nib = coder as? NibCoder else { return nil }
    let pages = nib.pageSettings
    transitionStyle = pages.style
    navigationOrientation = pages.orientation
    spacing = pages.spacing
    super.init(coder: coder)
  }

  /// The orientations that the delegate returns, otherwise those of the superclass.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// Whether content appears on both sides of a page. Stored but ignored: page curls are not drawn.
  open var isDoubleSided = false

  // MARK: Pages

  /// The current page. Nil before one is set.
  open var viewControllers: [UIViewController]? { current.map { [$0] } }

  /// The pan gesture recogniser of the pages.
  open var gestureRecognizers: [UIGestureRecognizer] { [scroller.panGestureRecognizer] }

  /// Shows the first of the view controllers. It does not call the delegate.
  ///
  /// - Parameter completion: The closure called when the animation ends. It receives true, or false
  ///   if there is no view controller.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    settle()
    guard let page = viewControllers?.first else {
      completion?(false)
      return
    }
    let old = current
    guard animated, isViewLoaded, isShown, let old, old !== page else {
      replace(by: page)
      showDots()
      completion?(true)
      return
    }
    (before, after) = direction == .forward ? (nil, page) : (page, nil)
    set = (old, completion)
    begin(page, isAfter: direction == .forward)
    showDots()
    let length = pageLength
    scroller.setContentOffset(
      offset(direction == .forward ? 2 * length : 0), animated: true)
  }

  /// Replaces the current page without animation, with all appearance calls.
  private func replace(by page: UIViewController) {
    let old = current
    guard old !== page else { return }
    let isSeen = isShown
    if page.parent !== self { addChild(page) }
    current = page
    if isViewLoaded {
      if isSeen { page.beginAppearanceTransition(true, animated: false) }
      if isSeen { old?.beginAppearanceTransition(false, animated: false) }
      old?.viewIfLoaded?.removeFromSuperview()
      scroller.addSubview(page.view)
      layOut()
      if isSeen, let window = view.window {
        window.endAfterLayout(page)
        old?.endAppearanceTransition()
      }
    }
    page.didMove(toParent: self)
    remove(old)
  }

  private func remove(_ page: UIViewController?) {
    guard let page, page !== current else { return }
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  // MARK: View life cycle

  open override func viewDidLoad() {
    super.viewDidLoad()
    scroller.isPagingEnabled = true
    scroller.showsHorizontalScrollIndicator = false
    scroller.showsVerticalScrollIndicator = false
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.alwaysBounceHorizontal = navigationOrientation == .horizontal
    scroller.alwaysBounceVertical = navigationOrientation == .vertical
    scroller.isScrollEnabled = dataSource != nil
    scroller.contentObserver = self
    scroller.begins = { [weak self] in self?.findNeighbours() }
    scroller.rests = { [weak self] in self?.finishTransition() }
    view.addSubview(scroller)
    dots.isUserInteractionEnabled = false
    dots.isHidden = true
    view.addSubview(dots)
    if let current { scroller.addSubview(current.view) }
    showDots()
    layOut()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOut()
  }

  private static let dotsHeight: CGFloat = 37

  private func showDots() {
    guard isViewLoaded, let pages = viewControllers, !pages.isEmpty else { return }
    let count = dataSource?.presentationCount(for: self) ?? 0
    dots.isHidden = count <= 0 || transitionStyle == .pageCurl
    guard !dots.isHidden else { return }
    dots.numberOfPages = count
    dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    view.setNeedsLayout()
  }

  // MARK: Layout

  private var isHorizontal: Bool { navigationOrientation == .horizontal }

  /// The distance from one page's start to the next one's, in points.
  private var pageLength: CGFloat {
    isHorizontal ? scroller.bounds.width : scroller.bounds.height
  }

  private func offset(_ length: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: length, y: 0) : CGPoint(x: 0, y: length)
  }

  private var place: CGFloat {
    isHorizontal ? scroller.contentOffset.x : scroller.contentOffset.y
  }

  /// Lays out the scroll view, which is larger than the screen by the space between pages.
  private func layOut() {
    let size = view.bounds.size
    let height = size.height - (dots.isHidden ? 0 : Self.dotsHeight)
    let frame = CGRect(
      x: 0, y: 0, width: size.width + (isHorizontal ? spacing : 0),
      height: height + (isHorizontal ? 0 : spacing))
    dots.frame = CGRect(x: 0, y: height, width: size.width, height: Self.dotsHeight)
    guard frame != scroller.frame || scroller.contentSize == .zero else { return placePages() }
    scroller.frame = frame
    scroller.contentSize = CGSize(
      width: isHorizontal ? 3 * frame.width : frame.width,
      height: isHorizontal ? frame.height : 3 * frame.height)
    placePages()
    if pending == nil { rest() }
  }

  private func placePages() {
    let length = pageLength
    let size = CGSize(
      width: scroller.bounds.width - (isHorizontal ? spacing : 0),
      height: scroller.bounds.height - (isHorizontal ? 0 : spacing))
    for (page, index) in [(before, 0), (current, 1), (after, 2)] as [(UIViewController?, CGFloat)] {
      guard let content = page?.viewIfLoaded, content.superview === scroller else { continue }
      let frame = CGRect(origin: offset(index * length), size: size)
      if content.frame != frame { content.frame = frame }
    }
    let (low, high) = (before == nil ? -length : 0, after == nil ? -length : 0)
    // A scroll view at rest follows an edge when its inset changes. The current page must stay in
    // place.
    keepsOffset = true
    scroller.contentInset =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: low, bottom: 0, right: high)
      : UIEdgeInsets(top: low, left: 0, bottom: high, right: 0)
    keepsOffset = false
  }

  /// Whether the insets are changing, which must not scroll.
  private(set) var keepsOffset = false

  /// Scrolls the current page to the middle.
  private func rest() {
    if place != pageLength { scroller.contentOffset = offset(pageLength) }
  }

  // MARK: Swipes

  private func findNeighbours() {
    guard let current, pending == nil, set == nil else { return }
    before = dataSource?.pageViewController(self, viewControllerBefore: current)
    after = dataSource?.pageViewController(self, viewControllerAfter: current)
    placePages()
  }

  private func begin(_ page: UIViewController, isAfter: Bool) {
    pending = (page, isAfter)
    if set == nil { delegate?.pageViewController(self, willTransitionTo: [page]) }
    if page.parent !== self { addChild(page) }
    if isShown { page.beginAppearanceTransition(true, animated: true) }
    if isShown { current?.beginAppearanceTransition(false, animated: true) }
    scroller.addSubview(page.view)
    placePages()
  }

  /// Ends the pending transition when the content comes to rest.
  private func finishTransition() {
    guard let pending else { return }
    let target = pending.isAfter ? 2 * pageLength : 0
    end(pending, isCompleted: abs(place - target) < abs(place - pageLength))
  }

  /// Ends the running transition immediately.
  private func settle() {
    guard let pending else { return }
    end(pending, isCompleted: set != nil || abs(place - pageLength) > pageLength / 2)
  }

  private func end(
    _ transition: (page: UIViewController, isAfter: Bool), isCompleted: Bool
  ) {
    guard let old = current else { return }
    let new = transition.page
    pending = nil
    if !isCompleted, isShown {
      old.beginAppearanceTransition(true, animated: true)
      new.beginAppearanceTransition(false, animated: true)
    }
    if isCompleted { current = new }
    // A finger that is still down may reverse the direction.
    let goesOn = scroller.isDragging && !isCompleted
    if !goesOn { (before, after) = (nil, nil) }
    let (shown, gone) = isCompleted ? (new, old) : (old, new)
    gone.viewIfLoaded?.removeFromSuperview()
    placePages()
    if !goesOn { rest() }
    if isShown {
      shown.endAppearanceTransition()
      gone.endAppearanceTransition()
    }
    if isCompleted { new.didMove(toParent: self) }
    remove(gone)
    let wasSet = set
    set = nil
    if let wasSet { return wasSet.completion?(isCompleted) ?? () }
    if isCompleted { dots.currentPage += transition.isAfter ? 1 : -1 }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [old],
      transitionCompleted: isCompleted)
  }
}

extension UIPageViewController: ScrollContentObserver {
  /// The maximum distance in points at which a page counts as having reached its place.
  private static let arrivalTolerance: CGFloat = 1e-6

  /// Begins the transition to the page that scrolls in, and cancels it at the middle.
  func scrollViewMoved(_ scrollView: UIScrollView) {
    guard current != nil, pageLength > 0 else { return }
    let way = place - pageLength
    if let set, let pending {
      let target = pending.isAfter ? 2 * pageLength : 0
      if set.previous != nil, abs(place - target) < Self.arrivalTolerance {
        end(pending, isCompleted: true)
      }
      return
    }
    guard scroller.isDragging || scroller.isDecelerating else { return }
    if let pending, way == 0 || pending.isAfter != (way > 0) { end(pending, isCompleted: false) }
    guard pending == nil else { return }
    if way > 0, let after { begin(after, isAfter: true) }
    if way < 0, let before { begin(before, isAfter: false) }
  }

  func restingOffset(_ offset: CGPoint, of scrollView: UIScrollView) -> CGPoint { offset }

  func dragEnded(_ scrollView: UIScrollView, velocity: CGPoint) {}
}
