public import Graphics

/// Glyphs in device pixels, from left to right, as they are drawn one over another.
public struct PlacedGlyphs: Sendable {
  /// What `places` are of.
  public let sheet: CoverageSheet
  /// Those with ink; not cut by any clip.
  public let places: [CoverageSheet.Place]

  /// Of each glyph that can show within `clip`.
  public func coverages(within clip: PixelRect) -> [Coverage] {
    places.filter { !sheet.bounds($0).intersection(clip).isEmpty }.map { sheet[$0] }
  }
}
