import Foundation

/// Decoding of bars and their items.
extension NibReader {
  // MARK: Items

  func fill(_ item: UIBarItem) {
    if let title = string("title") { item.title = title }
    if let image = image("image") { item.image = image }
    if let isEnabled = bool("enabled") { item.isEnabled = isEnabled }
    if let tag = integer("tag") { item.tag = tag }
    if let insets = insets("imageInsets") { item.imageInsets = insets }
    ignore("landscapeImage", "largeContentSizeImage", "springLoaded")
    fillAccessibility(of: item, identifier: \.accessibilityIdentifier)
    if let item = item as? UIBarButtonItem { fillButton(item) }
    if let item = item as? UITabBarItem { fillTab(item) }
  }

  private func fillButton(_ item: UIBarButtonItem) {
    ignore("systemItem", "catalog")
    let styles: [String: UIBarButtonItem.Style] = [
      "plain": .plain, "bordered": .bordered, "done": .done,
    ]
    if let style = option("style", styles) { item.style = style }
    if let width = number("width") { item.width = width }
    if let color = color("tintColor") { item.tintColor = color }
    if let view = child(key: "customView", in: NibClasses.views) {
      item.customView = nib.makeView(view)
    }
    if let attributes = reader("textAttributes", key: "titleTextAttributes") {
      item.setTitleTextAttributes(attributes.textAttributes(), for: .normal)
    }
  }

  private func fillTab(_ item: UITabBarItem) {
    let items: [String: UITabBarItem.SystemItem] = [
      "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
      "recents": .recents, "contacts": .contacts, "history": .history,
      "bookmarks": .bookmarks, "search": .search, "downloads": .downloads,
      "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
    if let system = option("systemItem", items) {
      let model = UITabBarItem(tabBarSystemItem: system, tag: item.tag)
      (item.title, item.image) = (model.title, model.image)
    }
    if let value = string("badgeValue") { item.badgeValue = value }
    if let color = color("badgeColor") { item.badgeColor = color }
    if let image = image("selectedImage") { item.selectedImage = image }
    if let offset = reader("offsetWrapper", key: "titlePositionAdjustment") {
      item.titlePositionAdjustment = UIOffset(
        horizontal: offset.number("horizontal") ?? 0, vertical: offset.number("vertical") ?? 0)
    }
  }

  func fill(_ item: UINavigationItem) {
    if let title = string("title") { item.title = title }
    if let prompt = string("prompt") { item.prompt = prompt }
    if let hides = bool("hidesBackButton") { item.hidesBackButton = hides }
    if let supplements = bool("leftItemsSupplementBackButton") {
      item.leftItemsSupplementBackButton = supplements
    }
    let modes: [String: UINavigationItem.LargeTitleDisplayMode] = [
      "automatic": .automatic, "always": .always, "never": .never,
    ]
    if let mode = option("largeTitleDisplayMode", modes) { item.largeTitleDisplayMode = mode }
    if let title = string("backButtonTitle") { item.backButtonTitle = title }
    ignore("style", "preferredSearchBarPlacement")
    if let hides = bool("hidesSearchBarWhenScrolling") { item.hidesSearchBarWhenScrolling = hides }
    if let button = child("barButtonItem", key: "backBarButtonItem") {
      item.backBarButtonItem = nib.makeItem(button, or: UIBarButtonItem.self)
    }
    item.leftBarButtonItems = buttons("left") ?? item.leftBarButtonItems
    item.rightBarButtonItems = buttons("right") ?? item.rightBarButtonItems
    if let view = child(key: "titleView", in: NibClasses.views) {
      item.titleView = nib.makeView(view)
    }
    if let look = barAppearance("standardAppearance") { item.standardAppearance = look }
    if let look = barAppearance("scrollEdgeAppearance") { item.scrollEdgeAppearance = look }
    if let look = barAppearance("compactAppearance") { item.compactAppearance = look }
  }

  /// Returns the button or buttons of a side.
  private func buttons(_ side: String) -> [UIBarButtonItem]? {
    if let one = child("barButtonItem", key: "\(side)BarButtonItem") {
      return nib.makeItem(one, or: UIBarButtonItem.self).map { [$0] }
    }
    // Xcode 12 and later name the element after the property.
    let name = "\(side)BarButtonItems"
    return (child(key: name, in: ["barButtonItems": true]) ?? child(name)).map { items(in: $0) }
  }

  private func items(in holder: NibElement) -> [UIBarButtonItem] {
    holder.isRead = true
    return holder.children.compactMap { nib.makeItem($0, or: UIBarButtonItem.self) }
  }

  /// Returns the items of a toolbar, or those that a controller sets for its navigation
  /// controller's toolbar.
  func toolbarItems(_ name: String) -> [UIBarButtonItem]? {
    guard let holder = child(name), !holder.children.isEmpty else { return nil }
    return items(in: holder)
  }

  // MARK: Bars

  /// Sets the properties of the look that all kinds of bars have.
  private func fillLook(of bar: some StyledBar) {
    if let isTranslucent = bool("translucent") { bar.isTranslucent = isTranslucent }
    if let style = option("barStyle", NibOptions.barStyles) { bar.barStyle = style }
    if let color = color("barTintColor") { bar.barTintColor = color }
  }

  func fillNavigationBar(_ bar: UINavigationBar) {
    fillLook(of: bar)
    if let large = bool("largeTitles") { bar.prefersLargeTitles = large }
    if let image = image("shadowImage") { bar.shadowImage = image }
    if let image = image("backIndicatorImage") { bar.backIndicatorImage = image }
    _ = self["backIndicatorTransitionMask"]
    if let attributes = textAttributes("titleTextAttributes") {
      bar.titleTextAttributes = attributes
    }
    if let attributes = textAttributes("largeTitleTextAttributes") {
      bar.largeTitleTextAttributes = attributes
    }
    if let look = barAppearance("standardAppearance") { bar.standardAppearance = look }
    if let look = barAppearance("scrollEdgeAppearance") { bar.scrollEdgeAppearance = look }
    if let look = barAppearance("compactAppearance") { bar.compactAppearance = look }
    guard let holder = child("items"), !holder.children.isEmpty else { return }
    bar.items = holder.children.compactMap { nib.makeNavigationItem($0) }
  }

  private func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
    reader("textAttributes", key: key)?.textAttributes()
  }

