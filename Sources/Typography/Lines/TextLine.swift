public import Foundation

/// One line of a `TextLayout`. Points, y down, from the layout's top left corner.
public struct TextLine: Hashable, Sendable {
  /// The UTF-16 units the line stands for, trailing white space included, terminator excluded. A
  /// truncated line's range ends (or begins, or both) where its text does; the cut is not in it.
  public let range: Range<Int>
  /// Whether an ellipsis stands for some of the text.
  public let isTruncated: Bool
  /// The left end of the baseline.
  public internal(set) var origin: CGPoint
  /// Without trailing white space.
  public let width: CGFloat
  /// From the line's top edge to the baseline.
  public let ascent: CGFloat
  /// From the baseline to the bottom edge.
  public let descent: CGFloat
  /// From left to right.
  public let runs: [GlyphRun]
  /// In the text's order; empty unless the layout keeps them.
  public internal(set) var places: [TextPlace] = []

  /// From top to bottom, without the gap to the next line.
  public var height: CGFloat { ascent + descent }

  /// The line's box: as wide as its text, as high as its fonts.
  public var frame: CGRect {
    CGRect(x: origin.x, y: origin.y - ascent, width: width, height: height)
  }
}
