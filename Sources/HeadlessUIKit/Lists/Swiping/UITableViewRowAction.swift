public import Foundation

/// A button that a swipe of a row shows, as tables had them before `UIContextualAction`.
open class UITableViewRowAction: _Object {
  /// How it looks; raw values as UIKit's.
  public enum Style: Int, Sendable {
    /// Red.
    case `default`
    /// Grey.
    case normal

    /// The same as `default`.
    public static var destructive: Style { .default }
  }

  /// Does it; the row stays open until it goes, the table is told to end editing, or another place is touched.
  public typealias Handler = (_ action: UITableViewRowAction, _ indexPath: IndexPath) -> Void

  /// What it is like.
  public let style: Style
  open var title: String?
  private var ownColor: UIColor?
  /// Nil sets the style's own again.
  open var backgroundColor: UIColor? {
    get { ownColor ?? (style == .default ? .systemRed : .systemGray3) }
    set { ownColor = newValue }
  }
  private let handler: Handler

  /// With these.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init(_object: ())
  }

  /// The same for the row of a path.
  func contextual(at path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .default ? .destructive : .normal, title: title
    ) { [self] _, _, _ in handler(self, path) }
    action.backgroundColor = backgroundColor
    return action
  }
}
