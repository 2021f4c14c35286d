/// An action below a preview.
open class UIPreviewAction: _Object, UIPreviewActionItem {
  /// The style of an action. Raw values match UIKit's.
  public enum Style: Int, Sendable { case `default`, selected, destructive }

  /// The title of the action.
  public let title: String
  let style: Style
  /// The closure called when the action is chosen. It receives the previewed view controller.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// Creates an action with a closure.
  public init(
    title: String, style: Style,
    handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    (self.title, self.style) = (title, style)
    self.handler = { item, controller in
      (item as? UIPreviewAction).map { handler($0, controller) }
    }
    super.init(_object: ())
  }
}
