/// A button of an alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertAction: _Object {
  /// The purpose of a button, which decides how it looks. Raw values match UIKit's.
  public enum Style: Int, Sendable {
    case `default`
    /// Cancels and changes nothing: shown in semibold, apart from the others. An alert has at most
    /// one.
    case cancel
    /// Deletes or changes data: shown in red.
    case destructive
  }

  /// The title of the button.
  public let title: String?
  /// The style of the button.
  public let style: Style
  /// Whether the button can be tapped. True by default.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed?() } } }

  private let handler: ((UIAlertAction) -> Void)?
  var changed: (() -> Void)?

  /// Creates a button that runs `handler` after the alert is dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init(_object: ())
  }

  /// Creates a button of the default style without a title and a handler.
  public convenience init() { self.init(title: nil, style: .default) }

  func perform() { handler?(self) }
}
