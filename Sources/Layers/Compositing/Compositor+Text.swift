package import Foundation
package import Graphics
package import Typography

extension Compositor {
  /// The glyphs, over their shadow. Text that stands upright comes from the glyph cache, at quarters of
  /// a pixel and on whole rows from its layer's snapped corner; turned text is filled from its outlines.
  func draw(
    _ text: TextContents, in bounds: CGRect, _ transform: CGAffineTransform, _ clip: Coverage,
    opacity: Double, on canvas: inout Canvas
  ) {
    if let shadow = text.shadow {
      let moved = CGPoint(
        x: text.origin.x + shadow.offset.width, y: text.origin.y + shadow.offset.height)
      draw(text.layout, at: moved, in: bounds, transform, clip, opacity: opacity, on: &canvas) {
        _ in shadow.color
      }
    }
    draw(
      text.layout, at: text.origin, in: bounds, transform, clip, opacity: opacity, on: &canvas,
      color: text.color(ofTag:))
    for stroke in text.strokeRects {
      let coverage = Coverage(
        filling: Path(rect: stroke.rect).applying(transform), within: clip.bounds)
      canvas.fill(coverage.intersection(clip), with: .color(stroke.color), opacity: opacity)
    }
  }

  /// - Parameter color: of the runs with a tag.
  private func draw(
    _ layout: TextLayout, at origin: CGPoint, in bounds: CGRect, _ transform: CGAffineTransform,
    _ clip: Coverage, opacity: Double, on canvas: inout Canvas, color: (_ tag: Int) -> Color
  ) {
    forEachPiece(of: layout, at: origin, in: bounds, transform, within: clip.bounds) {
      tag, piece in
      switch piece {
      case .glyphs(let glyphs):
        canvas.fill(glyphs, through: clip, with: color(tag), opacity: opacity)
      case .outline(let coverage):
        canvas.fill(coverage.intersection(clip), with: .color(color(tag)), opacity: opacity)
      }
    }
  }

  /// Calls `body` with the coverage of each piece of the text, of a glyph or a run.
  ///
  /// - Parameter origin: the layout's top left corner, in the space of `bounds`, whose corner the text
  ///   moves with.
  package func draw(
    _ layout: TextLayout, at origin: CGPoint, in bounds: CGRect, _ transform: CGAffineTransform,
    _ clip: Coverage, _ body: (_ tag: Int, _ coverage: Coverage) -> Void
  ) {
    forEachPiece(of: layout, at: origin, in: bounds, transform, within: clip.bounds) {
      tag, piece in
      switch piece {
      case .glyphs(let glyphs):
        for coverage in glyphs.coverages(within: clip.bounds) {
          body(tag, coverage.intersection(clip))
        }
      case .outline(let coverage): body(tag, coverage.intersection(clip))
      }
    }
  }

  private enum Piece {
    case glyphs(PlacedGlyphs)
    /// Of a run.
    case outline(Coverage)
  }

  private func forEachPiece(
    of layout: TextLayout, at origin: CGPoint, in bounds: CGRect, _ transform: CGAffineTransform,
    within clip: PixelRect, _ body: (_ tag: Int, _ piece: Piece) -> Void
  ) {
    if transform.isUpright, transform.a == transform.d, transform.a > 0 {
      let corner = PixelRect.snapped(bounds.origin.applying(transform))
      layout.forEachRun(
        from: corner, origin: CGPoint(x: origin.x - bounds.minX, y: origin.y - bounds.minY),
        scale: transform.a, within: clip, cache: glyphs
      ) { tag, glyphs in body(tag, .glyphs(glyphs)) }
    } else {
      let settling = TextSettling(of: bounds, transform)
      for line in layout.lines {
        for run in line.runs {
          let start = CGPoint(x: origin.x + line.origin.x, y: origin.y + line.origin.y)
          let path = run.outline(from: start, settling).applying(transform)
          body(run.tag, .outline(Coverage(filling: path, within: clip)))
        }
      }
    }
  }
}

extension Canvas {
  /// One glyph after another; all by one call where the clip is a rectangle.
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
  /// All glyphs' outlines in the layer's coordinates; `start` is where the line's baseline begins.
  fileprivate func outline(from start: CGPoint, _ settling: TextSettling) -> Path {
    let scale = pointSize / CGFloat(face.unitsPerEm)
    var path = Path()
    for glyph in glyphs {
      let place = settling.settled(
        CGPoint(x: start.x + glyph.position.x, y: start.y + glyph.position.y))
      path.append(
        face.outline(of: glyph.id).applying(
          CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: place.x, ty: place.y)))
    }
    return path
  }
}
