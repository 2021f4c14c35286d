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
open class UINavigationBar: UIView, UIBarPositioning {
  /// The height of the title and the buttons in portrait
  /// (https://developer.apple.com/design/human-interface-guidelines).
  private static let regularHeight: CGFloat = 44
  /// The height of the title and the buttons where height is compact, as on a phone in landscape.
  private static let compactHeight: CGFloat = 32
  /// The additional height of a large title.
  static let largeTitleHeight: CGFloat = 52
  /// The additional height of a search bar.
  static let searchHeight: CGFloat = 52
  /// The additional height of a prompt.
  static let promptHeight: CGFloat = 30

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

  /// Goes back after a tap on the back button.
  private func goBackByTap() {
    if let goBack { goBack() } else { popItem(animated: true) }
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

  // MARK: Looks

  /// Whether content extends under the bar, where a blur lets it show through. True by default.
  open var isTranslucent = true {
    didSet {
      legacyChanged()
      mark(.isTranslucent, \UINavigationBar.isTranslucent)
    }
  }
  /// The background colour. A translucent bar shows it over a blur.
  open var barTintColor: UIColor? {
    didSet {
      legacyChanged()
      mark(.barTintColor, \UINavigationBar.barTintColor)
    }
  }
  /// The base style of the background: light or black.
  open var barStyle = UIBarStyle.default {
    didSet {
      legacyChanged()
      mark(.barStyle, \UINavigationBar.barStyle)
    }
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
    didSet {
      legacyChanged()
      mark(.shadowImage, \UINavigationBar.shadowImage)
    }
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

  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// Sets the background image. An empty image makes the background clear.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    backgroundImages[metrics] = image
    legacyChanged()
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

  /// Returns the background image, or nil.
  open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { backgroundImages[metrics] }

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

  private var ownStandardAppearance: UINavigationBarAppearance?

  /// The appearance while content is scrolled under the bar.
  open var standardAppearance: UINavigationBarAppearance {
    get {
      if let ownStandardAppearance { return ownStandardAppearance }
      let appearance = adopted(UINavigationBarAppearance())
      ownStandardAppearance = appearance
      return appearance
    }
    set {
      ownStandardAppearance = adopted(newValue)
      lookChanged()
      mark(.standardAppearance, \UINavigationBar.standardAppearance)
    }
  }

  /// The scroll edge appearance: shown while the content's edge touches the bar.
  ///
  /// Nil uses the standard appearance with a clear background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      if let given = scrollEdgeAppearance, given !== oldValue { _ = adopted(given) }
      lookChanged()
      mark(.scrollEdgeAppearance, \UINavigationBar.scrollEdgeAppearance)
    }
  }

