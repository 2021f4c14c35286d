extension UISplitViewController {
  /// The edge at which the primary column is.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading edge: the left one in left-to-right layouts.
    case leading
    /// The trailing edge: the right one in left-to-right layouts.
    case trailing
  }
}
