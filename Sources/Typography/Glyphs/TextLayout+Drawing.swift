public import Foundation
public import Graphics

extension TextLayout {
  /// Calls `body` with the glyphs of each run that can overlap `clip`, by line and from left to
  /// right, with the run's tag and their coverage in device pixels.
  ///
  /// `corner` is the snapped corner of the container, in whole device pixels, with which the text
  /// moves. `origin` is the layout's top left corner relative to it in points, and `scale` the
  /// pixels per point. Every baseline is a whole number of pixels from `corner`. It is rounded by
  /// the line's position and not by the corner's. So text never moves against its container, and
  /// all glyphs of a line are on one row. Nothing is drawn at a scale of 0 or less, NaN or
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
        guard run.box == nil else { continue }
        let glyphs = run.glyphs.lazy.map { glyph in
          let place = CGPoint(
            x: left + glyph.position.x * scale, y: baseline + glyph.position.y * scale)
          return (id: glyph.id, origin: place)
        }
        if run.isPlain {
          cache.place(
            glyphs, of: run.face, fit: run.fit, pixelSize: run.pointSize * scale, within: clip
          ) {
            body(run.tag, $0)
          }
          continue
        }
        var sheet = CoverageSheet()
        var places: [CoverageSheet.Place] = []
        for glyph in glyphs {
          let place = GlyphCache.settled(glyph.origin)
          let path = run.outline(of: glyph.id, at: place, scale: scale)
          places.append(.init(sheet.append(Coverage(filling: path, within: clip)), x: 0, y: 0))
        }
        body(run.tag, PlacedGlyphs(sheet: sheet, places: places))
      }
    }
  }

  /// Calls `body` with the outlines of runs with certain tags, in device pixels, at the positions
  /// used by `forEachRun`.
  package func forEachOutline(
    from corner: CGPoint, origin: CGPoint, scale: CGFloat, within clip: PixelRect,
    where isAsked: (_ tag: Int) -> Bool, _ body: (_ run: GlyphRun, _ outline: Path) -> Void
  ) {
    guard scale > 0, scale.isFinite else { return }
    let place = CGPoint(x: corner.x + origin.x * scale, y: corner.y + origin.y * scale)
    for line in lines where canShow(line, origin: place, scale: scale, within: clip) {
      let below = ((origin.y + line.origin.y) * scale).rounded(.toNearestOrAwayFromZero)
      let start = CGPoint(x: place.x + line.origin.x * scale, y: corner.y + below)
      for run in line.runs where run.box == nil && isAsked(run.tag) {
        var path = Path()
        for glyph in run.glyphs {
          let place = CGPoint(
            x: start.x + glyph.position.x * scale, y: start.y + glyph.position.y * scale)
          path.append(run.outline(of: glyph.id, at: GlyphCache.settled(place), scale: scale))
        }
        body(run, path)
      }
    }
  }

  /// Returns whether a line can overlap `clip`. Glyphs are assumed to stay within two heights of
  /// their line.
  private func canShow(
    _ line: TextLine, origin: CGPoint, scale: CGFloat, within clip: PixelRect
  ) -> Bool {
    let top = origin.y + line.frame.minY * scale, height = line.height * scale
    return top - 2 * height < CGFloat(clip.maxY) && top + 3 * height > CGFloat(clip.y)
  }
}

extension GlyphRun {
  /// Whether glyphs are drawn without slant and stretch.
  var isPlain: Bool { slant == 0 && stretch == 1 }

  /// Returns the outline of a glyph with its origin at `place`, with y pointing down.
  ///
  /// - Parameter scale: The units of `place` per point.
  package func outline(of glyph: GlyphID, at place: CGPoint, scale: CGFloat) -> Path {
    let unit = pointSize * scale / CGFloat(face.unitsPerEm)
    let across = unit * stretch * (fit?.stretch(of: glyph) ?? 1)
    return face.outline(of: glyph).applying(
      CGAffineTransform(
        a: across, b: 0, c: unit * slant, d: -unit, tx: place.x, ty: place.y))
  }
}
