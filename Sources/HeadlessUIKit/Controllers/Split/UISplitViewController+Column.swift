extension UISplitViewController {
  /// A column of a split view controller.
  public enum Column: Int, Sendable {
    /// The column at the leading edge.
    case primary
    /// The column between the two others, in the triple-column style.
    case supplementary
    /// The main column, which takes the remaining width.
    case secondary
    /// The view controller that replaces all columns while the interface is collapsed.
    case compact
  }
}
