extension UISplitViewController {
  /// The visibility of the button that shows and hides sidebars.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// Visible in the column styles if gestures show sidebars.
    case automatic
    /// Never visible.
    case never
    /// Always visible in the column styles.
    case always
  }
}
