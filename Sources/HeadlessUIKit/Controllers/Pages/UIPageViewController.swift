public import Foundation

/// Pages that a finger scrolls from one to the next.
///
/// A swipe: the data source is asked for both neighbours, the delegate hears `willTransitionTo`, the new
/// page's `viewWillAppear`, the old one's `viewWillDisappear`; when the content has come to rest,
/// `viewDidAppear`, `viewDidDisappear` and the delegate's `didFinishAnimating`. Where the old page comes
/// back, the calls of both run the other way.
///
/// The style `pageCurl` scrolls too.
open class UIPageViewController: UIViewController, ContainerOfItsOwn {
  /// How pages change; raw values as UIKit's.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// Along which axis; raw values as UIKit's.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// Which way pages set by code come; raw values as UIKit's.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// Where a book's spine is; raw values as UIKit's.
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }

  /// Keys of options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String

    /// A key of any text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A number of points between pages.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// For page curls, which are not drawn here.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// Has the pages; without it no finger changes them.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      scroller.isScrollEnabled = dataSource != nil
      showDots()
    }
  }
  /// Told of swipes.
  open weak var delegate: (any UIPageViewControllerDelegate)? {
    didSet {
      UncalledMethod.report(of: delegate, to: (viewIfLoaded?.environment ?? .current).problems)
    }
  }
  /// As it was made.
  public let transitionStyle: TransitionStyle
  /// As it was made.
  public let navigationOrientation: NavigationOrientation
  /// None: pages scroll.
  open var spineLocation: SpineLocation { .none }
  private let spacing: CGFloat

  private let scroller = PageScrollView()
  private let dots = UIPageControl()
  private var current: UIViewController?
  private var before: UIViewController?
  private var after: UIViewController?
  /// The page that comes, and whether it is the one after.
  private var pending: (page: UIViewController, isAfter: Bool)?
  /// What code asked for, until its motion is over.
  private var set: (previous: UIViewController?, completion: ((Bool) -> Void)?)?

  /// Without pages.
  ///
  /// - Parameter options: `interPageSpacing` is looked at.
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

  /// From a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) {
    guard let nib = coder as? NibCoder else { return nil }
    let pages = nib.pageSettings
    transitionStyle = pages.style
    navigationOrientation = pages.orientation
    spacing = pages.spacing
    super.init(coder: coder)
  }

  /// What the delegate says, else what every controller does.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  // MARK: Pages

  /// The page that is shown; nil before one was set.
  open var viewControllers: [UIViewController]? { current.map { [$0] } }

  /// The pan of the pages.
  open var gestureRecognizers: [UIGestureRecognizer] { [scroller.panGestureRecognizer] }

  /// Shows the first of these. The delegate is not told.
  ///
  /// - Parameter completion: called when the motion is over, with true.
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

  /// At once, with the calls of appearing and going.
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

  // MARK: Life

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
    scroller.rests = { [weak self] in self?.came() }
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

  /// From one page's beginning to the next one's.
  private var pageLength: CGFloat {
    isHorizontal ? scroller.bounds.width : scroller.bounds.height
  }

  private func offset(_ length: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: length, y: 0) : CGPoint(x: 0, y: length)
  }

  private var place: CGFloat {
    isHorizontal ? scroller.contentOffset.x : scroller.contentOffset.y
  }

  /// The scroll view is wider than the screen by the space between pages.
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
    // At rest a scroll view follows an edge that an inset moves: the page stays where it is.
    let here = scroller.contentOffset
    isPlacing = true
    scroller.contentInset =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: low, bottom: 0, right: high)
      : UIEdgeInsets(top: low, left: 0, bottom: high, right: 0)
    if !scroller.isDragging, scroller.contentOffset != here { scroller.contentOffset = here }
    isPlacing = false
  }

  /// While insets change, the offset is not one that a motion came to.
  private var isPlacing = false

  /// The current page in the middle.
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

  /// The content has come to rest.
  private func came() {
    guard let pending else { return }
    let target = pending.isAfter ? 2 * pageLength : 0
    end(pending, isCompleted: abs(place - target) < abs(place - pageLength))
  }

  /// A motion under way is over now.
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
    // A finger that is still down may turn back.
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
  /// The page that the content goes to begins to come; back at the middle, none does.
  func scrollViewMoved(_ scrollView: UIScrollView) {
    guard !isPlacing, current != nil, pageLength > 0 else { return }
    let way = place - pageLength
    if let set, let pending {
      let target = pending.isAfter ? 2 * pageLength : 0
      if set.previous != nil, abs(place - target) < 1e-6 { end(pending, isCompleted: true) }
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
