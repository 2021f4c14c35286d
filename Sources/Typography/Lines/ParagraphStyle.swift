public import Foundation

/// The line breaking, alignment and spacing of a paragraph.
///
/// Lengths are in points. Those that are negative or not finite count as 0, except for a negative
/// tail indent.
public struct ParagraphStyle: Hashable, Sendable {
  /// The horizontal alignment of lines in their width.
  public enum Alignment: Hashable, Sendable {
    case left, center, right
    /// Words spread over the width, except on a paragraph's last line.
    case justified
    /// Left or right alignment by the paragraph's direction.
    case natural
  }

  /// The treatment of text that does not fit.
  ///
  /// Truncation and clipping apply to the last permitted line. Earlier lines wrap at words, as in
  /// `UILabel`.
  public enum LineBreakMode: Hashable, Sendable {
    case byWordWrapping, byCharWrapping, byClipping
    case byTruncatingHead, byTruncatingMiddle, byTruncatingTail
  }

  /// The writing direction of a paragraph.
  public enum Direction: Hashable, Sendable {
    /// The direction of the first strong character.
    case natural
    case leftToRight, rightToLeft
  }

  /// The alignment of lines that are narrower than the width.
  public var alignment: Alignment
  /// The treatment of text that does not fit.
  public var lineBreakMode: LineBreakMode
  /// The space between lines, also across paragraphs.
  public var lineSpacing: CGFloat
  /// The additional space after a paragraph that is followed by another one.
  public var paragraphSpacing: CGFloat
  /// The indent of the first line of each paragraph.
  public var firstLineIndent: CGFloat
  /// The minimum line height; 0 for no limit. Space is added or removed above the baseline.
  public var minimumLineHeight: CGFloat
  /// The maximum line height; 0 for no limit.
  public var maximumLineHeight: CGFloat
  /// The indent of a paragraph's lines after the first.
  public var headIndent: CGFloat = 0
  /// The end of lines: the distance from the leading side if positive, otherwise from the trailing
  /// side.
  public var tailIndent: CGFloat = 0
  /// The additional space before each paragraph except the first.
  public var paragraphSpacingBefore: CGFloat = 0
  /// The factor of the natural line height, applied before the limits; 0 counts as 1. Space is
  /// added or removed above the baseline.
  public var lineHeightMultiple: CGFloat = 0
  /// The tab stops, in order of their locations.
  public var tabStops: [TabStop] = []
  /// The interval of tab stops after the last one in `tabStops`. With 0 there are none, and a tab
  /// is a space.
  public var tabInterval: CGFloat = 0
  /// The writing direction.
  public var direction = Direction.natural

  /// Creates a style. By default it aligns naturally and wraps at words, without spacing and
  /// limits.
  public init(
    alignment: Alignment = .natural, lineBreakMode: LineBreakMode = .byWordWrapping,
    lineSpacing: CGFloat = 0, paragraphSpacing: CGFloat = 0, firstLineIndent: CGFloat = 0,
    minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.lineSpacing = lineSpacing
    self.paragraphSpacing = paragraphSpacing
    self.firstLineIndent = firstLineIndent
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
  }

  /// The style with invalid lengths replaced and tab stops sorted.
  var checked: ParagraphStyle {
    func length(_ value: CGFloat) -> CGFloat { value > 0 && value.isFinite ? value : 0 }
    var style = ParagraphStyle(
      alignment: alignment, lineBreakMode: lineBreakMode, lineSpacing: length(lineSpacing),
      paragraphSpacing: length(paragraphSpacing), firstLineIndent: length(firstLineIndent),
      minimumLineHeight: length(minimumLineHeight), maximumLineHeight: length(maximumLineHeight))
    style.headIndent = length(headIndent)
    style.tailIndent = tailIndent.isFinite ? tailIndent : 0
    style.paragraphSpacingBefore = length(paragraphSpacingBefore)
    style.lineHeightMultiple = length(lineHeightMultiple)
    style.tabStops = tabStops.filter { $0.location > 0 && $0.location.isFinite }
      .sorted { $0.location < $1.location }
    style.tabInterval = length(tabInterval)
    style.direction = direction
    return style
  }
}
