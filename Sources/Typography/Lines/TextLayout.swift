public import Foundation
public import Graphics

/// Text laid out in lines, with the position of every glyph: an immutable value whose sizes are not
/// rounded.
///
/// Lengths are in points, with y pointing down, from the top left corner. Layout takes linear time
/// in the number of characters. Shaping takes most of it. The result of shaping, a `ShapedText`,
/// can be reused.
public struct TextLayout: Hashable, Sendable {
  /// The lines from top to bottom.
  public let lines: [TextLine]
  /// The width of the widest line and the height of all lines, not rounded.
  public let size: CGSize
  /// Whether a part of the text is not on the lines.
  public let isTruncated: Bool
  /// The missing glyphs, as in `ShapedText.missing`.
  public let missing: [MissingGlyph]

  /// Lays out `text` in at most `maximumLines` lines of at most `width` points.
  ///
  /// A nil width means no limit, as does a line count of 0 or less. There are no lines if the width
  /// is NaN, zero or negative, or if the text is empty. A single character wider than `width` has
  /// its own line and overflows.
  ///
  /// - Parameters:
  ///   - recordsPlaces: Whether lines record the places of their characters (`TextLine.places`).
  ///   - exclusions: Shapes that lines flow around, if there is a width.
  public init(
    _ text: ShapedText, width: CGFloat? = nil, maximumLines: Int = 0, recordsPlaces: Bool = false,
    exclusions: [Path] = []
  ) {
    let width = width ?? .infinity
    missing = text.missing
    guard width > 0 else {
      lines = []
      size = .zero
      isTruncated = !text.units.isEmpty
      return
    }
    var filler = LineFiller(
      text, width: width, maximumLines: max(0, maximumLines), recordsPlaces: recordsPlaces,
      exclusions: TextExclusions(exclusions))
    filler.fill()
    lines = filler.placedLines()
    isTruncated = filler.isTruncated
    size = CGSize(
      width: filler.textWidth,
      height: exclusions.isEmpty
        ? lines.last.map { $0.origin.y + $0.descent } ?? 0
        : lines.map { $0.origin.y + $0.descent }.max() ?? 0)
  }

  /// Shapes and lays out a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The width at which lines wrap, in points; nil never wraps.
  ///   - maximumLines: The maximum number of lines; 0 for no limit.
  public init(_ text: StyledText, width: CGFloat? = nil, maximumLines: Int = 0) {
    self.init(ShapedText(text), width: width, maximumLines: maximumLines)
  }

  /// The distance of the first baseline from the top edge; 0 without lines.
  public var firstBaseline: CGFloat { lines.first?.origin.y ?? 0 }
  /// The distance of the last baseline from the top edge; 0 without lines.
  public var lastBaseline: CGFloat { lines.last?.origin.y ?? 0 }

  /// The rounding error of a whole length that is ignored, in pixels, so that it needs no extra
  /// pixel.
  private static let noise: CGFloat = 1e-6

  /// Returns `size` rounded up to whole device pixels, as `UILabel` does.
  ///
  /// A line of the system font at 17 points is 20.5 points high at scale 2, and 20.333 at scale 3.
  public func size(roundedUpTo scale: CGFloat) -> CGSize {
    guard scale > 0, scale.isFinite else { return size }
    // Adding 0 turns the −0 of an empty text into 0.
    func round(_ length: CGFloat) -> CGFloat {
      (length * scale - Self.noise).rounded(.up) / scale + 0
    }
    return CGSize(width: round(size.width), height: round(size.height))
  }
}
