/// A line that an app adds to the menu of `UIMenuController`.
@preconcurrency @MainActor
open class UIMenuItem: _Object {
  /// The title of the line.
  open var title: String
  /// The action sent along the responder chain. The line is shown only if a responder performs it.
  open var action: Selector

  /// Creates a line that sends an action.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init(_object: ())
  }
}
