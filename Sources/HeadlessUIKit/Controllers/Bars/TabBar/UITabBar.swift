public import Foundation
import Typography

/// A bar of tabs at the bottom of the screen, one of which is chosen. 49 points high, less in
/// landscape on a phone, and what the home indicator keeps.
///
/// Where the content ends above the bar, or does not scroll, `scrollEdgeAppearance` holds, or without
/// one the standard appearance with a clear background, as since iOS 15.
open class UITabBar: UIView, UIBarPositioning {
  /// How tabs share the width; raw values as UIKit's.
  public enum ItemPositioning: Int, Sendable {
    /// `fill` on phones, `centered` where there is much width.
    case automatic
    /// In equal shares.
    case fill
    /// As wide as `itemWidth`, or as the widest needs, in the middle.
    case centered
  }

  /// Upright (https://developer.apple.com/design/human-interface-guidelines).
  private static let regularHeight: CGFloat = 49
  private static let compactHeight: CGFloat = 32
  /// Of a centred tab without a width, and between two of them.
  private static let centeredWidth: CGFloat = 76
  private static let centeredSpacing: CGFloat = 34
  /// How many there are at most where there is little width.
  private static let compactCapacity = 5

  /// Told of taps.
  open weak var delegate: (any UITabBarDelegate)? {
    didSet { UncalledMethod.report(of: delegate, to: environment.problems) }
  }
  /// What a controller does at a tap, after the delegate was told.
  var tapped: ((UITabBarItem) -> Void)?

  private var buttons: [TabBarButton] = []
  private let background = BarBackground(lineAbove: true)
  private let indicator = UIImageView()

