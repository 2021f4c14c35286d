public import Foundation
public import Graphics

/// Text on lines: where every glyph stands. A value that does not change; sizes are not rounded.
///
/// Lengths are in points, y down, from the top left corner. Laying out text of n characters takes
/// time proportional to n; shaping it (`ShapedText`) takes most of that and can be kept.
public struct TextLayout: Hashable, Sendable {
  /// From top to bottom.
  public let lines: [TextLine]
  /// The width of the widest line and the height of all, unrounded.
  public let size: CGSize
  /// Whether some of the text is not on the lines.
  public let isTruncated: Bool
  /// See `ShapedText.missing`.
  public let missing: [MissingGlyph]

  /// Lays `text` out in lines of at most `width` points (nil: as wide as it takes), at most
  /// `maximumLines` of them (0 or less: as many as it takes).
  ///
  /// A width that is NaN, zero or negative, and empty text, give no lines. A single character
  /// wider than `width` has a line to itself and sticks out.
  ///
  /// - Parameters:
  ///   - keepsPlaces: whether lines say where their characters are (`TextLine.places`).
  ///   - exclusions: shapes that lines go around, where there is a width.
  public init(
    _ text: ShapedText, width: CGFloat? = nil, maximumLines: Int = 0, keepsPlaces: Bool = false,
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
      text, width: width, maximumLines: max(0, maximumLines), keepsPlaces: keepsPlaces,
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

  /// Shapes the text, then fills lines.
  ///
  /// - Parameters:
  ///   - text: to set.
  ///   - width: in points, at which lines wrap; nil never wraps.
  ///   - maximumLines: 0 for as many as there are.
  public init(_ text: StyledText, width: CGFloat? = nil, maximumLines: Int = 0) {
    self.init(ShapedText(text), width: width, maximumLines: maximumLines)
  }

  /// From the top edge; 0 without lines.
  public var firstBaseline: CGFloat { lines.first?.origin.y ?? 0 }
  /// From the top edge; 0 without lines.
  public var lastBaseline: CGFloat { lines.last?.origin.y ?? 0 }

  /// `size` rounded up to whole device pixels, as `UILabel` does: one line of the system font at
  /// 17 points is 20.5 points high at scale 2 and 20.333 at scale 3.
  public func size(roundedUpTo scale: CGFloat) -> CGSize {
    guard scale > 0, scale.isFinite else { return size }
    // The sum turns the −0 of an empty text into 0.
    func round(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale + 0 }
    return CGSize(width: round(size.width), height: round(size.height))
  }
}
