extension UISplitViewController {
  /// A place for a child, from the leading edge on.
  public enum Column: Int, Sendable {
    /// At the leading edge.
    case primary
    /// Between the others, in three columns.
    case supplementary
    /// What the others lead to: the rest of the width.
    case secondary
    /// What stands for all of them where there is no room for two.
    case compact
  }
}
