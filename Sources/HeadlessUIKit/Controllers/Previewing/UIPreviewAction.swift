/// A line beside a preview that does something.
open class UIPreviewAction: _Object, UIPreviewActionItem {
  /// What it looks like; raw values as UIKit's.
  public enum Style: Int, Sendable { case `default`, selected, destructive }

  /// What it says.
  public let title: String
  let style: Style
  /// Called when it is chosen, with the controller that is previewed.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// A line with what it does.
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
