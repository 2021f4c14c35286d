public import Foundation

/// An accessory at the leading or trailing side of a list row.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// The editing states in which an accessory is shown, with UIKit's raw values.
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }

  /// The width of the area in which an accessory is centred.
  public enum LayoutDimension: Hashable, Sendable {
    /// The width of the accessory itself.
    case actual
    /// The width of the standard accessories.
    case standard
    /// A custom width, in points.
    case custom(CGFloat)
  }

  /// The side of an accessory, and its position among the others on that side.
  public enum Placement {
    /// Returns the index of an accessory among those that are already there.
    public typealias Position = ([UICellAccessory]) -> Int

    /// Returns a position before the first accessory of a type, or at the end if none exists.
    public static func position(before accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { $0.firstIndex { $0.accessoryType == type } ?? $0.count }
    }

    /// Returns a position after the last accessory of a type, or at the end if none exists.
    public static func position(after accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { $0.lastIndex { $0.accessoryType == type }.map { $0 + 1 } ?? $0.count }
    }

    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  /// The types of accessories.
  public enum AccessoryType: Hashable, Sendable {
    case disclosureIndicator, checkmark, detail, outlineDisclosure, delete, insert, reorder,
      multiselect, label, customView
  }

  /// The type of the accessory.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let isLeading: Bool
  let isHidden: Bool
  let reserved: LayoutDimension
  let tintColor: UIColor?
  let text: String?
  let view: UIView?
  let position: Placement.Position?
  /// The part of a row that an outline disclosure accessory makes sensitive to taps; nil for other
  /// types.
  var disclosureStyle: OutlineDisclosureOptions.Style?
  let action: (() -> Void)?

  init(
    _ type: AccessoryType, _ displayed: DisplayedState, leading: Bool = false, hidden: Bool,
    reserved: LayoutDimension, tint: UIColor?, text: String? = nil, view: UIView? = nil,
    position: Placement.Position? = nil, action: (() -> Void)? = nil
  ) {
    accessoryType = type
    self.displayed = displayed
    isLeading = leading
    isHidden = hidden
    self.reserved = reserved
    tintColor = tint
    self.text = text
    self.view = view
    self.position = position
    self.action = action
  }

  func isShown(whileEditing isEditing: Bool) -> Bool {
    guard !isHidden else { return false }
    switch displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }
}
