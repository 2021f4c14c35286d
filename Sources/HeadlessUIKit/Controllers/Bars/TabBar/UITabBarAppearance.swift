/// The appearance of a tab bar: its background and its tabs.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs with the title below the icon.
  open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { adoptParts() } }
  /// The appearance of tabs with the title next to the icon.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet { adoptParts() }
  }
  /// The appearance of tabs on a phone in landscape.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { adoptParts() }
  }
  /// The image behind the selected tab.
  open var selectionIndicatorImage: UIImage? { didSet { changed?() } }
  /// The tint colour of the selection indicator. Nil draws the image unchanged.
  open var selectionIndicatorTintColor: UIColor? { didSet { changed?() } }

  /// The distribution of stacked tabs over the width. `.automatic` uses the bar's.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { changed?() } }
  /// The width of centred stacked tabs, in points. Zero uses the bar's.
  open var stackedItemWidth: CGFloat = 0 { didSet { changed?() } }
  /// The distance between centred stacked tabs, in points. Zero uses the bar's.
  open var stackedItemSpacing: CGFloat = 0 { didSet { changed?() } }

  override func adoptParts() {
    for items in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
      items.changed = { [weak self] in self?.changed?() }
    }
    super.adoptParts()
  }

  override func copyValues(from other: UIBarAppearance) {
    super.copyValues(from: other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
    stackedItemPositioning = other.stackedItemPositioning
    (stackedItemWidth, stackedItemSpacing) = (other.stackedItemWidth, other.stackedItemSpacing)
    selectionIndicatorImage = other.selectionIndicatorImage
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
  }
}
