/// The appearance of bar buttons in each of their states.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance {
  /// The appearance in the normal state.
  open private(set) var normal: UIBarButtonItemStateAppearance
  /// The appearance while highlighted.
  open private(set) var highlighted: UIBarButtonItemStateAppearance
  /// The appearance while disabled.
  open private(set) var disabled: UIBarButtonItemStateAppearance

  var changed: (() -> Void)? {
    didSet { for state in [normal, highlighted, disabled] { state.changed = changed } }
  }

  /// Creates the appearance of buttons in a style. `done` titles without custom attributes are
  /// semibold.
  public init(style: UIBarButtonItem.Style) {
    normal = UIBarButtonItemStateAppearance()
    highlighted = UIBarButtonItemStateAppearance()
    disabled = UIBarButtonItemStateAppearance()
  }

  /// Creates the appearance of plain buttons.
  public convenience init() { self.init(style: .plain) }

  func copied() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.copyValues(from: normal)
    copy.highlighted.copyValues(from: highlighted)
    copy.disabled.copyValues(from: disabled)
    return copy
  }
}
