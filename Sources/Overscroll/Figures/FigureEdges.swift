public import Foundation

/// Lengths for the four sides of a figure or of a device in it, in points of the figure.
public struct FigureEdges: Hashable, Sendable {
  /// The length of each side in points. Zero, negative values and NaN mean none.
  public var top, left, bottom, right: CGFloat

  /// Creates edges; the default of each is 0.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Creates edges with one length for all sides.
  public init(_ all: CGFloat) { self.init(top: all, left: all, bottom: all, right: all) }

  /// The edges with invalid lengths replaced by 0.
  var lengths: FigureEdges {
    func length(_ value: CGFloat) -> CGFloat { value > 0 && value.isFinite ? value : 0 }
    return FigureEdges(
      top: length(top), left: length(left), bottom: length(bottom), right: length(right))
  }

  var isNone: Bool { lengths == FigureEdges() }
}
