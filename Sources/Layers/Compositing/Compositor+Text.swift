package import Foundation
package import Graphics
import Typography

extension Compositor {
  /// Draws text and its shadow.
  ///
  /// Upright text uses the glyph cache. Its glyphs are at quarters of a pixel horizontally, and on
  /// whole rows from the snapped corner of the layer. Turned text is filled from its outlines.
  func draw(
    _ text: TextContents, in bounds: CGRect, _ transform: CGAffineTransform, _ clip: Coverage,
    opacity: Double, on canvas: inout Canvas
  ) {
    forEachPart(of: text, in: bounds, transform, clip) { part in
      switch part {
      case .glyphs(let glyphs, let color):
        canvas.fill(glyphs, through: clip, with: color, opacity: opacity)
      case .area(let coverage, let paint):
        canvas.fill(coverage, with: paint, opacity: opacity)
      }
    }
  }

  /// Calls `body` with the parts of a text from back to front: backgrounds, shadow, letters and
  /// images, outlines of letters, lines.
  package func forEachPiece(
    of text: TextContents, in bounds: CGRect, _ transform: CGAffineTransform, _ clip: Coverage,
    _ body: (_ coverage: Coverage, _ paint: Paint) -> Void
  ) {
    forEachPart(of: text, in: bounds, transform, clip) { part in
      switch part {
      case .glyphs(let glyphs, let color):
        for coverage in glyphs.coverages(within: clip.bounds) {
          body(coverage.intersection(clip), .color(color))
        }
      case .area(let coverage, let paint): body(coverage, paint)
      }
    }
  }

  private enum TextPart {
    /// Glyphs of a run, which are cheaper to draw together.
    case glyphs(PlacedGlyphs, Color)
    case area(Coverage, Paint)
  }

  private func forEachPart(
    of text: TextContents, in bounds: CGRect, _ transform: CGAffineTransform, _ clip: Coverage,
    _ body: (TextPart) -> Void
  ) {
    func fill(_ rect: CGRect, _ color: Color) {
      let coverage = Coverage(filling: Path(rect: rect).applying(transform), within: clip.bounds)
      body(.area(coverage.intersection(clip), .color(color)))
    }
    for (rect, color) in text.backgroundRects { fill(rect, color) }
    if let shadow = text.shadow {
      let moved = CGPoint(
        x: text.origin.x + shadow.offset.width, y: text.origin.y + shadow.offset.height)
      forEachLetter(of: text.layout, at: moved, in: bounds, transform, clip, body) { _ in
        shadow.color
      }
    }
    forEachLetter(of: text.layout, at: text.origin, in: bounds, transform, clip, body) { tag in
      text.strokes(ofTag: tag)?.outline?.fills == false ? nil : text.color(ofTag: tag)
    }
    for (rect, picture) in text.placedPictures {
      for (rect, texels) in picture.pieces(in: rect) {
        let area = Coverage(of: rect, transform, within: clip.bounds).intersection(clip)
        body(.area(area, paint(picture, in: rect, texels, transform, area.bounds)))
      }
    }
    for (rect, picture, opacity) in text.placedEmoji {
      for (rect, texels) in picture.pieces(in: rect) {
        let area = Coverage(of: rect, transform, within: clip.bounds).intersection(clip)
          .faded(to: opacity)
        body(.area(area, paint(picture, in: rect, texels, transform, area.bounds)))
      }
    }
    drawOutlines(of: text, in: bounds, transform, clip, body)
    for (rect, color) in text.strokeRects { fill(rect, color) }
  }

