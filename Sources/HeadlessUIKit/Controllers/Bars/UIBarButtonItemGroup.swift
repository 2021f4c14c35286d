/// Buttons of a bar that belong together.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: _Object {
  /// From the leading end on.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      take(oldValue)
      changed(from: isHidden ? [] : oldValue)
    }
  }
  /// The button that stands for all where there is little room.
  ///
  /// - Note: Partly: kept; a bar shows what there is room for.
  open var representativeItem: UIBarButtonItem?
  /// Whether that one is shown: never here.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Whether none of them is shown.
  open var isHidden = false {
    didSet { if isHidden != oldValue { changed(from: oldValue ? [] : barButtonItems) } }
  }
  /// Whether the group is always there; kept, as every group is.
  open private(set) var alwaysAvailable = false
  /// What stands for the buttons in a menu.
  ///
  /// - Note: Partly: kept; no bar has a menu of what it has no room for.
  open var menuRepresentation: UIMenuElement?

  /// The item that shows it.
  weak var owner: UINavigationItem?

  /// Buttons and what stands for them.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init(_object: ())
    take([])
  }

  /// Nothing: archives are not supported.
  ///
  /// - Note: Partly: archives are not supported, always nil.
  public required init?(coder: NSCoder) { nil }

  private func take(_ old: [UIBarButtonItem]) {
    for item in old where item.buttonGroup === self { item.buttonGroup = nil }
    for item in barButtonItems { item.buttonGroup = self }
  }

  private func changed(from before: [UIBarButtonItem]) {
    owner?.groupChanged(self, showed: before)
  }

  /// What of it is shown.
  var shown: [UIBarButtonItem] { isHidden ? [] : barButtonItems }

  /// A group that is always there.
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(
      barButtonItems: items, representativeItem: representativeItem)
    group.alwaysAvailable = true
    return group
  }

  /// A group that people may move, which nobody does here.
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// A group that people may take away, which nobody does here.
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
  /// A group of this button alone, which is always there.
  public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// A group of this button alone, which people may move.
  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// A group of this button alone, which people may take away.
  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }
}
