public import Foundation
import Typography

/// A bar with the title of the current screen, a back button, and other buttons.
///
/// In a navigation controller the bar's frame begins below the status bar. It is 44 points high,
/// plus the heights of a prompt and of a large title. Its background extends under the status bar.
///
/// Two sets of properties decide how it looks. The appearance objects exist since iOS 13. At the
/// edge of the content, `scrollEdgeAppearance` applies. Without one, the standard appearance with a
/// clear background applies there. A bar with only the older properties (`barTintColor`,
/// `isTranslucent`, background images) looks the same at every content offset, as in apps built for
/// systems before iOS 15.
open class UINavigationBar: UIView, UIBarPositioning, StyledBar {
  // MARK: Items

  private var stack: [UINavigationItem] = []

  /// The items, from the first to the visible one. Nil if there are none.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }

  /// The visible item.
  open var topItem: UINavigationItem? { stack.last }
  /// The item that the back button returns to.
  open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : nil }

  /// The object that may refuse pushes and pops, and is notified of them. The bar of a navigation
  /// controller belongs to that controller.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// Pushes an item and shows it, unless the delegate refuses.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems(stack + [item], animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPush: item)
    }
  }

  /// Removes the top item and returns it. Returns nil if it is the only one, or if the delegate
  /// refuses.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard stack.count > 1, let top = stack.last,
      delegate?.navigationBar(self, shouldPop: top) ?? true
    else { return nil }
    setItems(stack.dropLast(), animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPop: top)
    }
    return top
  }

  /// Replaces the items and shows the last one. A shorter list animates as a pop, any other as a
  /// push.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    setItems(items, animated: animated) {}
  }

  private func setItems(
    _ items: [UINavigationItem]?, animated: Bool, end: @escaping () -> Void
  ) {
    let change = begin(items ?? [])
    guard animated else {
      change.jump()
      return end()
    }
    let coordinator = TransitionCoordinator(from: nil, to: nil, in: self, animated: true)
    coordinator.run {
      change.run()
    } end: {
      change.end()
      end()
    }
  }

  // MARK: Appearance

  /// Whether content extends under the bar, where a blur lets it show through. True by default.
  open var isTranslucent: Bool {
    get { look.isTranslucent }
    set { setLegacy(\.isTranslucent, newValue, .isTranslucent, \UINavigationBar.isTranslucent) }
  }
  /// The background colour. A translucent bar shows it over a blur.
  open var barTintColor: UIColor? {
    get { look.barTintColor }
    set { setLegacy(\.barTintColor, newValue, .barTintColor, \UINavigationBar.barTintColor) }
  }
  open var barStyle: UIBarStyle {
    get { look.barStyle }
    set { setLegacy(\.barStyle, newValue, .barStyle, \UINavigationBar.barStyle) }
  }
  /// The font and colour of the title; see `UINavigationBarAppearance.titleTextAttributes`.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      lookChanged()
      mark(.titleTextAttributes, \UINavigationBar.titleTextAttributes)
    }
  }
  /// The font and colour of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      lookChanged()
      mark(.largeTitleTextAttributes, \UINavigationBar.largeTitleTextAttributes)
    }
  }
  /// The image that replaces the line at the lower edge. An empty image draws no line.
  open var shadowImage: UIImage? {
    get { look.shadowImage }
    set { setLegacy(\.shadowImage, newValue, .shadowImage, \UINavigationBar.shadowImage) }
  }
  /// The image that replaces the chevron of the back button.
  open var backIndicatorImage: UIImage? {
    didSet {
      lookChanged()
      mark(.backIndicatorImage, \UINavigationBar.backIndicatorImage)
    }
  }
  /// The mask of the back indicator during transitions.
  ///
  /// - Note: Partly: stored but ignored, because titles never pass behind the indicator here.
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet {
      mark(
        .backIndicatorTransitionMaskImage, \UINavigationBar.backIndicatorTransitionMaskImage)
    }
  }
  /// Whether items may show large titles. False by default.
  open var prefersLargeTitles = false {
    didSet {
      itemChanged()
      mark(.prefersLargeTitles, \UINavigationBar.prefersLargeTitles)
    }
  }

  /// Sets the background image. An empty image makes the background clear.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    changeLegacy { $0.backgroundImages[.any, metrics] = image }
    mark(.backgroundImage, UInt(metrics.rawValue)) { (bar: UINavigationBar) in
      bar.setBackgroundImage(image, for: metrics)
    }
  }

  /// Sets the background image for a bar position.
  ///
  /// - Note: Partly: the position makes no difference here.
  open func setBackgroundImage(
    _ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(image, for: barMetrics) }

  open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? {
    look.backgroundImages[.any, metrics]
  }

  /// Returns the background image for a bar position.
  ///
  /// - Note: Partly: the position makes no difference here.
  open func backgroundImage(
    for position: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage(for: barMetrics) }

  private var titleShifts: [UIBarMetrics: CGFloat] = [:]

  /// Moves titles down by a distance in points. Negative values move them up.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    titleShifts[barMetrics] = adjustment
    setNeedsLayout()
    mark(.titleVerticalPositionAdjustment, UInt(barMetrics.rawValue)) { (bar: UINavigationBar) in
      bar.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
  }

  /// Returns the distance that titles are moved down, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleShifts[barMetrics] ?? 0
  }

  /// The appearance while content is scrolled under the bar.
  open var standardAppearance: UINavigationBarAppearance {
    get { adoptedStandardAppearance() }
    set {
      setAppearance(
        \.standard, newValue, .standardAppearance, \UINavigationBar.standardAppearance)
    }
  }

  /// The scroll edge appearance: shown while the content's edge touches the bar.
  ///
  /// Nil uses the standard appearance with a clear background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { look.appearances.scrollEdge }
    set {
      setAppearance(
        \.scrollEdge, newValue, .scrollEdgeAppearance, \UINavigationBar.scrollEdgeAppearance)
    }
  }

  /// The appearance in landscape, where the bar is lower. Nil uses the standard appearance.
  open var compactAppearance: UINavigationBarAppearance? {
    get { look.appearances.compact }
    set {
      setAppearance(\.compact, newValue, .compactAppearance, \UINavigationBar.compactAppearance)
    }
  }

  /// The appearance in landscape while the content's edge touches the bar.
  ///
  /// Nil uses `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { look.appearances.compactScrollEdge }
    set {
      setAppearance(
        \.compactScrollEdge, newValue, .compactScrollEdgeAppearance,
        \UINavigationBar.compactScrollEdgeAppearance)
    }
  }

  var look = BarLook<UINavigationBarAppearance>()

  var itemAppearances: BarAppearances<UINavigationBarAppearance> {
    BarAppearances(
      standard: topItem?.standardAppearance, scrollEdge: topItem?.scrollEdgeAppearance,
      compact: topItem?.compactAppearance, compactScrollEdge: topItem?.compactScrollEdgeAppearance)
  }

  var legacyAppearance: UINavigationBarAppearance {
    let appearance = look.legacyAppearance()
    // The titles of black bars are white.
    let standard: [NSAttributedString.Key: Any] =
      barStyle == .black ? [.foregroundColor: UIColor.white] : [:]
    appearance.titleTextAttributes = standard.merging(titleTextAttributes ?? [:]) { $1 }
    appearance.largeTitleTextAttributes = standard.merging(largeTitleTextAttributes ?? [:]) { $1 }
    appearance.setBackIndicatorImage(
      backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
    return appearance
  }

  /// The appearance while content is scrolled under the bar.
  package var standardLook: UINavigationBarAppearance { scrolledLook }

  func lookChanged() {
    needsContent = true
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    itemChanged()
  }

  // MARK: Subviews

  let background = BarBackground(lineAbove: false)
  private let promptLabel = UILabel()
  private let largeTitleArea = LargeTitleArea()
  private var content: NavigationBarContent?
  private var needsContent = true

  /// The distance that the bar's background extends above its frame, in points.
  var topExtension: CGFloat = 0 { didSet { if topExtension != oldValue { setNeedsLayout() } } }
  var edgeDistance: CGFloat? { didSet { if edgeDistance != oldValue { setNeedsLayout() } } }
  /// The distance that the content is pulled beyond its top edge, in points.
  var overscroll: CGFloat = 0 { didSet { if overscroll != oldValue { setNeedsLayout() } } }
  /// The closure that a tap on the back button calls. If it is nil, the bar pops its top item.
  var goBack: (() -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    for view in [background, promptLabel, largeTitleArea] { addSubview(view) }
    promptLabel.textAlignment = .center
    promptLabel.font = .systemFont(ofSize: 12)
  }

  /// Creates a navigation bar from a nib or a storyboard.
  ///
  /// - Note: Partly: returns nil for any other coder, because archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
  }

  var heights: NavigationBarHeights {
    NavigationBarHeights(
      stack, showing: topItem, isCompact: isCompact, prefersLargeTitles: prefersLargeTitles)
  }

  /// Returns the given width, and 44 points plus the heights of the prompt, search bar and large
  /// title.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heights.expanded)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: heights.expanded)
  }

  /// The button that a split view controller adds before the left items of each item.
  package var leadingButton: UIBarButtonItem? {
    didSet { if leadingButton !== oldValue { itemChanged() } }
  }

  /// Updates the bar after a change of an item.
  func itemChanged() {
    needsContent = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Cross-fades from the old content to the new content.
  func dissolveContent() {
    let change = begin(stack)
    change.isDissolve = true
    UIView.animate(
      withDuration: 0.25, delay: 0, animations: { change.run() }, completion: { _ in change.end() })
  }

  // MARK: Layout

  /// The position that the delegate returns. Without one, the top.
  open var barPosition: UIBarPosition {
    let given = delegate?.position(for: self) ?? .any
    if given != .any { return given }
    return topExtension > 0 ? .topAttached : .top
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isNew = needsContent
    if isNew { _ = shownContent() }
    let heights = heights
    let extent =
      topExtension == 0 && barPosition == .topAttached ? max(0, frame.minY) : topExtension
    showBackground(
      in: CGRect(x: 0, y: -extent, width: bounds.width, height: bounds.height + extent))
    promptLabel.text = topItem?.prompt
    promptLabel.textColor = barStyle == .black ? .white : .label
    promptLabel.isHidden = topItem?.prompt == nil || heights.isReplacedBySearch
    promptLabel.frame = CGRect(x: 0, y: 4, width: bounds.width, height: 20)
    let lift = heights.isReplacedBySearch ? heights.title : 0
    content?.frame = CGRect(
      x: 0, y: heights.title - heights.content - lift, width: bounds.width,
      height: heights.content)
    content?.alpha = heights.isReplacedBySearch ? 0 : 1
    largeTitleArea.place(in: bounds, heights, above: layOutSearchBar())
    // New content does not move in from an old place, whatever animation this runs in.
    if isNew { UIView.performWithoutAnimation(layOutTitles) } else { layOutTitles() }
  }

  /// Updates the large title and the title. The large title moves under the content; when it is
  /// nearly hidden, the title fades in.
  private func layOutTitles() {
    largeTitleArea.layOutLabel(pulled: overscroll)
    content?.titleDrop = titleVerticalPositionAdjustment(for: isCompact ? .compact : .default)
    content?.middle.alpha =
      heights.showsLargeTitle ? 1 - min(max(largeTitleArea.bounds.height / 12, 0), 1) : 1
  }

  private func showContent() {
    needsContent = false
    content?.removeFromSuperview()
    content = topItem.map(makeContent)
    if let content { addSubview(content) }
    installSearchBar()
    largeTitleArea.show(topItem?.title, with: scrolledLook.largeTitleTextAttributes)
  }

  private func makeContent(_ item: UINavigationItem) -> NavigationBarContent {
    let content = NavigationBarContent(
      item, backTo: backItem, leading: leadingButton, appearance: scrolledLook)
    content.back?.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        if let goBack { goBack() } else { popItem(animated: true) }
      }, for: .touchUpInside)
    return content
  }

  // MARK: Changes

  /// Replaces the items and prepares the animation of the change.
  func begin(_ items: [UINavigationItem]) -> NavigationBarChange {
    let isPush = items.count >= stack.count
    for item in stack where !items.contains(where: { $0 === item }) { item.bar = nil }
    stack = items
    for item in items { item.bar = self }
    let old = content
    old?.isUserInteractionEnabled = false
    content = nil
    let oldLarge = largeTitleArea.exchangeLabel()
    itemChanged()
    return NavigationBarChange(bar: self, isPush: isPush, old: old, oldLarge: oldLarge)
  }

  /// The current content, laid out in the bar's current size.
  func shownContent() -> (content: NavigationBarContent?, large: UILabel) {
    UIView.performWithoutAnimation {
      if needsContent { showContent() }
      let heights = heights
      content?.frame = CGRect(
        x: 0, y: heights.title - heights.content, width: bounds.width, height: heights.content)
      content?.layoutIfNeeded()
    }
    return (content, largeTitleArea.label)
  }
}
