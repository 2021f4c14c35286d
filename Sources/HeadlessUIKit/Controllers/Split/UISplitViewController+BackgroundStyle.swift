extension UISplitViewController {
  /// The background style of the primary column.
  public enum BackgroundStyle: Int, Sendable {
    /// The column's own background.
    case none
    /// The material of a sidebar on a Mac.
    case sidebar
  }
}
