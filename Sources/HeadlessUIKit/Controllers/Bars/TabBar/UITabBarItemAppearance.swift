/// The appearance of tabs in each of their states.
@preconcurrency @MainActor
open class UITabBarItemAppearance {
  /// The layout of a tab's title and icon. Raw values match UIKit's.
  public enum Style: Int, Sendable {
    /// The title below the icon.
    case stacked
    /// The title next to the icon.
    case inline
    /// The title next to a smaller icon, on phones in landscape.
    case compactInline
  }

  /// The appearance of tabs that are not selected.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected tab.
  public let selected = UITabBarItemStateAppearance()
  /// The appearance of disabled tabs.
  public let disabled = UITabBarItemStateAppearance()

  var changed: (() -> Void)? {
    didSet { for state in [normal, selected, disabled] { state.changed = changed } }
  }

  /// Creates the standard appearance of a layout.
  public init(style: Style) {}

  /// Creates the standard appearance of the stacked layout.
  public convenience init() { self.init(style: .stacked) }

  func copied() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal.copyValues(from: normal)
    copy.selected.copyValues(from: selected)
    copy.disabled.copyValues(from: disabled)
    return copy
  }
}
