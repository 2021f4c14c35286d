package import Foundation
package import Graphics
import Typography

extension TextContents {
  /// A stroke's thickness, and how far below the baseline an underline begins, in parts of the font's size:
  /// about what San Francisco says of itself.
  private static let (thickness, distance): (CGFloat, CGFloat) = (0.06, 0.1)
  /// Where text is struck through, above the baseline, in parts of the font's size: half the height of
  /// small letters.
  private static let middle: CGFloat = 0.26

  /// The rectangles of all lines under and through the text, in the layer's coordinates, with their
  /// colours.
  package var strokeRects: [(rect: CGRect, color: Color)] {
    guard !strokes.isEmpty else { return [] }
    return layout.lines.flatMap { line in
      line.runs.flatMap { run in
        strokes.indices.contains(run.tag) ? rects(of: strokes[run.tag], run, line) : []
      }
    }
  }

  private func rects(
    of strokes: Strokes, _ run: GlyphRun, _ line: TextLine
  ) -> [(rect: CGRect, color: Color)] {
    guard let start = run.glyphs.first?.position.x else { return [] }
    // A run ends where the next one begins, the last one with the line.
    let end = line.runs.compactMap { $0.glyphs.first?.position.x }.filter { $0 > start }.min()
    let (x, width) = (origin.x + line.origin.x + start, (end ?? line.width) - start)
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
