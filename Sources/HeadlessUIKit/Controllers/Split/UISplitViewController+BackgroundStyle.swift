extension UISplitViewController {
  /// How the primary column's background is to be.
  public enum BackgroundStyle: Int, Sendable {
    /// The column's own.
    case none
    /// A sidebar's material on a Mac.
    case sidebar
  }
}
