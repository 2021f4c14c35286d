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
      draw(text.layout, at: moved, in: bounds, transform, clip) { _, coverage in
        canvas.fill(coverage, with: .color(shadow.color), opacity: opacity)
      }
    }
    draw(text.layout, at: text.origin, in: bounds, transform, clip) { tag, coverage in
      canvas.fill(coverage, with: .color(text.color(ofTag: tag)), opacity: opacity)
    }
    for stroke in text.strokeRects {
      let coverage = Coverage(
        filling: Path(rect: stroke.rect).applying(transform), within: clip.bounds)
      canvas.fill(coverage.intersection(clip), with: .color(stroke.color), opacity: opacity)
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
    if transform.isUpright, transform.a == transform.d, transform.a > 0 {
      let corner = PixelRect.snapped(bounds.origin.applying(transform))
      layout.forEachGlyph(
        from: corner, origin: CGPoint(x: origin.x - bounds.minX, y: origin.y - bounds.minY),
        scale: transform.a, within: clip.bounds, cache: glyphs
      ) { tag, coverage in body(tag, coverage.intersection(clip)) }
    } else {
      let settling = TextSettling(of: bounds, transform)
      for line in layout.lines {
        for run in line.runs {
          let start = CGPoint(x: origin.x + line.origin.x, y: origin.y + line.origin.y)
          let path = run.outline(from: start, settling).applying(transform)
          body(run.tag, Coverage(filling: path, within: clip.bounds).intersection(clip))
        }
      }
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
