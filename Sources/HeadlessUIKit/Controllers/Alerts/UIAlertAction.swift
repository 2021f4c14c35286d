/// A button of an alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertAction: _Object {
  /// What a button is for; raw values as UIKit's.
  public enum Style: Int, Sendable {
    case `default`
    /// Leaves everything as it is: apart from the others, in semibold. At most one.
    case cancel
    /// Cannot be undone: in red.
    case destructive
  }

  /// What the button says.
  public let title: String?
  /// What it is for.
  public let style: Style
  /// Whether it can be tapped.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed?() } } }

  private let handler: ((UIAlertAction) -> Void)?
  var changed: (() -> Void)?

  /// A button that runs `handler` after the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init(_object: ())
  }

  func perform() { handler?(self) }
}
