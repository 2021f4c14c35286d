public import Foundation
import Typography

/// A bar with the title of what is shown, what leads back, and buttons; under a navigation controller
/// its frame is that of the content, 44 points and what a prompt and a large title add, while its
/// background reaches on under the status bar.
///
/// There are two ways to say how it looks. `standardAppearance` and its kin are iOS 13's: where the
/// content's edge touches the bar, `scrollEdgeAppearance` holds, or without one the standard
/// appearance with a clear background. A bar that only the older properties were set of
/// (`barTintColor`, `isTranslucent`, background images) looks the same wherever the content stands,
/// as in apps built for systems before iOS 15.
open class UINavigationBar: UIView, UIBarPositioning {
  /// Of title and buttons, upright (https://developer.apple.com/design/human-interface-guidelines).
  private static let regularHeight: CGFloat = 44
  /// The same where there is little height, as in landscape on a phone.
  private static let compactHeight: CGFloat = 32
  /// What a large title adds.
  static let largeTitleHeight: CGFloat = 52
  /// What a search bar adds.
  static let searchHeight: CGFloat = 52
  /// What a prompt adds.
  static let promptHeight: CGFloat = 30

  // MARK: Items

  private var stack: [UINavigationItem] = []

  /// From the first to the one that is shown.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }
  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : nil }

  /// Asked about pushes and pops, and told of them; of a navigation controller's bar that is the
  /// controller's own business.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// Shows an item over the others, unless the delegate refuses.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems(stack + [item], animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPush: item)
    }
  }

  /// Takes the top item away; nil if there is only one or none, or the delegate refuses.
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

  /// A tap on the back button.
  private func goBackByTap() {
    if let goBack { goBack() } else { popItem(animated: true) }
  }

  /// Shows the last of these. Longer than before is a push, shorter a pop.
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

  /// Whether content lies under the bar, and shows through where the appearance has a blur.
  open var isTranslucent = true {
    didSet {
      legacyChanged()
      mark(.isTranslucent, \UINavigationBar.isTranslucent)
    }
  }
  /// The background's colour; over a blur while the bar is translucent.
  open var barTintColor: UIColor? {
    didSet {
      legacyChanged()
      mark(.barTintColor, \UINavigationBar.barTintColor)
    }
  }
  open var barStyle = UIBarStyle.default {
    didSet {
      legacyChanged()
      mark(.barStyle, \UINavigationBar.barStyle)
    }
  }
  /// Font and colour of the title; see `UINavigationBarAppearance.titleTextAttributes`.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      lookChanged()
      mark(.titleTextAttributes, \UINavigationBar.titleTextAttributes)
    }
  }
  /// Font and colour of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      lookChanged()
      mark(.largeTitleTextAttributes, \UINavigationBar.largeTitleTextAttributes)
    }
  }
  /// Instead of the line at the lower edge; an empty image draws none.
  open var shadowImage: UIImage? {
    didSet {
      legacyChanged()
      mark(.shadowImage, \UINavigationBar.shadowImage)
    }
  }
  /// Instead of the chevron.
  open var backIndicatorImage: UIImage? {
    didSet {
      lookChanged()
      mark(.backIndicatorImage, \UINavigationBar.backIndicatorImage)
    }
  }
  /// - Note: Partly: kept; words are never seen through the indicator here.
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet {
      mark(
        .backIndicatorTransitionMaskImage, \UINavigationBar.backIndicatorTransitionMaskImage)
    }
  }
  /// Whether items may have large titles.
  open var prefersLargeTitles = false {
    didSet {
      itemChanged()
      mark(.prefersLargeTitles, \UINavigationBar.prefersLargeTitles)
    }
  }

  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// An empty image leaves the background clear.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    backgroundImages[metrics] = image
    legacyChanged()
    mark(.backgroundImage, UInt(metrics.rawValue)) { (bar: UINavigationBar) in
      bar.setBackgroundImage(image, for: metrics)
    }
  }

  /// - Note: Partly: the position makes no difference here.
  open func setBackgroundImage(
    _ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(image, for: barMetrics) }

  open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { backgroundImages[metrics] }

  /// - Note: Partly: the position makes no difference here.
  open func backgroundImage(
    for position: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage(for: barMetrics) }

  private var titleShifts: [UIBarMetrics: CGFloat] = [:]

  /// Moves titles down by so many points.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    titleShifts[barMetrics] = adjustment
    setNeedsLayout()
    mark(.titleVerticalPositionAdjustment, UInt(barMetrics.rawValue)) { (bar: UINavigationBar) in
      bar.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
  }

  /// By how many points titles are moved down.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleShifts[barMetrics] ?? 0
  }

  private var ownStandardAppearance: UINavigationBarAppearance?

  /// While content lies under the bar.
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

  /// While the content's edge touches the bar; nil takes the standard one with a clear background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      if let given = scrollEdgeAppearance, given !== oldValue { _ = adopted(given) }
      lookChanged()
      mark(.scrollEdgeAppearance, \UINavigationBar.scrollEdgeAppearance)
    }
  }

  /// In landscape, where the bar is lower; nil takes the standard one.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      if let given = compactAppearance, given !== oldValue { _ = adopted(given) }
      lookChanged()
      mark(.compactAppearance, \UINavigationBar.compactAppearance)
    }
  }

  /// In landscape, while the content's edge touches the bar; nil takes `scrollEdgeAppearance`.
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

  /// Whether any of the properties was set that there were before iOS 13.
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

  /// Where there is little height, as in landscape on a phone.
  private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    itemChanged()
  }

  /// What is shown while content lies under the bar.
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

  /// What was set for where the content's edge touches the bar.
  private var edgeLook: UINavigationBarAppearance? {
    let compact = topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
    if isCompact, let compact { return compact }
    return topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
  }

  /// Whether the bar looks the same wherever the content stands.
  private var isAlwaysStandard: Bool {
    hasLegacyLook && topItem?.standardAppearance == nil && ownStandardAppearance == nil
  }

  // MARK: Parts

  private let background = BarBackground(lineAbove: false)
  private let promptLabel = UILabel()
  /// Cuts the large title off where the bar's content begins.
  private let largeTitleArea = UIView()
  private var content: NavigationBarContent?
  private lazy var largeTitle = makeLargeTitle()
  private var needsContent = true

  /// How far the bar's background reaches above its frame.
  var topExtension: CGFloat = 0 { didSet { if topExtension != oldValue { setNeedsLayout() } } }
  /// How far content lies under the bar, from 0, where the edge touches it, to 1; nil for a bar that
  /// follows no content.
  var edgeDistance: CGFloat? { didSet { if edgeDistance != oldValue { setNeedsLayout() } } }
  /// How far the content was pulled beyond its edge.
  var pulled: CGFloat = 0 { didSet { if pulled != oldValue { setNeedsLayout() } } }
  /// What a tap on the back button does.
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

  /// A `UINavigationBar` of a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
  }

  /// Of title and buttons.
  var contentHeight: CGFloat { isCompact ? Self.compactHeight : Self.regularHeight }

  /// Of the prompt, the title and the buttons.
  private var titleHeight: CGFloat {
    contentHeight + (topItem?.prompt == nil ? 0 : Self.promptHeight)
  }

  private var searchController: UISearchController? { topItem?.searchController }
  /// The search bar has the place of everything else.
  private var isTaken: Bool { searchController?.takesBar ?? false }

  /// Of the search bar with its scopes, if there are any.
  private var searchHeight: CGFloat {
    Self.searchHeight + (searchController?.searchBar.shownScopeHeight ?? 0)
  }

  /// The search bar's part that goes away under content; 0 where it stays.
  var hidingSearchHeight: CGFloat {
    guard let searchController, let topItem, !searchController.isActive else { return 0 }
    return topItem.hidesSearchBarWhenScrolling ? searchHeight : 0
  }

  /// The search bar's part that stays.
  private var stayingSearchHeight: CGFloat {
    searchController == nil || hidingSearchHeight > 0 ? 0 : searchHeight
  }

  /// As low as it gets.
  var collapsedHeight: CGFloat {
    isTaken ? searchHeight : titleHeight + stayingSearchHeight
  }

  /// With the large title and the search bar, if the item has them.
  var expandedHeight: CGFloat {
    guard !isTaken else { return searchHeight }
    return collapsedHeight + hidingSearchHeight
      + (showsLargeTitle ? Self.largeTitleHeight : 0)
  }

  /// As wide as asked for; 44 points and what a prompt and a large title add.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: expandedHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: expandedHeight)
  }

  /// An item that leaves it to the others is as the one before it; the first one's title is large.
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

  /// What a split view controller puts before the left items of each item.
  package var leadingButton: UIBarButtonItem? {
    didSet { if leadingButton !== oldValue { itemChanged() } }
  }

  /// Something of an item in the bar changed.
  func itemChanged() {
    needsContent = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// What is there fades into what there is to be.
  func dissolveContent() {
    let change = begin(stack)
    change.isDissolve = true
    UIView.animate(
      withDuration: 0.25, delay: 0, animations: { change.run() }, completion: { _ in change.end() })
  }

  // MARK: Layout

  /// What the delegate says; at the top where it leaves it open.
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
    // What is new does not come from nowhere, whatever animation this is in.
    if isNew {
      UIView.performWithoutAnimation { layOutTitles(height) }
    } else {
      layOutTitles(height)
    }
  }

  /// The search bar stands on the lower edge; content that comes takes its height away first.
  ///
  /// - Returns: how much of it is seen.
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

  /// The item's search bar is in the bar, and no other.
  private func installSearchBar() {
    for case let other as UISearchBar in subviews where other !== searchController?.searchBar {
      if other.controller != nil { other.removeFromSuperview() }
    }
    guard let searchBar = searchController?.searchBar, searchBar.superview !== self else { return }
    searchBar.isInBar = true
    UIView.performWithoutAnimation { addSubview(searchBar) }
  }

  /// With an appearance for the edge, that or the standard one; without, the standard background comes
  /// in with the distance.
  private func showBackground() {
    let strength = edgeDistance.map { min(max($0, 0), 1) } ?? 1
    if let edgeLook {
      background.show(strength > Self.touching ? standardLook : edgeLook)
    } else {
      background.show(standardLook, strength: isAlwaysStandard ? 1 : strength)
    }
  }

  /// What adding distances leaves of none.
  private static let touching: CGFloat = 1e-6

  private func layOutLargeTitleArea(below top: CGFloat, above bottom: CGFloat) -> CGFloat {
    let height = max(0, bounds.height - top - bottom)
    largeTitleArea.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    largeTitleArea.isHidden = !showsLargeTitle || isTaken
    return height
  }

  /// The large title stands on the bar's lower edge and slides away under the content; where it is all
  /// but gone, the title comes.
  private func layOutTitles(_ height: CGFloat) {
    let grid = PixelGrid(scale: environment.screen.scale)
    let margin: CGFloat = bounds.width >= 414 ? 20 : 16
    let size = largeTitle.sizeThatFits(.zero)
    // Anchored at its leading lower corner, it grows by up to a tenth while the content is pulled.
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

  /// Makes these the items and prepares what is seen to follow.
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

  /// What is shown now, laid out in the bar's present size.
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
