public import Graphics

/// Glyphs in device pixels, in drawing order from left to right.
public struct PlacedGlyphs: Sendable {
  /// The sheet that contains the coverages of `places`.
  public let sheet: CoverageSheet
  /// The glyphs that cover pixels, not clipped.
  public let places: [CoverageSheet.Place]

  /// Returns the coverage of each glyph that overlaps `clip`.
  public func coverages(within clip: PixelRect) -> [Coverage] {
    places.filter { !sheet.bounds($0).intersection(clip).isEmpty }.map { sheet[$0] }
  }
}
