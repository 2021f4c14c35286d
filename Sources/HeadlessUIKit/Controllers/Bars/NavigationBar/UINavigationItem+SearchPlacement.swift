extension UINavigationItem {
  /// Where a search bar lies; raw values as UIKit's.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    /// Beside the title, on an iPad.
    case inline
    /// Below the title.
    case stacked
  }

  /// Where it lies: below the title on every device here.
  public var searchBarPlacement: SearchBarPlacement { .stacked }
}
