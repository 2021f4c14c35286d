public import Foundation

/// A line of a `TextLayout`, in points from the layout's top left corner, with y pointing down.
public struct TextLine: Hashable, Sendable {
  /// The UTF-16 units of the line, including trailing white space and excluding the terminator.
  ///
  /// Text that truncation removed at the start or the end is excluded.
  public let range: Range<Int>
  /// Whether an ellipsis replaces a part of the text.
  public let isTruncated: Bool
  /// The left end of the baseline.
  public internal(set) var origin: CGPoint
  /// The width without trailing white space.
  public let width: CGFloat
  /// The distance from the line's top edge to the baseline.
  public let ascent: CGFloat
  /// The distance from the baseline to the line's bottom edge.
  public let descent: CGFloat
  /// The runs from left to right.
  public let runs: [GlyphRun]
  /// The places of characters in text order; empty unless the layout records them.
  public internal(set) var places: [TextPlace] = []

  /// The height from top to bottom, without the gap to the next line.
  public var height: CGFloat { ascent + descent }

  /// The box of the line, with the width of its text and the height of its fonts.
  public var frame: CGRect {
    CGRect(x: origin.x, y: origin.y - ascent, width: width, height: height)
  }
}
