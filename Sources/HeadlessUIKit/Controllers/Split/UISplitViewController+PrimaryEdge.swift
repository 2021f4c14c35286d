extension UISplitViewController {
  /// Where the primary column is.
  public enum PrimaryEdge: Int, Sendable {
    /// At the left where text goes from the left.
    case leading
    /// At the other side.
    case trailing
  }
}
