public import Foundation

/// A plot of columns of a screen's trace as curves, over time or over the offset.
public struct TracePlot: Hashable, Sendable {
  /// The quantity on the horizontal axis.
  public enum Axis: Hashable, Sendable {
    /// The time in seconds since the start of the script.
    case time
    /// The vertical content offset of a scroll view, by its `accessibilityIdentifier`; nil for the
    /// first scroll view. A curve moves back when the content does, so an effect that depends on
    /// the path shows as a loop.
    case offset(of: String? = nil)
  }

  /// The names of the columns, as in `overscroll trace --format csv`. Numbers are drawn as they
  /// are, `true` as 1 and `false` as 0. The curve has a gap at empty cells.
  public var columns: [String]
  /// The horizontal axis; time by default.
  public var axis: Axis
  /// The size of the picture in points; 640 × 400 by default.
  public var size = CGSize(width: 640, height: 400)
  /// The title above the curves; nil for none.
  public var title: String?

  /// Creates a plot.
  ///
  /// - Parameter columns: The names of the columns. A useful plot has at least one.
  public init(_ columns: [String], over axis: Axis = .time) {
    self.columns = columns
    self.axis = axis
  }
}
