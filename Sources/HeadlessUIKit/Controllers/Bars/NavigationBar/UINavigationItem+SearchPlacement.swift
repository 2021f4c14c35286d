extension UINavigationItem {
  /// The position of a search bar. Raw values match UIKit's.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    /// Next to the title, on an iPad.
    case inline
    /// Below the title.
    case stacked
  }

  /// The current position of the search bar: below the title on every device here.
  public var searchBarPlacement: SearchBarPlacement { .stacked }
}
