extension UISplitViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// A primary and a secondary child, in `viewControllers`.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// A primary, a supplementary and a secondary column.
    case tripleColumn
  }
}
