public import Foundation
public import Graphics

extension TextLayout {
  /// Calls `body` for each glyph that can show within `clip`, line by line from left to right,
  /// with its run's tag and its coverage in device pixels.
  ///
  /// `origin` is the layout's top left corner in device pixels, `scale` the pixels per point. Every
  /// line's baseline is rounded to a whole pixel, so that all its glyphs stand on the same row.
  public func forEachGlyph(
    origin: CGPoint, scale: CGFloat, within clip: PixelRect, cache: GlyphCache,
    _ body: (_ tag: Int, _ coverage: Coverage) -> Void
  ) {
    guard scale > 0, scale.isFinite else { return }
    for line in lines where canShow(line, origin: origin, scale: scale, within: clip) {
      let baseline = (origin.y + line.origin.y * scale).rounded(.toNearestOrAwayFromZero)
      let left = origin.x + line.origin.x * scale
      for run in line.runs {
        for glyph in run.glyphs {
          let place = CGPoint(
            x: left + glyph.position.x * scale, y: baseline + glyph.position.y * scale)
          let coverage = cache.coverage(
            of: glyph.id, in: run.face, pixelSize: run.pointSize * scale, at: place,
            within: clip)
          if !coverage.bounds.intersection(clip).isEmpty { body(run.tag, coverage) }
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
