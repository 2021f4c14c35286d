import Foundation
import Typography

// Factory methods for the standard accessories.
extension UICellAccessory {
  /// A closure that is called when the accessory is tapped.
  public typealias ActionHandler = () -> Void

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, leading: Bool = false,
    _ options: StandardOptions, action: ActionHandler? = nil
  ) {
    self.init(
      type, displayed, leading: leading, hidden: options.isHidden,
      reserved: options.reservedLayoutWidth ?? .standard, tint: options.tintColor, action: action)
  }

  /// Returns a disclosure indicator: a grey chevron at the trailing side.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed, options)
  }

  /// Returns a checkmark at the trailing side.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, options)
  }

  /// Returns a delete accessory: a red circle with a minus at the leading side, shown in editing
  /// mode by default.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, leading: true, options.standard, action: actionHandler)
  }

  /// Returns an insert accessory: a green circle with a plus at the leading side, shown in editing
  /// mode by default.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, leading: true, options.standard, action: actionHandler)
  }

  /// Returns a reorder accessory: three lines at the trailing side, shown in editing mode by
  /// default.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, options.standard)
  }

  /// Returns a multiselect accessory: a circle at the leading side, shown in editing mode by
  /// default. It has a checkmark while the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, leading: true, options.standard)
  }

  /// Returns a detail accessory: a circled i at the trailing side.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options, action: actionHandler)
  }

  /// Returns a chevron at the trailing side that expands and collapses a row with children.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .outlineDisclosure, displayed, hidden: options.isHidden,
      reserved: options.reservedLayoutWidth ?? .standard, tint: options.tintColor,
      action: actionHandler)
    accessory.disclosureStyle = options.style
    return accessory
  }

  /// Returns a grey text at the trailing side.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    let label = UILabel()
    label.text = text
    label.font = options.font ?? .preferredFont(forTextStyle: .body)
    label.textColor = options.tintColor ?? .secondaryLabel
    label.sizeToFit()
    return UICellAccessory(
      .label, displayed, hidden: options.isHidden,
      reserved: options.reservedLayoutWidth ?? .actual, tint: options.tintColor, text: text,
      view: label)
  }

  /// Returns an accessory with a custom view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let isLeading: Bool
    let displayed: DisplayedState
    let position: Placement.Position
    switch configuration.placement {
    case .leading(let state, let place): (isLeading, displayed, position) = (true, state, place)
    case .trailing(let state, let place): (isLeading, displayed, position) = (false, state, place)
    }
    return UICellAccessory(
      .customView, displayed, leading: isLeading, hidden: configuration.isHidden,
      reserved: configuration.reservedLayoutWidth ?? .standard, tint: configuration.tintColor,
      view: configuration.customView, position: position)
  }
}
