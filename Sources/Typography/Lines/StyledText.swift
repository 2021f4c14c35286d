public import Foundation

/// Text whose stretches have fonts, and whose paragraphs have styles. Indices count UTF-16 units, as
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
    /// Whether letters may join that the font joins at will; nil unless there is a kern.
    public var ligatures: Bool?
    /// How far glyphs lean to the right, in parts of their height. Moves nothing.
    public var slant: CGFloat = 0
    /// How many times as wide as the font has them glyphs are.
    public var stretch: CGFloat = 1
    /// What stands instead of each character; nil for its glyphs.
    public var box: TextBox?
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
    /// Of paragraphs that begin in it; nil for the text's own.
    public let paragraphStyle: ParagraphStyle?
  }

  /// All of the text.
  public private(set) var string: String
  /// Without gaps and in order; none empty.
  public private(set) var runs: [Run]
  /// Of paragraphs without one of their own.
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

  /// Adds text at the end; empty text adds nothing. Paragraphs that begin in it have the style; nil leaves
  /// them the text's.
  public mutating func append(
    _ more: String, attributes: Attributes, paragraphStyle: ParagraphStyle? = nil
  ) {
    guard !more.isEmpty else { return }
    let start = runs.last?.range.upperBound ?? 0
    string += more
    runs.append(
      Run(
        range: start..<start + more.utf16.count, attributes: attributes,
        paragraphStyle: paragraphStyle))
  }
}
