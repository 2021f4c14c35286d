extension UINavigationItem {
  /// The button groups at the ends and in the centre of the bar, as they were set.
  struct Groups {
    var leading: [UIBarButtonItemGroup] = []
    var trailing: [UIBarButtonItemGroup] = []
    var center: [UIBarButtonItemGroup] = []
  }

  /// The groups of buttons at the leading end. Their buttons are those of `leftBarButtonItems`.
  ///
  /// If `leftBarButtonItems` was set more recently, its buttons form one group.
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { Self.current(groups.leading, leftBarButtonItems) }
    set {
      groups.leading = adopt(newValue)
      leftBarButtonItems = Self.visibleItems(newValue)
    }
  }

  /// The groups of buttons at the trailing end, from the leading end.
  ///
  /// Their buttons are those of `rightBarButtonItems`, which has the reverse order. If that was set
  /// more recently, its buttons form one group.
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get { Self.current(groups.trailing, rightBarButtonItems.map { $0.reversed() }) }
    set {
      groups.trailing = adopt(newValue)
      rightBarButtonItems = Self.visibleItems(newValue).reversed()
    }
  }

  /// The groups of buttons in the centre.
  ///
  /// - Note: Partly: stored but ignored: UIKit shows them on wide screens such as an iPad's.
  public var centerItemGroups: [UIBarButtonItemGroup] {
    get { groups.center }
    set { groups.center = newValue }
  }

  /// Updates the bar after a group changed its visible buttons.
  func groupChanged(_ group: UIBarButtonItemGroup, showed before: [UIBarButtonItem]) {
    if stillShows(groups.leading, group, before, leftBarButtonItems ?? []) {
      leftBarButtonItems = Self.visibleItems(groups.leading)
    }
    if stillShows(groups.trailing, group, before, (rightBarButtonItems ?? []).reversed()) {
      rightBarButtonItems = Self.visibleItems(groups.trailing).reversed()
    }
  }

  /// Whether an end still shows its groups' buttons, with those that the changed group had before.
  private func stillShows(
    _ groups: [UIBarButtonItemGroup], _ changed: UIBarButtonItemGroup, _ before: [UIBarButtonItem],
    _ items: [UIBarButtonItem]
  ) -> Bool {
    groups.contains { $0 === changed }
      && items == groups.flatMap { $0 === changed ? before : $0.visibleItems }
  }

  private func adopt(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItemGroup] {
    for group in groups { group.owner = self }
    return groups
  }

  private static func visibleItems(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
    groups.flatMap(\.visibleItems)
  }

  /// The groups that were set, or one group of the buttons that were set since.
  private static func current(
    _ groups: [UIBarButtonItemGroup], _ items: [UIBarButtonItem]?
  ) -> [UIBarButtonItemGroup] {
    let items = items ?? []
    guard items != visibleItems(groups) else { return groups }
    return items.isEmpty ? [] : [.fixedGroup(items: items)]
  }
}
