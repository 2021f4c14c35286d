public import Foundation
import Typography

/// A bar of tabs at the bottom of the screen, one of which is selected.
///
/// The bar is 49 points high, plus the height of the home indicator's area. It is lower on phones
/// in landscape. `scrollEdgeAppearance` applies where the content ends above the bar or does not
/// scroll. Without one, the standard appearance with a clear background applies there, as since iOS
/// 15.
open class UITabBar: UIView, UIBarPositioning, StyledBar {
  /// The distribution of the tabs over the bar's width. Raw values match UIKit's.
  public enum ItemPositioning: Int, Sendable {
    /// `fill` on phones, `centered` where width is regular.
    case automatic
    /// Equal shares of the width.
    case fill
    /// In the centre, as wide as `itemWidth` or as the widest tab needs.
    case centered
  }

  /// The height in portrait (https://developer.apple.com/design/human-interface-guidelines).
  private static let regularHeight: CGFloat = 49
  private static let compactHeight: CGFloat = 32
  /// The width of a centred tab without `itemWidth`, and the distance between two of them.
  private static let centeredWidth: CGFloat = 76
  private static let centeredSpacing: CGFloat = 34
  /// The maximum number of tabs where width is compact.
  private static let compactCapacity = 5

  /// The object that is notified of taps on tabs.
  open weak var delegate: (any UITabBarDelegate)? {
    didSet { UncalledMethod.report(of: delegate, to: environment.problems) }
  }
  /// The closure of the tab bar controller, called after the delegate when a tab is tapped.
  var tapped: ((UITabBarItem) -> Void)?

  private var buttons: [TabBarButton] = []
  let background = BarBackground(lineAbove: true)
  private let indicator = UIImageView()

