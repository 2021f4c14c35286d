public import Foundation

/// Lengths along the four sides of a figure or of a device in it, in points of the figure.
public struct FigureEdges: Hashable, Sendable {
  /// Points; zero, less and NaN are none.
  public var top, left, bottom, right: CGFloat

  /// None unless given.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// The same on all four sides.
  public init(_ all: CGFloat) { self.init(top: all, left: all, bottom: all, right: all) }

  /// Without what is no length.
  var lengths: FigureEdges {
    func length(_ value: CGFloat) -> CGFloat { value > 0 && value.isFinite ? value : 0 }
    return FigureEdges(
      top: length(top), left: length(left), bottom: length(bottom), right: length(right))
  }

  var isNone: Bool { lengths == FigureEdges() }
}
