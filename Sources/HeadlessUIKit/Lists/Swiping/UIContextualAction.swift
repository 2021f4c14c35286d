import Foundation

/// What a swipe over a row brings forth: a button and what it does.
@preconcurrency @MainActor
open class UIContextualAction: _Object {
  /// How it looks; raw values as UIKit's.
  public enum Style: Int, Sendable {
    /// Grey.
    case normal
    /// Red.
    case destructive
  }

  /// Does it; `completionHandler` is to be called when it is done, with whether it was: the row goes
  /// back then.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  /// What it is like.
  public let style: Style
  /// What it does.
  public let handler: Handler
  open var title: String?
  /// Over the title.
  open var image: UIImage?
  private var ownColor: UIColor?
  /// Nil sets the style's own again.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray3) }
    set { ownColor = newValue }
  }

  /// With these.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init(_object: ())
  }
}
