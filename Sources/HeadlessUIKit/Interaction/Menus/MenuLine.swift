/// A line of an open menu.
enum MenuLine {
  /// The title of the menu.
  case title(String)
  /// The title of a submenu opened in place. A tap on it closes the submenu.
  case back(String)
  case action(UIAction)
  /// A submenu that opens in place.
  case menu(UIMenu)
  /// The placeholder of deferred elements that are not ready.
  case waiting
  /// The gap between groups.
  case gap
}

extension UIMenu {
  /// Returns the visible lines from top to bottom. Hidden elements are left out, and inline
  /// submenus form groups.
  ///
  /// - Parameter isInner: Whether the menu was opened in place of another.
  func lines(isInner: Bool) -> [MenuLine] {
    var lines: [MenuLine] = []
    if isInner { lines.append(.back(title)) } else if !title.isEmpty { lines.append(.title(title)) }
    return lines + groups.joined(separator: [.gap])
  }

  private var groups: [[MenuLine]] {
    var groups: [[MenuLine]] = [[]]
    for element in children.flatMap(\.available) {
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
  /// The available elements: those of a deferred element, or the element itself while they are not
  /// ready.
  fileprivate var available: [UIMenuElement] {
    (self as? UIDeferredMenuElement)?.elements?.flatMap(\.available) ?? [self]
  }
}

extension UIMenu {
  /// Requests the elements of deferred elements, including those in inline submenus.
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
