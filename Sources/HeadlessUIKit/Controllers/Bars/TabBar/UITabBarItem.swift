public import Foundation

/// A tab: a title and an icon, with another one for when it is chosen, and a badge.
open class UITabBarItem: UIBarItem {
  /// What the system has words and a glyph for; raw values as UIKit's.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  /// Shown while the tab is chosen; nil takes `image`.
  open var selectedImage: UIImage? { didSet { if selectedImage != oldValue { changed() } } }
  /// A few characters in a red pill at the icon's corner; nil shows none, an empty text a dot.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { changed() } } }
  /// The pill's colour; nil takes the bar's appearance, else red.
  open var badgeColor: UIColor? {
    didSet {
      if badgeColor != oldValue { changed() }
      mark(.badgeColor, \UITabBarItem.badgeColor)
    }
  }
  /// Moves the title by so many points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      if titlePositionAdjustment != oldValue { changed() }
      mark(.titlePositionAdjustment, \UITabBarItem.titlePositionAdjustment)
    }
  }
  /// The item's own; nil takes the bar's.
  open var standardAppearance: UITabBarAppearance? {
    didSet { adopt(standardAppearance) }
  }
  /// Where the content's edge touches the bar; nil takes the bar's.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { adopt(scrollEdgeAppearance) } }

  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Without a title or an image.
  public override init() { super.init() }

  /// From a nib or a storyboard.
  ///
  /// - Note: Partly: archives are not supported, nil for any other coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A title and an icon, whose shape is seen in the bar's colours.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// A title, an icon and another one for when the tab is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// What the system has for a purpose, in the language of the README.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.tag = tag
    title = systemItem.words
    image = TabBarGlyph.image(of: systemItem, scale: ScreenEnvironment.current.screen.scale)
  }

  /// Font and colour of the badge in a state.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = textAttributes
    changed()
    mark(.badgeTextAttributes, state.rawValue) { (item: UITabBarItem) in
      item.setBadgeTextAttributes(textAttributes, for: state)
    }
  }

  /// What was set for the state.
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeAttributes[state.rawValue] }

  private func adopt(_ appearance: UITabBarAppearance?) {
    appearance?.changed = { [weak self] in self?.changed() }
    changed()
  }
}

extension UITabBarItem.SystemItem {
  /// What the tab says.
  var words: String {
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
