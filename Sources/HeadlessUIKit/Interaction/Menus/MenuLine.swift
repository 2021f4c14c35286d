/// A line of an opened menu.
enum MenuLine {
  /// The menu's title.
  case title(String)
  /// The title of a menu that was opened in its place: closes it again.
  case back(String)
  case action(UIAction)
  /// Opens in place.
  case menu(UIMenu)
  /// Elements that are being made.
  case waiting
  /// Between groups.
  case gap
}

extension UIMenu {
  /// What is shown of it, from above. Hidden elements are not; menus that are shown inline are groups.
  ///
  /// - Parameter isInner: whether it was opened in another's place.
  func lines(isInner: Bool) -> [MenuLine] {
    var lines: [MenuLine] = []
    if isInner { lines.append(.back(title)) } else if !title.isEmpty { lines.append(.title(title)) }
    return lines + groups.joined(separator: [.gap])
  }

  private var groups: [[MenuLine]] {
    var groups: [[MenuLine]] = [[]]
    for element in children.flatMap(\.atHand) {
      switch element {
      case let action as UIAction where action.attributes.contains(.hidden): break
      case let action as UIAction: groups[groups.count - 1].append(.action(action))
      case let menu as UIMenu where menu.options.contains(.displayInline):
        var inner = menu.groups
        if !menu.title.isEmpty, !inner.isEmpty { inner[0].insert(.title(menu.title), at: 0) }
        groups += inner + [[]]
      case let menu as UIMenu: groups[groups.count - 1].append(.menu(menu))
      case is UIDeferredMenuElement: groups[groups.count - 1].append(.waiting)
      default: break
      }
    }
    return groups.filter { !$0.isEmpty }
  }
}

extension UIMenuElement {
  /// What is there of it: of elements that are made later those, or itself as long as they are not.
  fileprivate var atHand: [UIMenuElement] {
    (self as? UIDeferredMenuElement)?.elements?.flatMap(\.atHand) ?? [self]
  }
}

extension UIMenu {
  /// Has elements made that are made when the menu opens, those of inline menus too.
  func openDeferred(_ ready: @escaping () -> Void) {
    for element in children {
      switch element {
      case let element as UIDeferredMenuElement: element.open(ready)
      case let menu as UIMenu where menu.options.contains(.displayInline): menu.openDeferred(ready)
      default: break
      }
    }
  }
}
