public import Foundation

/// Text whose stretches have fonts, and one paragraph style. Indices count UTF-16 units, as
/// `NSRange` does.
public struct StyledText: Hashable, Sendable {
  /// How a stretch of text is set.
  public struct Attributes: Hashable, Sendable {
    /// The font and its fallbacks.
    public var font: Font
    /// Added to the font's tracking after every character, in points. Switches ligatures off
    /// unless it is 0, as `NSAttributedString.Key.kern` does.
    public var kern: CGFloat
    /// Raises the glyphs, in points.
    public var baselineOffset: CGFloat
    /// The caller's own number for whatever else the run has, such as a colour: comes back in
    /// `GlyphRun.tag`.
    public var tag: Int

    /// A kern or offset that is not finite is taken as 0.
    public init(font: Font, kern: CGFloat = 0, baselineOffset: CGFloat = 0, tag: Int = 0) {
      self.font = font
      self.kern = kern.isFinite ? kern : 0
      self.baselineOffset = baselineOffset.isFinite ? baselineOffset : 0
      self.tag = tag
    }
  }

  /// A stretch with one set of attributes.
  public struct Run: Hashable, Sendable {
    /// In UTF-16 units of the string.
    public let range: Range<Int>
    /// The same for all of it.
    public let attributes: Attributes
  }

  /// All of the text.
  public private(set) var string: String
  /// Without gaps and in order; none empty.
  public private(set) var runs: [Run]
  /// Of every paragraph.
  public var paragraphStyle: ParagraphStyle

  /// Empty text.
  public init(paragraphStyle: ParagraphStyle = ParagraphStyle()) {
    string = ""
    runs = []
    self.paragraphStyle = paragraphStyle
  }

  /// Text with one set of attributes.
  public init(
    _ string: String, attributes: Attributes, paragraphStyle: ParagraphStyle = ParagraphStyle()
  ) {
    self.init(paragraphStyle: paragraphStyle)
    append(string, attributes: attributes)
  }

  /// Text in one font.
  public init(
    _ string: String, font: Font, paragraphStyle: ParagraphStyle = ParagraphStyle()
  ) {
    self.init(string, attributes: Attributes(font: font), paragraphStyle: paragraphStyle)
  }

  /// Adds text at the end; empty text adds nothing.
  public mutating func append(_ more: String, attributes: Attributes) {
    guard !more.isEmpty else { return }
    let start = runs.last?.range.upperBound ?? 0
    string += more
    runs.append(Run(range: start..<start + more.utf16.count, attributes: attributes))
  }
}
