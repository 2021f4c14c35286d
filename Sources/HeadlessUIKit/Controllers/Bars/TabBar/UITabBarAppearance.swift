/// How a tab bar looks: its background and its tabs.
open class UITabBarAppearance: UIBarAppearance {
  /// Of tabs with the title under the icon.
  open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { adoptParts() } }
  /// Of tabs with the title beside the icon.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet { adoptParts() }
  }
  /// Of those in landscape on a phone.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { adoptParts() }
  }
  /// Behind the chosen tab.
  open var selectionIndicatorImage: UIImage? { didSet { changed?() } }
  /// Its colour; nil leaves the image as it is.
  open var selectionIndicatorTintColor: UIColor? { didSet { changed?() } }

  /// How stacked tabs share the width; automatic leaves it to the bar.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { changed?() } }
  /// In points, of centred ones; 0 leaves it to the bar.
  open var stackedItemWidth: CGFloat = 0 { didSet { changed?() } }
  /// In points, between centred ones; 0 leaves it to the bar.
  open var stackedItemSpacing: CGFloat = 0 { didSet { changed?() } }

  override func adoptParts() {
    for items in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
      items.changed = { [weak self] in self?.changed?() }
    }
    super.adoptParts()
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
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
