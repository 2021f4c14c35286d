public import Foundation

/// Neighbouring glyphs of a line with one font and one set of attributes.
public struct GlyphRun: Hashable, Sendable {
  /// A positioned glyph.
  public struct Glyph: Hashable, Sendable {
    /// The number of the glyph in the font file.
    public let id: GlyphID
    /// The origin of the glyph relative to the line's `origin`, in points, with y pointing down.
    public let position: CGPoint
  }

  /// The font face.
  public let face: FontFace
  /// The size of the glyphs, in points.
  public let pointSize: CGFloat
  /// The caller's number, from `StyledText.Attributes.tag`.
  public let tag: Int
  /// The slant of the glyphs to the right, as a fraction of their height.
  public let slant: CGFloat
  /// The factor of the glyphs' width.
  public let stretch: CGFloat
  /// The widths of the glyphs of the system font; nil for those in the file.
  let fit: GlyphFit?
  /// The box in place of each glyph, which is then not drawn; nil for text.
  public let box: TextBox?
  /// The glyphs from left to right.
  public let glyphs: [Glyph]
}