  /// Creates a tab bar without tabs.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    addSubview(background)
    indicator.isUserInteractionEnabled = false
    addSubview(indicator)
  }

  /// Creates a tab bar from a nib or a storyboard.
  ///
  /// - Note: Partly: returns nil for any other coder, because archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
  }

  // MARK: Tabs

  /// The tabs, from the left. Nil if there are none.
  open var items: [UITabBarItem]? {
    get { buttons.isEmpty ? nil : buttons.map(\.item) }
    set { setItems(newValue, animated: false) }
  }

  /// The selected tab. An item that is not in the bar selects none. Setting it does not call the
  /// delegate.
  open weak var selectedItem: UITabBarItem? { didSet { showSelection() } }

  /// Shows the sheet in which a user rearranges tabs.
  ///
  /// - Note: Does nothing: there is no such sheet.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {}
  /// Hides the sheet in which a user rearranges tabs. Returns whether the tabs were changed.
  ///
  /// - Note: Partly: always returns false, because there is no such sheet.
  open func endCustomizing(animated: Bool) -> Bool { false }
  /// Whether the sheet in which a user rearranges tabs is shown; always false here.
  open var isCustomizing: Bool { false }

  /// Replaces the tabs. An animation takes a quarter of a second.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    let old = buttons
    buttons = (items ?? []).map { TabBarButton($0, in: self) }
    for button in buttons {
      button.addAction(
        UIAction { [weak self, weak button] _ in
          if let item = button?.item { self?.tap(item) }
        }, for: .touchUpInside)
      addSubview(button)
    }
    if let selected = selectedItem, !(items ?? []).contains(selected) { selectedItem = nil }
    showSelection()
    setNeedsLayout()
    UIView.exchange(old, for: buttons, animated: animated)
  }

  private func tap(_ item: UITabBarItem) {
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
    tapped?(item)
  }

  private func showSelection() {
    for button in buttons { button.isSelected = button.item === selectedItem }
    setNeedsLayout()
  }

  // MARK: Appearance

  /// Whether content extends under the bar. True by default.
  open var isTranslucent: Bool {
    get { look.isTranslucent }
    set { setLegacy(\.isTranslucent, newValue, .isTranslucent, \UITabBar.isTranslucent) }
  }
  /// The background colour. A translucent bar shows it over a blur.
  open var barTintColor: UIColor? {
    get { look.barTintColor }
    set { setLegacy(\.barTintColor, newValue, .barTintColor, \UITabBar.barTintColor) }
  }
  /// The base style, light or black, which applies without a `barTintColor`.
  open var barStyle: UIBarStyle {
    get { look.barStyle }
    set { setLegacy(\.barStyle, newValue, .barStyle, \UITabBar.barStyle) }
  }
  /// The image that replaces the background. An empty image makes it clear.
  open var backgroundImage: UIImage? {
    get { look.backgroundImage }
    set { setLegacy(\.backgroundImage, newValue, .backgroundImage, \UITabBar.backgroundImage) }
  }
  /// The image that replaces the line at the upper edge. An empty image draws no line.
  open var shadowImage: UIImage? {
    get { look.shadowImage }
    set { setLegacy(\.shadowImage, newValue, .shadowImage, \UITabBar.shadowImage) }
  }
  /// The colour of tabs that are not selected. Nil is grey.
  open var unselectedItemTintColor: UIColor? {
    didSet {
      lookChanged()
      mark(.unselectedItemTintColor, \UITabBar.unselectedItemTintColor)
    }
  }
  /// The image behind the selected tab, centred.
  open var selectionIndicatorImage: UIImage? {
    didSet {
      lookChanged()
      mark(.selectionIndicatorImage, \UITabBar.selectionIndicatorImage)
    }
  }
  /// The distribution of the tabs over the bar's width.
  open var itemPositioning = ItemPositioning.automatic {
    didSet {
      setNeedsLayout()
      mark(.itemPositioning, \UITabBar.itemPositioning)
    }
  }
  /// The width of centred tabs, in points. Zero uses the standard width.
  open var itemWidth: CGFloat = 0 {
    didSet {
      setNeedsLayout()
      mark(.itemWidth, \UITabBar.itemWidth)
    }
  }
  /// The distance between centred tabs, in points. Zero uses the standard distance.
  open var itemSpacing: CGFloat = 0 {
    didSet {
      setNeedsLayout()
      mark(.itemSpacing, \UITabBar.itemSpacing)
    }
  }

  /// The appearance while content is scrolled under the bar.
  open var standardAppearance: UITabBarAppearance {
    get { adoptedStandardAppearance() }
    set { setAppearance(\.standard, newValue, .standardAppearance, \UITabBar.standardAppearance) }
  }

  /// The appearance while the content ends above the bar.
  ///
  /// Nil uses the standard appearance with a clear background.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { look.appearances.scrollEdge }
    set {
      setAppearance(\.scrollEdge, newValue, .scrollEdgeAppearance, \UITabBar.scrollEdgeAppearance)
    }
  }

  var look = BarLook<UITabBarAppearance>()

  var itemAppearances: BarAppearances<UITabBarAppearance> {
    BarAppearances(
      standard: selectedItem?.standardAppearance, scrollEdge: selectedItem?.scrollEdgeAppearance)
  }

  var legacyAppearance: UITabBarAppearance {
    let appearance = look.legacyAppearance()
    appearance.selectionIndicatorImage = selectionIndicatorImage
    return appearance
  }

  func lookChanged() {
    for button in buttons { button.show() }
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    lookChanged()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    lookChanged()
  }

  var edgeDistance: CGFloat? { didSet { if edgeDistance != oldValue { lookChanged() } } }

  // MARK: Layout

  /// The height without the home indicator's area.
  var contentHeight: CGFloat { isCompact ? Self.compactHeight : Self.regularHeight }

  /// The position of a tab bar: the bottom.
  open var barPosition: UIBarPosition { .bottom }

  /// Returns the given width, and 49 points (32 with compact height) plus the home indicator's
  /// area if the bar covers a part of it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let indicator = safeAreaInsets.bottom > 0 ? window?.safeAreaInsets.bottom ?? 0 : 0
    return CGSize(width: size.width, height: contentHeight + indicator)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showBackground(in: bounds)
    let frames = buttonFrames
    for (button, frame) in zip(buttons, frames) { button.frame = frame }
    let selected = buttons.first { $0.isSelected }
    indicator.image = shownLook.selectionIndicatorImage.map { image in
      shownLook.selectionIndicatorTintColor.map {
        image.tinted(with: $0.color(in: traitCollection))
      } ?? image
    }
    indicator.isHidden = selected == nil || indicator.image == nil
    if let selected {
      indicator.bounds.size = indicator.image?.size ?? .zero
      indicator.center = selected.center
    }
  }

  /// Returns the number of tabs that a width has room for.
  ///
  /// It is five on phones and where width is compact. Otherwise it depends on the minimum width of
  /// a tab.
  func capacity(in width: CGFloat) -> Int {
    guard traitCollection.userInterfaceIdiom == .pad,
      traitCollection.horizontalSizeClass == .regular
    else { return Self.compactCapacity }
    let spacing =
      itemPositioning == .fill ? 0 : itemSpacing > 0 ? itemSpacing : Self.centeredSpacing
    let least =
      itemPositioning != .fill && itemWidth > 0 ? itemWidth : Self.centeredWidth
    return max(Self.compactCapacity, Int((width + spacing) / (least + spacing)))
  }

  private var buttonFrames: [CGRect] {
    guard !buttons.isEmpty else { return [] }
    let grid = PixelGrid(scale: environment.screen.scale)
    let height = min(contentHeight, bounds.height)
    let count = CGFloat(buttons.count)
    let look = standardAppearance
    let positioning =
      look.stackedItemPositioning == .automatic ? itemPositioning : look.stackedItemPositioning
    let itemWidth = look.stackedItemWidth > 0 ? look.stackedItemWidth : self.itemWidth
    let itemSpacing = look.stackedItemSpacing > 0 ? look.stackedItemSpacing : self.itemSpacing
    let isCentered =
      positioning == .centered
      || positioning == .automatic && traitCollection.horizontalSizeClass == .regular
    var (start, width, spacing) = (CGFloat(0), bounds.width / count, CGFloat(0))
    if isCentered {
      let needed = buttons.map { $0.sizeThatFits(.zero).width }.max() ?? 0
      width = itemWidth > 0 ? itemWidth : max(Self.centeredWidth, needed)
      spacing = itemSpacing > 0 ? itemSpacing : Self.centeredSpacing
      start = (bounds.width - count * width - (count - 1) * spacing) / 2
    }
    return buttons.indices.map { index in
      let x = grid.nearest(start + CGFloat(index) * (width + spacing))
      let end = grid.nearest(start + CGFloat(index) * (width + spacing) + width)
      return CGRect(x: x, y: 0, width: end - x, height: height)
    }
  }
}
