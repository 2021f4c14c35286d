public import Foundation

/// Columns of a screen's trace as curves, over time or over the offset.
public struct TracePlot: Hashable, Sendable {
  /// What the curves run over.
  public enum Axis: Hashable, Sendable {
    /// Seconds since the start of the script.
    case time
    /// The vertical content offset of a scroll view by its `accessibilityIdentifier`, nil for the first. A
    /// curve goes back where the content does: an effect that depends on the way shows as a loop.
    case offset(of: String? = nil)
  }

  /// Names of `overscroll trace --format csv`. Numbers are drawn as they are, `true` as 1, `false` as
  /// 0; where a cell is empty the curve has a gap.
  public var columns: [String]
  /// Time unless told.
  public var axis: Axis
  /// Of the whole picture, in points; 640 × 400 unless told.
  public var size = CGSize(width: 640, height: 400)
  /// Stands above the curves; nil for none.
  public var title: String?

  /// - Parameter columns: at least one to be of use.
  public init(_ columns: [String], over axis: Axis = .time) {
    self.columns = columns
    self.axis = axis
  }
}