  /// Strokes the outlines of letters at the positions where the letters are filled.
  private func drawOutlines(
    of text: TextContents, in bounds: CGRect, _ transform: CGAffineTransform, _ clip: Coverage,
    _ body: (TextPart) -> Void
  ) {
    guard text.strokes.contains(where: { $0.outline != nil }) else { return }
    func stroke(_ run: GlyphRun, _ path: Path, scale: CGFloat, _ transform: CGAffineTransform) {
      guard let outline = text.strokes(ofTag: run.tag)?.outline else { return }
      let width = outline.width * run.pointSize * scale
      let line = path.stroked(StrokeStyle(width: width)).applying(transform)
      let coverage = Coverage(filling: line, within: clip.bounds).intersection(clip)
      body(.area(coverage, .color(outline.color ?? text.color(ofTag: run.tag))))
    }
    if transform.isUpright, transform.a == transform.d, transform.a > 0 {
      let corner = PixelRect.snapped(bounds.origin.applying(transform))
      text.layout.forEachOutline(
        from: corner,
        origin: CGPoint(x: text.origin.x - bounds.minX, y: text.origin.y - bounds.minY),
        scale: transform.a, within: clip.bounds,
        where: { text.strokes(ofTag: $0)?.outline != nil }
      ) { run, path in stroke(run, path, scale: transform.a, .identity) }
    } else {
      let settling = TextSettling(of: bounds, transform)
      for line in text.layout.lines {
        for run in line.runs where text.strokes(ofTag: run.tag)?.outline != nil {
          let start = CGPoint(
            x: text.origin.x + line.origin.x, y: text.origin.y + line.origin.y)
          stroke(run, run.outline(from: start, settling), scale: 1, transform)
        }
      }
    }
  }

  /// Calls `body` with the letters of each run.
  ///
  /// - Parameters:
  ///   - origin: The top left corner of the layout, in the space of `bounds`. The text moves with
  ///     the corner of `bounds`.
  ///   - color: The colour of the runs with a tag; nil skips them.
  private func forEachLetter(
    of layout: TextLayout, at origin: CGPoint, in bounds: CGRect, _ transform: CGAffineTransform,
    _ clip: Coverage, _ body: (TextPart) -> Void, color: (_ tag: Int) -> Color?
  ) {
    if transform.isUpright, transform.a == transform.d, transform.a > 0 {
      let corner = PixelRect.snapped(bounds.origin.applying(transform))
      layout.forEachRun(
        from: corner, origin: CGPoint(x: origin.x - bounds.minX, y: origin.y - bounds.minY),
        scale: transform.a, within: clip.bounds, cache: glyphs
      ) { tag, glyphs in
        if let color = color(tag) { body(.glyphs(glyphs, color)) }
      }
    } else {
      let settling = TextSettling(of: bounds, transform)
      for line in layout.lines {
        for run in line.runs {
          guard let color = color(run.tag) else { continue }
          let start = CGPoint(x: origin.x + line.origin.x, y: origin.y + line.origin.y)
          let path = run.outline(from: start, settling).applying(transform)
          let coverage = Coverage(filling: path, within: clip.bounds).intersection(clip)
          body(.area(coverage, .color(color)))
        }
      }
    }
  }
}

extension Canvas {
  /// Fills glyphs one by one, or all with one call if the clip is a rectangle.
  fileprivate mutating func fill(
    _ glyphs: PlacedGlyphs, through clip: Coverage, with color: Color, opacity: Double
  ) {
    if clip.isFull {
      bitmap.fill(
        glyphs.places, of: glyphs.sheet, within: clip.bounds, with: color, opacity: opacity,
        in: frame)
      return
    }
    for coverage in glyphs.coverages(within: clip.bounds) {
      fill(coverage.intersection(clip), with: .color(color), opacity: opacity)
    }
  }
}

extension GlyphRun {
  /// Returns the outlines of all glyphs in the layer's coordinates. `start` is the start of the
  /// line's baseline.
  fileprivate func outline(from start: CGPoint, _ settling: TextSettling) -> Path {
    var path = Path()
    guard box == nil else { return path }
    for glyph in glyphs {
      let place = settling.settled(
        CGPoint(x: start.x + glyph.position.x, y: start.y + glyph.position.y))
      path.append(outline(of: glyph.id, at: place, scale: 1))
    }
    return path
  }
}
