// The tabs of iOS 18: objects with closures that create the view controllers.
extension UITabBarController {
  /// The way the tabs are shown on a pad.
  public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }

  /// The moment at which the tab bar shrinks.
  public enum MinimizeBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }

  /// The tabs. Setting them replaces `viewControllers` by those of the tabs that are not hidden. It
  /// is empty while the view controllers were set without tabs.
  public var tabs: [UITab] {
    get { tabState.tabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs. If animated, they cross-fade.
  public func setTabs(_ tabs: [UITab], animated: Bool) {
    for tab in tabState.tabs { tab.owner = nil }
    tabState.tabs = tabs
    for tab in tabs { tab.owner = self }
    tabsChanged(animated: animated)
  }

  /// Shows the view controllers of the tabs again, after a tab changed.
  func tabsChanged(animated: Bool = false) {
    // A search tab is at the end of the bar.
    let shown = tabState.tabs.filter { !$0.isHidden }
    let ordered = shown.filter { !($0 is UISearchTab) } + shown.filter { $0 is UISearchTab }
    tabState.controllers = ordered.compactMap { tab in
      tab.shownController.map { (tab: tab, controller: $0) }
    }
    setViewControllers(tabState.controllers.map(\.controller), animated: animated)
  }

  /// The selected tab; nil without tabs. Setting a tab that is not shown has no effect.
  public var selectedTab: UITab? {
    get { shownTab(of: selectedViewController) }
    set { if let newValue { select(newValue) } }
  }

  private func select(_ tab: UITab) {
    let chosen = tabState.controllers.first { $0.tab === tab }
    if let chosen { return selectedViewController = chosen.controller }
    guard let group = tab.parent else { return }
    group.selectedChild = tab
    select(group)
  }

  /// Returns the tab that shows a view controller; nil for none.
  func shownTab(of controller: UIViewController?) -> UITab? {
    guard let controller else { return nil }
    return tabState.controllers.first { $0.controller === controller }?.tab
  }

  /// Returns the tab with an identifier, also inside groups; nil for none.
  public func tab(forIdentifier identifier: String) -> UITab? {
    for tab in tabState.tabs {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  /// The way the tabs are shown on a pad.
  ///
  /// - Note: Partly: stored; tabs are always in a bar.
  public var mode: Mode {
    get { tabState.mode }
    set { tabState.mode = newValue }
  }

  /// The sidebar of a pad.
  ///
  /// - Note: Partly: never shown; tabs are always in a bar.
  public var sidebar: Sidebar { tabState.sidebar }

  /// The moment at which the tab bar shrinks.
  ///
  /// - Note: Partly: stored; the tab bar keeps its size.
  public var tabBarMinimizeBehavior: MinimizeBehavior {
    get { tabState.minimizeBehavior }
    set { tabState.minimizeBehavior = newValue }
  }

  /// The identifiers of the tabs in compact width; nil for all.
  ///
  /// - Note: Partly: stored; all tabs are shown.
  public var compactTabIdentifiers: [String]? {
    get { tabState.compactIdentifiers }
    set { tabState.compactIdentifiers = newValue }
  }

  /// The name under which the order of the tabs is saved. Stored without effect: nothing is saved.
  public var customizationIdentifier: String? {
    get { tabState.customizationIdentifier }
    set { tabState.customizationIdentifier = newValue }
  }

  /// Whether the tab bar is hidden. Default: false.
  public var isTabBarHidden: Bool {
    get { tabState.isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the tab bar.
  ///
  /// - Note: Partly: without animation.
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != tabState.isBarHidden else { return }
    tabState.isBarHidden = hidden
    if isViewLoaded { layOutBar() }
  }
}

extension UITabBarController {
  /// The sidebar of a pad, which is never shown.
  @preconcurrency @MainActor
  public final class Sidebar: _Object {
    /// Whether the sidebar is hidden. Stored without effect.
    public var isHidden = true

    init() { super.init(_object: ()) }
  }
}
