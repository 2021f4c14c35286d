public import Foundation

/// A tab of a tab bar: a title, an icon, a second icon for the selected state, and a badge.
open class UITabBarItem: UIBarItem {
  /// The purposes for which the system provides a title and an icon. Raw values match UIKit's.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  /// The icon of the selected tab. Nil uses `image`.
  open var selectedImage: UIImage? { didSet { if selectedImage != oldValue { changed() } } }
  /// The text of the badge at the icon's corner. Nil shows no badge, an empty text a dot.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { changed() } } }
  /// The colour of the badge. Nil uses that of the bar's appearance, which is red by default.
  open var badgeColor: UIColor? {
    didSet {
      if badgeColor != oldValue { changed() }
      mark(.badgeColor, \UITabBarItem.badgeColor)
    }
  }
  /// The offset of the title from its standard position, in points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      if titlePositionAdjustment != oldValue { changed() }
      mark(.titlePositionAdjustment, \UITabBarItem.titlePositionAdjustment)
    }
  }
  /// The appearance while the tab is selected. Nil uses the bar's.
  open var standardAppearance: UITabBarAppearance? {
    didSet { adopt(standardAppearance) }
  }
  /// The scroll edge appearance while the tab is selected. Nil uses the bar's.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { adopt(scrollEdgeAppearance) } }

  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Creates a tab without a title and an image.
  public override init() { super.init() }

  /// Creates a tab from a nib or a storyboard.
  ///
  /// - Note: Partly: returns nil for any other coder, because archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a tab with a title and a template image, which the bar tints.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates a tab with a title, an image, and a second image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Creates a tab with the system's title and icon for a purpose. The title is in English.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.tag = tag
    title = systemItem.englishTitle
    image = TabBarGlyph.image(of: systemItem, scale: ScreenEnvironment.current.screen.scale)
  }

  /// Sets the font and colour of the badge for a state.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = textAttributes
    changed()
    mark(.badgeTextAttributes, state.rawValue) { (item: UITabBarItem) in
      item.setBadgeTextAttributes(textAttributes, for: state)
    }
  }

  /// Returns the badge attributes that were set for the state.
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeAttributes[state.rawValue] }

  private func adopt(_ appearance: UITabBarAppearance?) {
    appearance?.changed = { [weak self] in self?.changed() }
    changed()
  }
}

extension UITabBarItem.SystemItem {
  /// The English title of the tab.
  var englishTitle: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }
}