  /// No tabs.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    addSubview(background)
    indicator.isUserInteractionEnabled = false
    addSubview(indicator)
  }

  /// A `UITabBar` of a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForNib() {
    super.prepareForNib()
    setUp()
  }

  // MARK: Tabs

  /// From the left.
  open var items: [UITabBarItem]? {
    get { buttons.isEmpty ? nil : buttons.map(\.item) }
    set { setItems(newValue, animated: false) }
  }

  /// The chosen tab; one that is not in the bar chooses none. The delegate is not told.
  open weak var selectedItem: UITabBarItem? { didSet { showSelection() } }

  /// Shows these; in a quarter of a second if animated.
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

  // MARK: Looks

  /// Whether content lies under the bar.
  open var isTranslucent = true {
    didSet {
      legacyChanged()
      mark(.isTranslucent, \UITabBar.isTranslucent)
    }
  }
  /// The background's colour; over a blur while the bar is translucent.
  open var barTintColor: UIColor? {
    didSet {
      legacyChanged()
      mark(.barTintColor, \UITabBar.barTintColor)
    }
  }
  /// Dark or light, where no colour was set.
  open var barStyle = UIBarStyle.default {
    didSet {
      legacyChanged()
      mark(.barStyle, \UITabBar.barStyle)
    }
  }
  /// Instead of the background; an empty image leaves it clear.
  open var backgroundImage: UIImage? {
    didSet {
      legacyChanged()
      mark(.backgroundImage, \UITabBar.backgroundImage)
    }
  }
  /// Instead of the line at the upper edge; an empty image draws none.
  open var shadowImage: UIImage? {
    didSet {
      legacyChanged()
      mark(.shadowImage, \UITabBar.shadowImage)
    }
  }
  /// Of the tabs that are not chosen; nil is grey.
  open var unselectedItemTintColor: UIColor? {
    didSet {
      lookChanged()
      mark(.unselectedItemTintColor, \UITabBar.unselectedItemTintColor)
    }
  }
  /// Behind the chosen tab, in its middle.
  open var selectionIndicatorImage: UIImage? {
    didSet {
      lookChanged()
      mark(.selectionIndicatorImage, \UITabBar.selectionIndicatorImage)
    }
  }
  /// How tabs share the width.
  open var itemPositioning = ItemPositioning.automatic {
    didSet {
      setNeedsLayout()
      mark(.itemPositioning, \UITabBar.itemPositioning)
    }
  }
  /// In points, of centred tabs; 0 for the system's.
  open var itemWidth: CGFloat = 0 {
    didSet {
      setNeedsLayout()
      mark(.itemWidth, \UITabBar.itemWidth)
    }
  }
  /// In points, between centred tabs; 0 for the system's.
  open var itemSpacing: CGFloat = 0 {
    didSet {
      setNeedsLayout()
      mark(.itemSpacing, \UITabBar.itemSpacing)
    }
  }

  private var ownStandardAppearance: UITabBarAppearance?

  /// While content lies under the bar.
  open var standardAppearance: UITabBarAppearance {
    get {
      if let ownStandardAppearance { return ownStandardAppearance }
      let appearance = adopted(UITabBarAppearance())
      ownStandardAppearance = appearance
      return appearance
    }
    set {
      ownStandardAppearance = adopted(newValue)
      lookChanged()
      mark(.standardAppearance, \UITabBar.standardAppearance)
    }
  }

  /// While the content ends above the bar; nil takes the standard one with a clear background.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      if let given = scrollEdgeAppearance, given !== oldValue { _ = adopted(given) }
      lookChanged()
      mark(.scrollEdgeAppearance, \UITabBar.scrollEdgeAppearance)
    }
  }

  private func adopted(_ appearance: UITabBarAppearance) -> UITabBarAppearance {
    appearance.changed = { [weak self] in self?.lookChanged() }
    return appearance
  }

  private var hasLegacyLook = false

  private func legacyChanged() {
    hasLegacyLook = true
    lookChanged()
    superview?.setNeedsLayout()
  }

  private func lookChanged() {
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

  /// How far content lies under the bar, from 0, where it ends above, to 1; nil for a bar that follows
  /// none.
  var edgeDistance: CGFloat? { didSet { if edgeDistance != oldValue { lookChanged() } } }

  /// Whether the content's edge touches the bar.
  var isAtEdge: Bool { edgeDistance.map { $0 <= 0 } ?? false }

  /// What holds now, background aside.
  var shownLook: UITabBarAppearance {
    if isAtEdge, let edge = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance {
      return edge
    }
    return standardLook
  }

  private var standardLook: UITabBarAppearance {
    if let own = selectedItem?.standardAppearance ?? ownStandardAppearance { return own }
    let look = UITabBarAppearance()
    if hasLegacyLook {
      look.takeLegacyBackground(
        image: backgroundImage, tint: barTintColor, style: barStyle,
        isTranslucent: isTranslucent, shadow: shadowImage)
    }
    look.selectionIndicatorImage = selectionIndicatorImage
    return look
  }

  private func showBackground() {
    let strength = edgeDistance.map { min(max($0, 0), 1) } ?? 1
    let isAlwaysStandard =
      hasLegacyLook && ownStandardAppearance == nil && selectedItem?.standardAppearance == nil
    if isAtEdge, selectedItem?.scrollEdgeAppearance != nil || scrollEdgeAppearance != nil {
      background.show(shownLook)
    } else {
      background.show(standardLook, strength: isAlwaysStandard ? 1 : strength)
    }
  }

  // MARK: Layout

  /// Where there is little height, as in landscape on a phone.
  var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// Without what the home indicator keeps.
  var contentHeight: CGFloat { isCompact ? Self.compactHeight : Self.regularHeight }

  /// At the bottom.
  open var barPosition: UIBarPosition { .bottom }

  /// As wide as asked for; 49 points and what the home indicator keeps.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: contentHeight + (window?.safeAreaInsets.bottom ?? 0))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showBackground()
    background.frame = bounds
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

  /// How many tabs have room in a width: five on phones and in compact width, else as many of the least width as
  /// there is room for.
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
