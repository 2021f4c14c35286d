package import Foundation
package import Graphics
import Typography

extension TextContents {
  /// The thickness of a line, and the distance of an underline below the baseline, as fractions of
  /// the font size. Both are approximately those of San Francisco.
  private static let (thickness, distance): (CGFloat, CGFloat) = (0.06, 0.1)
  /// The height of a strikethrough above the baseline, as a fraction of the font size: half the
  /// x-height.
  private static let middle: CGFloat = 0.26

  /// The rectangles of all underlines and strikethroughs, in the layer's coordinates, with their
  /// colours.
  package var strokeRects: [(rect: CGRect, color: Color)] {
    guard !strokes.isEmpty else { return [] }
    return layout.lines.flatMap { line in
      line.runs.flatMap { run in
        strokes.indices.contains(run.tag) ? rects(of: strokes[run.tag], run, line) : []
      }
    }
  }

  /// The maximum gap in points at which the backgrounds of two runs count as one.
  private static let touching: CGFloat = 1e-6

  /// The rectangles of all backgrounds, in the layer's coordinates. Neighbours of one colour are
  /// merged.
  package var backgroundRects: [(rect: CGRect, color: Color)] {
    var rects: [(rect: CGRect, color: Color)] = []
    guard strokes.contains(where: { $0.background != nil }) else { return [] }
    for line in layout.lines {
      let first = rects.count
      for run in line.runs {
        guard let color = strokes(ofTag: run.tag)?.background,
          let (x, width) = line.span(of: run), width > 0
        else { continue }
        let left = origin.x + line.origin.x + x
        if rects.count > first, rects[rects.count - 1].color == color,
          abs(rects[rects.count - 1].rect.maxX - left) < Self.touching
        {
          rects[rects.count - 1].rect.size.width += width
        } else {
          let rect = CGRect(
            x: left, y: origin.y + line.frame.minY, width: width, height: line.height)
          rects.append((rect, color))
        }
      }
    }
    return rects
  }

  /// The images in place of characters, in the layer's coordinates.
  package var placedPictures: [(rect: CGRect, picture: ImageContents)] {
    guard pictures.contains(where: { $0 != nil }) else { return [] }
    return layout.lines.flatMap { line in
      line.runs.flatMap { run -> [(rect: CGRect, picture: ImageContents)] in
        guard let box = run.box, pictures.indices.contains(run.tag), let picture = pictures[run.tag]
        else { return [] }
        return run.glyphs.map { glyph in
          let rect = CGRect(
            x: origin.x + line.origin.x + glyph.position.x,
            y: origin.y + line.origin.y + glyph.position.y - box.ascent, width: box.width,
            height: box.ascent + box.descent)
          return (rect, picture)
        }
      }
    }
  }

  /// The glyphs that are images, in the layer's coordinates, with the opacity of their text.
  package var placedEmoji: [(rect: CGRect, picture: ImageContents, opacity: Double)] {
    guard layout.lines.contains(where: { $0.runs.contains(where: \.face.hasPictures) }) else {
      return []
    }
    return layout.lines.flatMap { line in
      line.runs.flatMap { run -> [(rect: CGRect, picture: ImageContents, opacity: Double)] in
        guard run.face.hasPictures, run.box == nil else { return [] }
        let opacity = color(ofTag: run.tag).alpha
        return run.glyphs.compactMap { glyph in
          guard let picture = run.face.picture(of: glyph.id) else { return nil }
          let start = CGPoint(
            x: origin.x + line.origin.x + glyph.position.x,
            y: origin.y + line.origin.y + glyph.position.y)
          let place = CGAffineTransform(translationX: start.x, y: start.y)
            .scaledBy(x: run.pointSize, y: run.pointSize)
          return (picture.frame.applying(place), ImageContents(image: picture.source), opacity)
        }
      }
    }
  }

  private func rects(
    of strokes: Strokes, _ run: GlyphRun, _ line: TextLine
  ) -> [(rect: CGRect, color: Color)] {
    guard let (start, width) = line.span(of: run) else { return [] }
    let x = origin.x + line.origin.x + start
    let baseline = origin.y + line.origin.y
    func rects(_ stroke: Strokes.Line?, from top: CGFloat) -> [(rect: CGRect, color: Color)] {
      guard let stroke, width > 0 else { return [] }
      let thickness = max(run.pointSize * Self.thickness * CGFloat(stroke.thickness), 0.5)
      return (0..<stroke.count).map { index in
        let rect = CGRect(
          x: x, y: top + 2 * thickness * CGFloat(index), width: width, height: thickness)
        return (rect, stroke.color ?? color(ofTag: run.tag))
      }
    }
    return rects(strokes.underline, from: baseline + run.pointSize * Self.distance)
      + rects(
        strokes.strikethrough, from: baseline - run.pointSize * (Self.middle + Self.thickness / 2))
  }
}

extension TextLine {
  /// Returns the start of a run, relative to the line's origin, and its width; nil for a run
  /// without glyphs.
  ///
  /// A run ends at the start of the next one, and the last run at the end of the line.
  fileprivate func span(of run: GlyphRun) -> (x: CGFloat, width: CGFloat)? {
    guard let start = run.glyphs.first?.position.x else { return nil }
    let end = runs.compactMap { $0.glyphs.first?.position.x }.filter { $0 > start }.min()
    return (start, (end ?? width) - start)
  }
}
