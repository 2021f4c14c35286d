import Foundation

/// An action that a swipe over a row offers: a button and the closure that it runs.
@preconcurrency @MainActor
open class UIContextualAction: _Object {
  /// The style of the button, with UIKit's raw values.
  public enum Style: Int, Sendable {
    /// A grey button.
    case normal
    /// A red button for actions that delete data.
    case destructive
  }

  /// Performs the action. Call `completionHandler` when finished, passing whether it succeeded; the
  /// row then closes.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// The style of the button.
  public let style: Style
  /// The closure that performs the action.
  public let handler: Handler
  open var title: String?
  /// The image above the title; nil by default.
  open var image: UIImage?
  private var ownColor: UIColor?
  /// The colour of the button; nil restores the colour of the style.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray3) }
    set { ownColor = newValue }
  }

  /// Creates an action with a style, a title and a handler.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init(_object: ())
  }

  /// Creates an action of the normal style, without a title, that only closes the row.
  public convenience init() { self.init(style: .normal, title: nil) { $2(true) } }
}