  /// The appearance in landscape, where the bar is lower. Nil uses the standard appearance.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      if let given = compactAppearance, given !== oldValue { _ = adopted(given) }
      lookChanged()
      mark(.compactAppearance, \UINavigationBar.compactAppearance)
    }
  }

  /// The appearance in landscape while the content's edge touches the bar.
  ///
  /// Nil uses `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      if let given = compactScrollEdgeAppearance, given !== oldValue { _ = adopted(given) }
      lookChanged()
      mark(.compactScrollEdgeAppearance, \UINavigationBar.compactScrollEdgeAppearance)
    }
  }

  private func adopted(_ appearance: UINavigationBarAppearance) -> UINavigationBarAppearance {
    appearance.changed = { [weak self] in self?.lookChanged() }
    return appearance
  }

  /// Whether any of the appearance properties from before iOS 13 was set.
  private var hasLegacyLook = false

  private func legacyChanged() {
    hasLegacyLook = true
    lookChanged()
    superview?.setNeedsLayout()
  }

  private func lookChanged() {
    needsContent = true
    setNeedsLayout()
  }

  /// Whether the vertical size class is compact, as on a phone in landscape.
  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    itemChanged()
  }

  /// The appearance while content is scrolled under the bar.
  package var standardLook: UINavigationBarAppearance {
    if isCompact, let compact = topItem?.compactAppearance ?? compactAppearance { return compact }
    if let own = topItem?.standardAppearance ?? ownStandardAppearance { return own }
    let look = UINavigationBarAppearance()
    if hasLegacyLook {
      look.takeLegacyBackground(
        image: backgroundImages[.default], tint: barTintColor, style: barStyle,
        isTranslucent: isTranslucent, shadow: shadowImage)
    }
    look.titleTextAttributes = titleTextAttributes ?? [:]
    look.largeTitleTextAttributes = largeTitleTextAttributes ?? [:]
    look.setBackIndicatorImage(
      backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
    return look
  }

  /// The custom appearance for the scroll edge, or nil.
  private var edgeLook: UINavigationBarAppearance? {
    let compact = topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
    if isCompact, let compact { return compact }
    return topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  /// Whether the bar looks the same at every content offset.
  private var isAlwaysStandard: Bool {
    hasLegacyLook && topItem?.standardAppearance == nil && ownStandardAppearance == nil
  }

  // MARK: Parts

  private let background = BarBackground(lineAbove: false)
  private let promptLabel = UILabel()
  /// The clipping view that cuts the large title off at the lower edge of the title area.
  private let largeTitleArea = UIView()
  private var content: NavigationBarContent?
  private lazy var largeTitle = makeLargeTitle()
  private var needsContent = true

  /// The distance that the bar's background extends above its frame, in points.
  var topExtension: CGFloat = 0 { didSet { if topExtension != oldValue { setNeedsLayout() } } }
  /// The distance that content is scrolled under the bar, from 0 (the edge touches it) to 1 (the
  /// background is fully visible). Nil if the bar follows no content.
  var edgeDistance: CGFloat? { didSet { if edgeDistance != oldValue { setNeedsLayout() } } }
  /// The distance that the content is pulled beyond its top edge, in points.
  var pulled: CGFloat = 0 { didSet { if pulled != oldValue { setNeedsLayout() } } }
  /// The closure that a tap on the back button calls. If it is nil, the bar pops its top item.
  var goBack: (() -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    for view in [background, promptLabel, largeTitleArea] { addSubview(view) }
    largeTitleArea.clipsToBounds = true
    largeTitleArea.isUserInteractionEnabled = false
    largeTitleArea.addSubview(largeTitle)
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

  /// The height of the title and the buttons.
  var contentHeight: CGFloat { isCompact ? Self.compactHeight : Self.regularHeight }

  /// The height of the prompt, the title and the buttons.
  private var titleHeight: CGFloat {
    contentHeight + (topItem?.prompt == nil ? 0 : Self.promptHeight)
  }

  private var searchController: UISearchController? { topItem?.searchController }
  /// Whether the search bar takes the place of all other content.
  private var isTaken: Bool { searchController?.takesBar ?? false }

  /// The height of the search bar and its visible scope bar.
  private var searchHeight: CGFloat {
    Self.searchHeight + (searchController?.searchBar.shownScopeHeight ?? 0)
  }

  /// The height of a search bar that hides while the content scrolls. Zero if it stays visible.
  var hidingSearchHeight: CGFloat {
    guard let searchController, let topItem, !searchController.isActive else { return 0 }
    return topItem.hidesSearchBarWhenScrolling ? searchHeight : 0
  }

  /// The height of a search bar that stays visible while the content scrolls.
  private var stayingSearchHeight: CGFloat {
    searchController == nil || hidingSearchHeight > 0 ? 0 : searchHeight
  }

  /// The minimum height.
  var collapsedHeight: CGFloat {
    isTaken ? searchHeight : titleHeight + stayingSearchHeight
  }

  /// The maximum height, with the item's large title and search bar.
  var expandedHeight: CGFloat {
    guard !isTaken else { return searchHeight }
    return collapsedHeight + hidingSearchHeight
      + (showsLargeTitle ? Self.largeTitleHeight : 0)
  }

  /// Returns the given width, and 44 points plus the heights of the prompt, search bar and large
  /// title.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: expandedHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: expandedHeight)
  }

  /// Whether the top item shows a large title. An automatic item inherits from the item below it.
  /// The first one shows a large title.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, !isCompact else { return false }
    for item in stack.reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return !stack.isEmpty
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
    showBackground()
    let extent =
      topExtension == 0 && barPosition == .topAttached ? max(0, frame.minY) : topExtension
    background.frame = CGRect(
      x: 0, y: -extent, width: bounds.width, height: bounds.height + extent)
    let prompt = titleHeight - contentHeight
    promptLabel.text = topItem?.prompt
    promptLabel.isHidden = topItem?.prompt == nil
    promptLabel.frame = CGRect(x: 0, y: 4, width: bounds.width, height: 20)
    let lift = isTaken ? titleHeight : 0
    content?.frame = CGRect(x: 0, y: prompt - lift, width: bounds.width, height: contentHeight)
    content?.alpha = isTaken ? 0 : 1
    if isTaken { promptLabel.isHidden = true }
    let height = layOutLargeTitleArea(below: isTaken ? 0 : titleHeight, above: layOutSearchBar())
    // New content does not move in from an old place, whatever animation this runs in.
    if isNew {
      UIView.performWithoutAnimation { layOutTitles(height) }
    } else {
      layOutTitles(height)
    }
  }

  /// Places the search bar on the bar's lower edge. Scrolling content reduces its height first.
  ///
  /// - Returns: The visible height of the search bar.
  private func layOutSearchBar() -> CGFloat {
    guard let searchBar = searchController?.searchBar, searchBar.superview === self else {
      return 0
    }
    let large = showsLargeTitle && !isTaken ? Self.largeTitleHeight : 0
    let free = isTaken ? bounds.height : bounds.height - titleHeight - large
    let height = hidingSearchHeight > 0 ? min(max(free, 0), searchHeight) : searchHeight
    searchBar.frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
    searchBar.alpha = min(max((height - searchHeight / 2) / (searchHeight / 2), 0), 1)
    return height
  }

  /// Adds the top item's search bar, and removes those of other items.
  private func installSearchBar() {
    for case let other as UISearchBar in subviews where other !== searchController?.searchBar {
      if other.controller != nil { other.removeFromSuperview() }
    }
    guard let searchBar = searchController?.searchBar, searchBar.superview !== self else { return }
    searchBar.isInBar = true
    UIView.performWithoutAnimation { addSubview(searchBar) }
  }

  /// Shows the background. With an edge appearance it switches between that and the standard one.
  /// Without one, the standard background fades in with the distance.
  private func showBackground() {
    let strength = edgeDistance.map { min(max($0, 0), 1) } ?? 1
    if let edgeLook {
      background.show(strength > Self.touching ? standardLook : edgeLook)
    } else {
      background.show(standardLook, strength: isAlwaysStandard ? 1 : strength)
    }
  }

  /// The tolerance for a distance of zero, for rounding errors of its sums.
  private static let touching: CGFloat = 1e-6

  private func layOutLargeTitleArea(below top: CGFloat, above bottom: CGFloat) -> CGFloat {
    let height = max(0, bounds.height - top - bottom)
    largeTitleArea.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    largeTitleArea.isHidden = !showsLargeTitle || isTaken
    return height
  }

  /// Places the large title on the bar's lower edge, where it slides away under the content. The
  /// small title fades in when the large one is nearly gone.
  private func layOutTitles(_ height: CGFloat) {
    let grid = PixelGrid(scale: environment.screen.scale)
    let margin: CGFloat = bounds.width >= 414 ? 20 : 16
    let size = largeTitle.sizeThatFits(.zero)
    // Anchored at its lower leading corner, it grows by up to a tenth while the content is pulled.
    let scale = 1 + 0.1 * min(max(pulled, 0) / 100, 1)
    largeTitle.bounds.size = CGSize(
      width: min(size.width, bounds.width - 2 * margin), height: size.height)
    largeTitle.layer.position = CGPoint(x: margin, y: grid.nearest(height - 8))
    largeTitle.transform = CGAffineTransform(scaleX: scale, y: scale)
    content?.titleDrop = titleVerticalPositionAdjustment(for: isCompact ? .compact : .default)
    content?.middle.alpha = showsLargeTitle ? 1 - min(max(height / 12, 0), 1) : 1
  }

  private func showContent() {
    needsContent = false
    content?.removeFromSuperview()
    content = topItem.map(makeContent)
    if let content { addSubview(content) }
    installSearchBar()
    setLargeTitle()
  }

  private func makeContent(_ item: UINavigationItem) -> NavigationBarContent {
    let content = NavigationBarContent(
      item, backTo: backItem, leading: leadingButton, appearance: standardLook)
    content.back?.addAction(
      UIAction { [weak self] _ in self?.goBackByTap() }, for: .touchUpInside)
    return content
  }

  private func makeLargeTitle() -> UILabel {
    let label = UILabel()
    UIView.performWithoutAnimation { label.layer.anchorPoint = CGPoint(x: 0, y: 1) }
    return label
  }

  private func setLargeTitle() {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 34, weight: .bold), .foregroundColor: UIColor.label,
    ]
    attributes.merge(standardLook.largeTitleTextAttributes) { $1 }
    largeTitle.show(topItem?.title, with: attributes)
  }

  // MARK: Changes

  /// Replaces the items and prepares the animation of the change.
  func begin(_ items: [UINavigationItem]) -> NavigationBarChange {
    let isPush = items.count >= stack.count
    for item in stack where !items.contains(where: { $0 === item }) { item.bar = nil }
    stack = items
    for item in items { item.bar = self }
    let old = content, oldLarge = largeTitle, hadLarge = !largeTitleArea.isHidden
    old?.isUserInteractionEnabled = false
    content = nil
    largeTitle = makeLargeTitle()
    largeTitleArea.addSubview(largeTitle)
    needsContent = true
    itemChanged()
    return NavigationBarChange(
      bar: self, isPush: isPush, old: old, oldLarge: oldLarge, hadLarge: hadLarge)
  }

  /// The current content, laid out in the bar's current size.
  func shownContent() -> (content: NavigationBarContent?, large: UILabel) {
    UIView.performWithoutAnimation {
      if needsContent { showContent() }
      content?.frame = CGRect(
        x: 0, y: titleHeight - contentHeight, width: bounds.width,
        height: contentHeight)
      content?.layoutIfNeeded()
    }
    return (content, largeTitle)
  }
}
