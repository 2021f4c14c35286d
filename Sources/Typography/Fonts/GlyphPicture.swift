public import Foundation
public import Graphics

/// What a font of pictures has of a glyph, as emoji are: drawn in its own colours.
public struct GlyphPicture: Hashable, Sendable {
  /// The largest that the font has.
  public let source: ImageSource
  /// Where it lies from the glyph's origin, in ems, y down.
  public let frame: CGRect
}
