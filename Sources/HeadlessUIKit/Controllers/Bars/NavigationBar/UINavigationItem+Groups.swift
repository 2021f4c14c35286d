extension UINavigationItem {
  /// The groups at a bar's ends and in its middle, as they were set.
  struct Groups {
    var leading: [UIBarButtonItemGroup] = []
    var trailing: [UIBarButtonItemGroup] = []
    var center: [UIBarButtonItemGroup] = []
  }

  /// Groups of buttons at the leading end; the same buttons as `leftBarButtonItems`, a group for each time these
  /// were set.
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { Self.current(groups.leading, leftBarButtonItems) }
    set {
      groups.leading = own(newValue)
      leftBarButtonItems = Self.shown(newValue)
    }
  }

  /// Groups of buttons at the trailing end; the same buttons as `rightBarButtonItems`, which count from the edge.
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get { Self.current(groups.trailing, rightBarButtonItems.map { $0.reversed() }) }
    set {
      groups.trailing = own(newValue)
      rightBarButtonItems = Self.shown(newValue).reversed()
    }
  }

  /// Groups of buttons in the middle.
  ///
  /// - Note: Partly: kept; they are shown where there is as much width as on an iPad, and no bar here shows them.
  public var centerItemGroups: [UIBarButtonItemGroup] {
    get { groups.center }
    set { groups.center = newValue }
  }

  /// A group shows other buttons than before.
  func groupChanged(_ group: UIBarButtonItemGroup, showed before: [UIBarButtonItem]) {
    if shownAgain(groups.leading, group, before, leftBarButtonItems ?? []) {
      leftBarButtonItems = Self.shown(groups.leading)
    }
    if shownAgain(groups.trailing, group, before, (rightBarButtonItems ?? []).reversed()) {
      rightBarButtonItems = Self.shown(groups.trailing).reversed()
    }
  }

  /// Whether an end shows what its groups had until one of them changed.
  private func shownAgain(
    _ groups: [UIBarButtonItemGroup], _ changed: UIBarButtonItemGroup, _ before: [UIBarButtonItem],
    _ items: [UIBarButtonItem]
  ) -> Bool {
    groups.contains { $0 === changed }
      && items == groups.flatMap { $0 === changed ? before : $0.shown }
  }

  private func own(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItemGroup] {
    for group in groups { group.owner = self }
    return groups
  }

  private static func shown(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
    groups.flatMap(\.shown)
  }

  /// The groups that were set, unless other buttons were set since: these are a group then.
  private static func current(
    _ groups: [UIBarButtonItemGroup], _ items: [UIBarButtonItem]?
  ) -> [UIBarButtonItemGroup] {
    let items = items ?? []
    guard items != shown(groups) else { return groups }
    return items.isEmpty ? [] : [.fixedGroup(items: items)]
  }
}
