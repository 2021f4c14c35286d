public import Foundation

/// Neighbouring glyphs of one line with the same font and attributes.
public struct GlyphRun: Hashable, Sendable {
  public struct Glyph: Hashable, Sendable {
    public let id: GlyphID
    /// The glyph's origin from the line's `origin`, in points, y down.
    public let position: CGPoint
  }

  public let face: FontFace
  public let pointSize: CGFloat
  /// The caller's number, from `StyledText.Attributes.tag`.
  public let tag: Int
  public let glyphs: [Glyph]
}
