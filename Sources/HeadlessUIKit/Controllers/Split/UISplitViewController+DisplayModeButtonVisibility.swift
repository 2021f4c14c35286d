extension UISplitViewController {
  /// Whether there is a button that shows and hides sidebars.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// In two and three columns, if gestures show sidebars.
    case automatic
    /// Never.
    case never
    /// In two and three columns.
    case always
  }
}
