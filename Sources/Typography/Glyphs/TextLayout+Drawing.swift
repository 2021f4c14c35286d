public import Foundation
public import Graphics

extension TextLayout {
  /// Calls `body` with the glyphs of each run that may show within `clip`, line by line from left to right,
  /// with the run's tag and their coverages in device pixels.
  ///
  /// `corner` is a place in device pixels, of whole numbers, that the text moves with: the snapped
  /// corner of what it stands in. `origin` is the layout's top left corner from there in points, `scale`
  /// the pixels per point. Every line's baseline is a whole number of pixels from `corner`, rounded by
  /// the line's own place and not by the corner's, so that text never moves against what it stands in,
  /// and all glyphs of a line stand on one row. Nothing is drawn at a scale of 0 or less, NaN or
  /// infinity.
  public func forEachRun(
    from corner: CGPoint, origin: CGPoint, scale: CGFloat, within clip: PixelRect,
    cache: GlyphCache, _ body: (_ tag: Int, _ glyphs: PlacedGlyphs) -> Void
  ) {
    guard scale > 0, scale.isFinite else { return }
    let place = CGPoint(x: corner.x + origin.x * scale, y: corner.y + origin.y * scale)
    for line in lines where canShow(line, origin: place, scale: scale, within: clip) {
      let below = ((origin.y + line.origin.y) * scale).rounded(.toNearestOrAwayFromZero)
      let baseline = corner.y + below
      let left = place.x + line.origin.x * scale
      for run in line.runs {
        let glyphs = run.glyphs.lazy.map { glyph in
          let place = CGPoint(
            x: left + glyph.position.x * scale, y: baseline + glyph.position.y * scale)
          return (id: glyph.id, origin: place)
        }
        cache.place(glyphs, of: run.face, pixelSize: run.pointSize * scale, within: clip) {
          body(run.tag, $0)
        }
      }
    }
  }

  /// Whether a line comes near `clip`: glyphs are taken to stay within two heights of their line.
  private func canShow(
    _ line: TextLine, origin: CGPoint, scale: CGFloat, within clip: PixelRect
  ) -> Bool {
    let top = origin.y + line.frame.minY * scale, height = line.height * scale
    return top - 2 * height < CGFloat(clip.maxY) && top + 3 * height > CGFloat(clip.y)
  }
}
