public import Foundation

/// The vertical metrics of a font, as fractions of the em, that is of the point size.
public struct FontMetrics: Hashable, Sendable {
  /// The height above the baseline; positive.
  public let ascender: CGFloat
  /// The depth below the baseline; negative, as in `UIFont`.
  public let descender: CGFloat
  /// The additional space between lines that the font requests.
  public let lineGap: CGFloat
  /// The height of flat capital letters above the baseline.
  public let capHeight: CGFloat
  /// The height of flat lower-case letters above the baseline.
  public let xHeight: CGFloat

  /// Creates metrics from values, which are not checked.
  public init(
    ascender: CGFloat, descender: CGFloat, lineGap: CGFloat, capHeight: CGFloat, xHeight: CGFloat
  ) {
    (self.ascender, self.descender, self.lineGap) = (ascender, descender, lineGap)
    (self.capHeight, self.xHeight) = (capHeight, xHeight)
  }

  /// The metrics of San Francisco, measured with `UIFont.systemFont(ofSize:)`.
  ///
  /// At 17 points the ascender is 16.187, the descender −4.101 and the line height 20.287 points
  /// (2444/2048 of the size).
  public static let system = FontMetrics(
    ascender: 1950 / 2048, descender: -494 / 2048, lineGap: 0,
    capHeight: 1443 / 2048, xHeight: 1078 / 2048)
}
