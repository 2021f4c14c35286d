public import Foundation

/// The space in a line for an object other than a glyph, such as an image, in points.
public struct TextBox: Hashable, Sendable {
  /// The width of the box in the line.
  public var width: CGFloat
  /// The extents above and below the baseline. Negative values are on the opposite side.
  public var ascent, descent: CGFloat

  /// Creates a box. Values that are not finite, and a negative width, count as 0.
  public init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
    self.width = width.isFinite ? max(0, width) : 0
    self.ascent = ascent.isFinite ? ascent : 0
    self.descent = descent.isFinite ? descent : 0
  }
}
