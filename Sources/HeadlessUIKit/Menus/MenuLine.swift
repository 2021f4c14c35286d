/// A line of an opened menu.
enum MenuLine {
  /// The menu's title.
  case title(String)
  /// The title of a menu that was opened in its place: closes it again.
  case back(String)
  case action(UIAction)
  /// Opens in place.
  case menu(UIMenu)
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
    for element in children {
      switch element {
      case let action as UIAction where action.attributes.contains(.hidden): break
      case let action as UIAction: groups[groups.count - 1].append(.action(action))
      case let menu as UIMenu where menu.options.contains(.displayInline):
        var inner = menu.groups
        if !menu.title.isEmpty, !inner.isEmpty { inner[0].insert(.title(menu.title), at: 0) }
        groups += inner + [[]]
      case let menu as UIMenu: groups[groups.count - 1].append(.menu(menu))
      default: break
      }
    }
    return groups.filter { !$0.isEmpty }
  }
}
