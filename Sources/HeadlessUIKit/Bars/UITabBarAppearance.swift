/// How a tab bar looks: its background and its tabs.
open class UITabBarAppearance: UIBarAppearance {
  /// Of tabs with the title under the icon.
  open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { adoptItems() } }
  /// Of tabs with the title beside the icon.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet { adoptItems() }
  }
  /// Of those in landscape on a phone.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { adoptItems() }
  }
  /// Behind the chosen tab.
  open var selectionIndicatorImage: UIImage? { didSet { changed?() } }
  /// Its colour; nil leaves the image as it is.
  open var selectionIndicatorTintColor: UIColor? { didSet { changed?() } }

  /// The default background and the system's tabs.
  public required init() {
    super.init()
    adoptItems()
  }

  /// The background of another kind of bar, and the system's tabs.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    adoptItems()
  }

  private func adoptItems() {
    for items in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
      items.changed = { [weak self] in self?.changed?() }
    }
    changed?()
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
    selectionIndicatorImage = other.selectionIndicatorImage
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
  }
}
