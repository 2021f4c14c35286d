extension UISplitViewController {
  /// The position of the sidebars relative to the secondary column.
  public enum SplitBehavior: Int, Sendable {
    /// A behaviour that fits. It is never the current behaviour.
    case automatic
    /// The sidebars are next to the secondary column.
    case tile
    /// The sidebars are over the secondary column, which is dimmed.
    case overlay
    /// One sidebar is next to the secondary column. Two push it partly off the screen and dim it.
    case displace
  }
}
