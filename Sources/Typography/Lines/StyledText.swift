public import Foundation

/// Text with attributes for its runs and styles for its paragraphs. Indices count UTF-16 units, as
/// in `NSRange`.
public struct StyledText: Hashable, Sendable {
  /// The attributes of a run of text.
  public struct Attributes: Hashable, Sendable {
    /// The font with its fallbacks.
    public var font: Font
    /// The space added to the font's tracking after every character, in points.
    ///
    /// Values other than 0 disable ligatures, as `NSAttributedString.Key.kern` does.
    public var kern: CGFloat
    /// The upward offset of the glyphs, in points.
    public var baselineOffset: CGFloat
    /// Whether the font's optional ligatures are used; nil uses them unless there is a kern.
    public var ligatures: Bool?
    /// The slant of the glyphs to the right, as a fraction of their height. It does not change
    /// advances.
    public var slant: CGFloat = 0
    /// The factor of the glyphs' width.
    public var stretch: CGFloat = 1
    /// The box in place of each character; nil for glyphs.
    public var box: TextBox?
    /// A number for the caller's other attributes, such as a colour, which is returned in
    /// `GlyphRun.tag`.
    public var tag: Int

    /// Creates attributes. A kern or an offset that is not finite counts as 0.
    public init(font: Font, kern: CGFloat = 0, baselineOffset: CGFloat = 0, tag: Int = 0) {
      self.font = font
      self.kern = kern.isFinite ? kern : 0
      self.baselineOffset = baselineOffset.isFinite ? baselineOffset : 0
      self.tag = tag
    }
  }

  /// A run of text with one set of attributes.
  public struct Run: Hashable, Sendable {
    /// The range of the run, in UTF-16 units of the string.
    public let range: Range<Int>
    /// The attributes of the whole run.
    public let attributes: Attributes
    /// The style of paragraphs that begin in the run; nil means the style of the text.
    public let paragraphStyle: ParagraphStyle?
  }

  /// The characters of the text.
  public private(set) var string: String
  /// The runs in order, without gaps. None is empty.
  public private(set) var runs: [Run]
  /// The style of paragraphs without an individual style.
  public var paragraphStyle: ParagraphStyle

  /// Creates an empty text.
  public init(paragraphStyle: ParagraphStyle = ParagraphStyle()) {
    string = ""
    runs = []
    self.paragraphStyle = paragraphStyle
  }

  /// Creates a text with one set of attributes.
  public init(
    _ string: String, attributes: Attributes, paragraphStyle: ParagraphStyle = ParagraphStyle()
  ) {
    self.init(paragraphStyle: paragraphStyle)
    append(string, attributes: attributes)
  }

  /// Creates a text in one font.
  public init(
    _ string: String, font: Font, paragraphStyle: ParagraphStyle = ParagraphStyle()
  ) {
    self.init(string, attributes: Attributes(font: font), paragraphStyle: paragraphStyle)
  }

  /// Appends text; an empty string changes nothing. Paragraphs that begin in it have
  /// `paragraphStyle`, or the style of the text if it is nil.
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
