public import Foundation

/// A face at a size, with the faces to try for characters it lacks. Lengths are in points.
public struct Font: Hashable, Sendable {
  /// Asked first for every character.
  public let face: FontFace
  /// Tried in order for characters that `face` lacks.
  public let fallbacks: [FontFace]
  /// Never negative; text of size 0 has no extent.
  public let pointSize: CGFloat
  /// Added after every character except in joining scripts such as Arabic.
  public let tracking: CGFloat
  /// Proportions, which need not be the face's own: the system font borrows San Francisco's.
  public let metrics: FontMetrics

  /// Sizes that are negative, NaN or above 2¹⁶ are taken as 0, tracking that is not finite as 0.
  /// Without `metrics` the face's own count.
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

  /// Above the baseline; positive.
  public var ascender: CGFloat { metrics.ascender * pointSize }
  /// Negative, as in `UIFont`.
  public var descender: CGFloat { metrics.descender * pointSize }
  /// The gap between two lines, beyond `lineHeight`.
  public var leading: CGFloat { metrics.lineGap * pointSize }
  /// From ascender to descender: 20.287 for the system font at 17 points.
  public var lineHeight: CGFloat { ascender - descender }
  /// The height of flat capitals.
  public var capHeight: CGFloat { metrics.capHeight * pointSize }
  /// The height of flat small letters.
  public var xHeight: CGFloat { metrics.xHeight * pointSize }

  /// The same in another size, which is taken as in `init`; tracking stays.
  public func withSize(_ size: CGFloat) -> Font {
    Font(face, size: size, tracking: tracking, metrics: metrics, fallbacks: fallbacks)
  }
}
