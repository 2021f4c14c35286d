extension UISearchBar {
  /// The background of a search bar. Raw values match UIKit's.
  public enum Style: UInt, Sendable {
    /// The default background, which is that of `prominent`.
    case `default`
    /// The colour of bars, with a line above and below.
    case prominent
    /// No background and no lines.
    case minimal
  }

  /// The icons inside and next to the field. Raw values match UIKit's.
  public enum Icon: Int, Sendable {
    /// The magnifying glass before the text.
    case search
    /// The round button that clears the text.
    case clear
    case bookmark
    case resultsList
  }

  struct IconKey: Hashable {
    let icon: Icon
    let state: UInt

    init(_ icon: Icon, _ state: UIControl.State) {
      (self.icon, self.state) = (icon, state.rawValue)
    }
  }
}
