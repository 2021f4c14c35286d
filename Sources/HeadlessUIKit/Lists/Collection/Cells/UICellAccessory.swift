public import Foundation

/// Something at the leading or trailing side of a list's row.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When it is seen; raw values as UIKit's.
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }

  /// How wide the room is in which it stands in the middle.
  public enum LayoutDimension: Hashable, Sendable {
    /// As wide as it is.
    case actual
    /// As wide as the standard ones.
    case standard
    /// In points.
    case custom(CGFloat)
  }

  /// At which side it stands, and where among the others there.
  public enum Placement {
    /// Where it stands among the accessories that are there already.
    public typealias Position = ([UICellAccessory]) -> Int

    /// In front of the first accessory of a kind; at the end where there is none.
    public static func position(before accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { $0.firstIndex { $0.accessoryType == type } ?? $0.count }
    }

    /// Behind the last accessory of a kind; at the end where there is none.
    public static func position(after accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { $0.lastIndex { $0.accessoryType == type }.map { $0 + 1 } ?? $0.count }
    }

    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  /// What the standard accessories are.
  public enum AccessoryType: Hashable, Sendable {
    case disclosureIndicator, checkmark, detail, outlineDisclosure, delete, insert, reorder,
      multiselect, label, customView
  }

  /// What it is.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let isLeading: Bool
  let isHidden: Bool
  let reserved: LayoutDimension
  let tintColor: UIColor?
  let text: String?
  let view: UIView?
  let position: Placement.Position?
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
