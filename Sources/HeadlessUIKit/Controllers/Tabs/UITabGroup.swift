/// A tab with child tabs, which a sidebar lists below it.
///
/// A tab bar shows a group as one tab. Its view controller is the group's own one, or else that of
/// the selected child.
open class UITabGroup: UITab {
  /// The child tabs.
  open var children: [UITab] {
    didSet {
      adopt()
      owner?.tabsChanged()
    }
  }
  /// The selected child; the first one by default.
  open var selectedChild: UITab? {
    didSet { if selectedChild !== oldValue { owner?.tabsChanged() } }
  }
  /// The identifier of the child that is selected at first; nil for the first one.
  open var defaultChildIdentifier: String?
  /// The navigation controller that shows the children; nil shows them without one.
  open var managingNavigationController: UINavigationController?

  /// Creates a group. The closure creates its view controller; nil shows the selected child's.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    adopt()
  }

  private func adopt() { for child in children { child.parent = self } }

  /// Returns the child with an identifier; nil for none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for child in children {
      if child.identifier == identifier { return child }
      if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  override var shownController: UIViewController? {
    if let own = viewController { return own }
    let first =
      selectedChild ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first
    guard let controller = first?.shownController else { return nil }
    fill(controller.tabBarItem)
    return controller
  }
}
