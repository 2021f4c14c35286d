/// A line of a callout, all of which stand side by side.
@MainActor
struct CalloutLine {
  enum Choice {
    /// Is sent along the responders.
    case command(Selector)
    case action(UIAction)
    /// Takes the place of the lines.
    case lines([CalloutLine])
  }

  let title: String
  var image: UIImage?
  var attributes: UIMenuElement.Attributes = []
  let choice: Choice
}

extension UIMenu {
  /// What a callout shows of it: hidden elements and menus without any line are not there, menus shown inline
  /// are their lines.
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
