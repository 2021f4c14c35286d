/// A line of a callout. All lines are side by side.
@MainActor
struct CalloutLine {
  enum Choice {
    /// A command sent along the responder chain.
    case command(Selector)
    case action(UIAction)
    /// A submenu that replaces the lines.
    case lines([CalloutLine])
  }

  let title: String
  var image: UIImage?
  var attributes: UIMenuElement.Attributes = []
  let choice: Choice
}

extension UIMenu {
  /// The lines that a callout shows for the menu. Hidden elements and empty menus are left out;
  /// menus with `displayInline` contribute their lines.
  var calloutLines: [CalloutLine] {
    children.flatMap { element -> [CalloutLine] in
      switch element {
      case let action as UIAction: action.calloutLine(.action(action), action.attributes)
      case let command as UICommand:
        command.calloutLine(.command(command.action), command.attributes)
      case let menu as UIMenu where menu.options.contains(.displayInline): menu.calloutLines
      case let menu as UIMenu where !menu.calloutLines.isEmpty:
        menu.calloutLine(
          .lines(menu.calloutLines), menu.options.contains(.destructive) ? .destructive : [])
      default: []
      }
    }
  }
}

extension UIMenuElement {
  fileprivate func calloutLine(
    _ choice: CalloutLine.Choice, _ attributes: Attributes
  ) -> [CalloutLine] {
    guard !attributes.contains(.hidden) else { return [] }
    return [CalloutLine(title: title, image: image, attributes: attributes, choice: choice)]
  }
}
