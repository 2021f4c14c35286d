/// A group of related bar buttons.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: _Object {
  /// The buttons of the group, from the leading end.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      updateMembership(oldValue)
      changed(from: isHidden ? [] : oldValue)
    }
  }
  /// The button that replaces the group where there is little room.
  ///
  /// - Note: Partly: stored but ignored: a bar shows the buttons that fit.
  open var representativeItem: UIBarButtonItem?
  /// Whether the representative item is shown. Always false here.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Whether the buttons of the group are hidden.
  open var isHidden = false {
    didSet { if isHidden != oldValue { changed(from: oldValue ? [] : barButtonItems) } }
  }
  /// Whether the group cannot be removed by people. Stored but ignored: nobody can remove groups
  /// here.
  open private(set) var alwaysAvailable = false
  /// The menu element that replaces the group in a bar's overflow menu.
  ///
  /// - Note: Partly: stored but ignored: no bar has an overflow menu.
  open var menuRepresentation: UIMenuElement?

  /// The navigation item that shows the group.
  weak var owner: UINavigationItem?

  /// Creates a group of buttons and their representative item.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init(_object: ())
    updateMembership([])
  }

  /// Creates an empty group.
  public convenience init() { self.init(barButtonItems: [], representativeItem: nil) }

  /// Returns nil.
  ///
  /// - Note: Partly: always returns nil, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  private func updateMembership(_ old: [UIBarButtonItem]) {
    for item in old where item.buttonGroup === self { item.buttonGroup = nil }
    for item in barButtonItems { item.buttonGroup = self }
  }

  private func changed(from before: [UIBarButtonItem]) {
    owner?.groupChanged(self, showed: before)
  }

  /// The visible buttons of the group.
  var visibleItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems }

  /// Creates a group that people can neither move nor remove.
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(
      barButtonItems: items, representativeItem: representativeItem)
    group.alwaysAvailable = true
    return group
  }

  /// Creates a group that people may move. Nobody does here.
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Creates a group that people may remove. Nobody does here.
  public class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(
      barButtonItems: items, representativeItem: representativeItem)
    group.isHidden = !isInDefaultCustomization
    return group
  }
}

extension UIBarButtonItem {
  /// Creates a group of this button alone that people can neither move nor remove.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// Creates a group of this button alone that people may move.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// Creates a group of this button alone that people may remove.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }
}
