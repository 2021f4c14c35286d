/// The edit actions that UIKit offers for a selection.
@MainActor
enum StandardEditAction: String, CaseIterable {
  case cut = "cut:"
  case copy = "copy:"
  case paste = "paste:"
  case select = "select:"
  case selectAll = "selectAll:"
  case delete = "delete:"

  /// The order in the callout bars up to iOS 15.
  static let calloutOrder: [StandardEditAction] = [
    .cut, .copy, .select, .selectAll, .paste, .delete,
  ]
  /// The order in the edit menu of iOS 16.
  static let menuOrder: [StandardEditAction] = [.cut, .copy, .paste, .delete, .select, .selectAll]

  var selector: Selector { Selector(rawValue) }

  var title: String {
    switch self {
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    case .select: "Select"
    case .selectAll: "Select All"
    case .delete: "Delete"
    }
  }

  func perform(on responder: UIResponder, sender: Any?) {
    switch self {
    case .cut: responder.cut(sender)
    case .copy: responder.copy(sender)
    case .paste: responder.paste(sender)
    case .select: responder.select(sender)
    case .selectAll: responder.selectAll(sender)
    case .delete: responder.delete(sender)
    }
  }

  /// Returns the method that the action calls on a responder that can perform it; nil for other
  /// actions. Overrides of the six methods need no registration.
  static func method(
    _ action: Selector, of responder: UIResponder, sender: Any?
  ) -> SelectorMethods.Method? {
    guard let edit = StandardEditAction(rawValue: action.name),
      responder.canPerformAction(action, withSender: sender)
    else { return nil }
    return { _, sender, _ in edit.perform(on: responder, sender: sender) }
  }
}
