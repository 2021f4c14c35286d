public import Foundation

/// A font's vertical proportions, as fractions of the em (of the point size).
public struct FontMetrics: Hashable, Sendable {
  /// Above the baseline, positive.
  public let ascender: CGFloat
  /// Below the baseline, negative, as in `UIFont`.
  public let descender: CGFloat
  /// Extra room the font asks for between lines.
  public let lineGap: CGFloat
  /// The height of flat capitals above the baseline.
  public let capHeight: CGFloat
  /// The height of flat small letters above the baseline.
  public let xHeight: CGFloat

  /// Takes the numbers as they are: none is checked.
  public init(
    ascender: CGFloat, descender: CGFloat, lineGap: CGFloat, capHeight: CGFloat, xHeight: CGFloat
  ) {
    (self.ascender, self.descender, self.lineGap) = (ascender, descender, lineGap)
    (self.capHeight, self.xHeight) = (capHeight, xHeight)
  }

  /// San Francisco's, read off `UIFont.systemFont(ofSize:)`: at 17 points the ascender is 16.187,
  /// the descender −4.101 and the line height 20.287 points (2444/2048 of the size).
  public static let system = FontMetrics(
    ascender: 1950 / 2048, descender: -494 / 2048, lineGap: 0,
    capHeight: 1443 / 2048, xHeight: 1078 / 2048)
}
