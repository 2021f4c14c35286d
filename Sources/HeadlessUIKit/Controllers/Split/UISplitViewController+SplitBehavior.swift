extension UISplitViewController {
  /// How sidebars lie to the secondary column.
  public enum SplitBehavior: Int, Sendable {
    /// What fits; never the behaviour that is.
    case automatic
    /// Side by side.
    case tile
    /// Over it, which is dimmed.
    case overlay
    /// One beside it; two push it partly off the screen and dim it.
    case displace
  }
}
