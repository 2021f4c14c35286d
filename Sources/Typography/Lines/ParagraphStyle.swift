public import Foundation

/// How lines are made and stacked. Lengths are in points; those that are negative or not finite
/// are taken as 0, save the tail's indent.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where a line lies in the width it was set for.
  public enum Alignment: Hashable, Sendable {
    case left, center, right
    /// Words spread over the width, except on a paragraph's last line.
    case justified
    /// Left or right after the paragraph's own direction.
    case natural
  }

  /// What happens where the text does not fit. Truncation and clipping concern the last line that
  /// is allowed; the lines before it wrap at words, as in `UILabel`.
  public enum LineBreakMode: Hashable, Sendable {
    case byWordWrapping, byCharWrapping, byClipping
    case byTruncatingHead, byTruncatingMiddle, byTruncatingTail
  }

  /// Where a paragraph begins.
  public enum Direction: Hashable, Sendable {
    /// Where its first letter does.
    case natural
    case leftToRight, rightToLeft
  }

  /// Of lines narrower than the width.
  public var alignment: Alignment
  /// What becomes of text that does not fit.
  public var lineBreakMode: LineBreakMode
  /// Between two lines of a paragraph, and between paragraphs.
  public var lineSpacing: CGFloat
  /// Between paragraphs, in addition.
  public var paragraphSpacing: CGFloat
  /// Room before the first line of each paragraph.
  public var firstLineIndent: CGFloat
  /// 0 sets no limit. Room is added and taken above the baseline.
  public var minimumLineHeight: CGFloat
  /// 0 sets no limit.
  public var maximumLineHeight: CGFloat
  /// Room before a paragraph's lines after the first.
  public var headIndent: CGFloat = 0
  /// Where lines end: from the side where the paragraph begins if positive, from the other side if not.
  public var tailIndent: CGFloat = 0
  /// Above paragraphs, in addition; not above the first.
  public var paragraphSpacingBefore: CGFloat = 0
  /// A line's height in heights of its fonts, before the limits; 0 is 1. Room is added and taken above the
  /// baseline.
  public var lineHeightMultiple: CGFloat = 0
  /// In order of their places.
  public var tabStops: [TabStop] = []
  /// Between stops behind the last one; 0 for none: a tab is a space there.
  public var tabInterval: CGFloat = 0
  /// The side where lines begin.
  public var direction = Direction.natural

  /// Without arguments: natural alignment, wrapping at words, no extra room, no limits.
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

  /// The same with every length usable.
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
