public import Foundation

/// Text whose stretches have fonts, and one paragraph style. Indices count UTF-16 units, as
/// `NSRange` does.
public struct StyledText: Hashable, Sendable {
  public struct Attributes: Hashable, Sendable {
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

  public struct Run: Hashable, Sendable {
    public let range: Range<Int>
    public let attributes: Attributes
  }

  public private(set) var string: String
  /// Without gaps and in order; none empty.
  public private(set) var runs: [Run]
  public var paragraphStyle: ParagraphStyle

  public init(paragraphStyle: ParagraphStyle = ParagraphStyle()) {
    string = ""
    runs = []
    self.paragraphStyle = paragraphStyle
  }

  public init(
    _ string: String, attributes: Attributes, paragraphStyle: ParagraphStyle = ParagraphStyle()
  ) {
    self.init(paragraphStyle: paragraphStyle)
    append(string, attributes: attributes)
  }

  public init(
    _ string: String, font: Font, paragraphStyle: ParagraphStyle = ParagraphStyle()
  ) {
    self.init(string, attributes: Attributes(font: font), paragraphStyle: paragraphStyle)
  }

  public mutating func append(_ more: String, attributes: Attributes) {
    guard !more.isEmpty else { return }
    let start = runs.last?.range.upperBound ?? 0
    string += more
    runs.append(Run(range: start..<start + more.utf16.count, attributes: attributes))
  }
}
