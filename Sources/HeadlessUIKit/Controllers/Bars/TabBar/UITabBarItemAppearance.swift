/// How tabs look in each of their states.
@preconcurrency @MainActor
open class UITabBarItemAppearance {
  /// Where a tab's title stands; raw values as UIKit's.
  public enum Style: Int, Sendable {
    /// Under the icon.
    case stacked
    /// Beside the icon.
    case inline
    /// Beside a smaller icon, in landscape on a phone.
    case compactInline
  }

  /// Not chosen.
  public let normal = UITabBarItemStateAppearance()
  /// Chosen.
  public let selected = UITabBarItemStateAppearance()
  /// Switched off.
  public let disabled = UITabBarItemStateAppearance()

  var changed: (() -> Void)? {
    didSet { for state in [normal, selected, disabled] { state.changed = changed } }
  }

  /// The system's look of a style.
  public init(style: Style) {}

  /// That of stacked tabs.
  public convenience init() { self.init(style: .stacked) }

  func copied() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal.take(normal)
    copy.selected.take(selected)
    copy.disabled.take(disabled)
    return copy
  }
}
