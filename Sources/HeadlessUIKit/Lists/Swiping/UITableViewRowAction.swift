public import Foundation

/// A trailing swipe action of a table row: UIKit's older form of `UIContextualAction`.
open class UITableViewRowAction: _Object {
  /// The style of the button, with UIKit's raw values.
  public enum Style: Int, Sendable {
    /// A red button.
    case `default`
    /// A grey button.
    case normal

    /// A red button; equal to `default`.
    public static var destructive: Style { .default }
  }

  /// Performs the action. The row stays open until it is removed, the table ends editing, or
  /// another place is touched.
  public typealias Handler = (_ action: UITableViewRowAction, _ indexPath: IndexPath) -> Void

  /// The style of the button.
  public let style: Style
  open var title: String?
  private var ownColor: UIColor?
  /// The colour of the button; nil restores the colour of the style.
  open var backgroundColor: UIColor? {
    get { ownColor ?? (style == .default ? .systemRed : .systemGray3) }
    set { ownColor = newValue }
  }
  private let handler: Handler

  /// Creates a row action with a style, a title and a handler.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init(_object: ())
  }

  /// Creates an action of the default style, without a title, that does nothing.
  public convenience init() { self.init(style: .default, title: nil) { _, _ in } }

  /// Returns a contextual action that runs this action's handler for the row at `path`.
  func contextual(at path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .default ? .destructive : .normal, title: title
    ) { [self] _, _, _ in handler(self, path) }
    action.backgroundColor = backgroundColor
    return action
  }
}
