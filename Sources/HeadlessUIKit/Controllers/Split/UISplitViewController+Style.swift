extension UISplitViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// A primary and a secondary child, set with `viewControllers`.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// A primary, a supplementary and a secondary column.
    case tripleColumn
  }
}
