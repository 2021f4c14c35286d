public import Foundation

/// Neighbouring glyphs of one line with the same font and attributes.
public struct GlyphRun: Hashable, Sendable {
  /// A glyph in its place.
  public struct Glyph: Hashable, Sendable {
    /// Its number in the font file.
    public let id: GlyphID
    /// The glyph's origin from the line's `origin`, in points, y down.
    public let position: CGPoint
  }

  /// The font file.
  public let face: FontFace
  /// The size at which the glyphs are drawn.
  public let pointSize: CGFloat
  /// The caller's number, from `StyledText.Attributes.tag`.
  public let tag: Int
  /// How far the glyphs lean to the right, in parts of their height.
  public let slant: CGFloat
  /// How many times as wide as the font has them the glyphs are.
  public let stretch: CGFloat
  /// What stands where each of the glyphs would, which are not drawn; nil for text.
  public let box: TextBox?
  /// From left to right.
  public let glyphs: [Glyph]
}
