/// A line of the app's own in the menu of `UIMenuController`.
@preconcurrency @MainActor
open class UIMenuItem: _Object {
  /// What the line says.
  open var title: String
  /// Sent along the responders from the first one on; the line is there where one of them takes it.
  open var action: Selector

  /// A line that sends an action.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init(_object: ())
  }
}
