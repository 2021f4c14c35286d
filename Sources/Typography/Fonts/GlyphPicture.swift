public import Foundation
public import Graphics

/// The colour image of a glyph, as in emoji fonts.
public struct GlyphPicture: Hashable, Sendable {
  /// The largest image of the glyph in the font.
  public let source: ImageSource
  /// The rectangle of the image relative to the glyph's origin, in ems, with y pointing down.
  public let frame: CGRect
}
