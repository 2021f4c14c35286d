public import Foundation

/// A font face at a size, with fallback faces for missing characters. Lengths are in points.
public struct Font: Hashable, Sendable {
  /// The face used for every character that it contains.
  public let face: FontFace
  /// The faces tried in order for characters that `face` lacks.
  public internal(set) var fallbacks: [FontFace]
  /// The size of the font; never negative. Text of size 0 has no extent.
  public let pointSize: CGFloat
  /// The additional space after every character, except in joining scripts such as Arabic.
  public let tracking: CGFloat
  /// The vertical metrics. They can differ from the face's: the system font uses those of San
  /// Francisco.
  public let metrics: FontMetrics
  /// Whether figures have equal widths, where the face has such figures.
  public var hasTabularFigures = false
  /// The language of the text, such as "ja" or "zh-Hant". It selects the forms of Chinese
  /// characters; nil selects those of simplified Chinese.
  public var language: String?
  /// The fonts for characters that neither the face nor the fallbacks have; nil for none.
  var scripts: ScriptFonts?
  /// The advances of the system font; nil uses those of the face.
  var fit: GlyphFit?
  /// The faces from which the system font takes other sizes; nil for other fonts.
  var system: SystemFaces?
  var generation = SystemFont.Generation.iOS14

  /// Creates a font, by default with the metrics of the face.
  ///
  /// Sizes that are negative, NaN or above 2¹⁶ count as 0. Tracking that is not finite counts as 0.
  public init(
    _ face: FontFace, size: CGFloat, tracking: CGFloat = 0, metrics: FontMetrics? = nil,
    fallbacks: [FontFace] = []
  ) {
    self.face = face
    self.fallbacks = fallbacks
    pointSize = size > 0 && size <= 0x1p16 ? size : 0
    self.tracking = tracking.isFinite ? tracking : 0
    self.metrics = metrics ?? face.metrics
  }

  /// The height above the baseline; positive.
  public var ascender: CGFloat { metrics.ascender * pointSize }
  /// The depth below the baseline; negative, as in `UIFont`.
  public var descender: CGFloat { metrics.descender * pointSize }
  /// The gap between two lines, in addition to `lineHeight`.
  public var leading: CGFloat { metrics.lineGap * pointSize }
  /// The distance from ascender to descender: 20.287 for the system font at 17 points.
  public var lineHeight: CGFloat { ascender - descender }
  /// The height of flat capital letters.
  public var capHeight: CGFloat { metrics.capHeight * pointSize }
  /// The height of flat lower-case letters.
  public var xHeight: CGFloat { metrics.xHeight * pointSize }

  /// Returns the font in another size, which is checked as in `init`.
  ///
  /// The system font changes its tracking and its advances with the size. Other fonts keep their
  /// tracking.
  public func withSize(_ size: CGFloat) -> Font {
    var font =
      system?.font(size: size, generation: generation)
      ?? Font(face, size: size, tracking: tracking, metrics: metrics)
    font.fallbacks = fallbacks
    font.scripts = scripts
    font.language = language
    font.hasTabularFigures = hasTabularFigures
    return font
  }
}
