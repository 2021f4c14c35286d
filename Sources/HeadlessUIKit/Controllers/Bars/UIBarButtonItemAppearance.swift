/// How bar buttons look in each of their states.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance {
  /// At rest.
  open private(set) var normal: UIBarButtonItemStateAppearance
  /// Under a finger.
  open private(set) var highlighted: UIBarButtonItemStateAppearance
  /// Switched off.
  open private(set) var disabled: UIBarButtonItemStateAppearance

  var changed: (() -> Void)? {
    didSet { for state in [normal, highlighted, disabled] { state.changed = changed } }
  }

  /// Of a style's buttons: those of `done` are semibold without attributes of their own.
  public init(style: UIBarButtonItem.Style) {
    normal = UIBarButtonItemStateAppearance()
    highlighted = UIBarButtonItemStateAppearance()
    disabled = UIBarButtonItemStateAppearance()
  }

  /// Of plain buttons.
  public convenience init() { self.init(style: .plain) }

  func copied() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.take(normal)
    copy.highlighted.take(highlighted)
    copy.disabled.take(disabled)
    return copy
  }
}