  private func barAppearance(_ key: String) -> UINavigationBarAppearance? {
    reader("navigationBarAppearance", key: key)?.barAppearance()
  }

  private func barAppearance() -> UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    if let color = color("backgroundColor") {
      look.configureWithOpaqueBackground()
      look.backgroundColor = color
    }
    if let attributes = textAttributes("titleTextAttributes") {
      look.titleTextAttributes = attributes
    }
    if let attributes = textAttributes("largeTitleTextAttributes") {
      look.largeTitleTextAttributes = attributes
    }
    if let color = color("shadowColor") { look.shadowColor = color }
    reportUnread()
    return look
  }

  func fillToolbar(_ bar: UIToolbar) {
    fillLook(of: bar)
    if let items = toolbarItems("items") { bar.items = items }
  }

  func fillTabBar(_ bar: UITabBar) {
    fillLook(of: bar)
    if let color = color("selectedImageTintColor") { bar.tintColor = color }
    if let color = color("unselectedItemTintColor") { bar.unselectedItemTintColor = color }
    ignore("itemPositioning", "itemSpacing", "itemWidth")
    guard let holder = child("items"), !holder.children.isEmpty else { return }
    bar.items = holder.children.compactMap { nib.makeItem($0, or: UITabBarItem.self) }
  }

  func fillSearchBar(_ bar: UISearchBar) {
    if let text = string("text") { bar.text = text }
    if let text = string("placeholder") { bar.placeholder = text }
    if let shows = bool("showsCancelButton") { bar.showsCancelButton = shows }
    let styles: [String: UISearchBar.Style] = [
      "default": .default, "prominent": .prominent, "minimal": .minimal,
    ]
    if let style = option("searchBarStyle", styles) { bar.searchBarStyle = style }
    if let style = option("barStyle", NibOptions.barStyles) { bar.barStyle = style }
    if let color = color("barTintColor") { bar.barTintColor = color }
    if let prompt = string("prompt") { bar.prompt = prompt }
    if let shows = bool("showsBookmarkButton") { bar.showsBookmarkButton = shows }
    if let shows = bool("showsSearchResultsButton") { bar.showsSearchResultsButton = shows }
    if let titles = child("scopeButtonTitles") {
      for title in titles.children { title.isRead = true }
      bar.scopeButtonTitles = titles.children.map(\.text)
    }
    if let shows = bool("showsScopeBar") { bar.showsScopeBar = shows }
    ignore("translucent", "backgroundImage")
    _ = child("textInputTraits")
  }
}
