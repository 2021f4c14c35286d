import Foundation

/// Sets one line: finds the glyphs of its parts, puts them into visual order (UAX #9, rule L2) and
/// gives them positions.
struct LineSetter {
  let text: ShapedText

  private struct Piece {
    let item: ShapedItem
    let glyphs: ArraySlice<ShapedGlyph>
    let isEllipsis: Bool
  }

  /// `justifiedWidth` spreads the spaces so that the line becomes that wide.
  func line(
    _ content: LineContent, in paragraph: ShapedParagraph, justifiedWidth: CGFloat?
  ) -> TextLine {
    let pieces = Self.visualOrder(self.pieces(content.parts, paragraph))
    let extra = justifiedWidth.map { spaceGrowth(pieces, to: $0) } ?? 0
    var runs: [GlyphRun] = []
    var x: CGFloat = 0
    for piece in pieces {
      runs.append(run(piece, at: &x, spaceGrowth: extra))
    }
    let (ascent, descent) = extent(of: content.range, in: paragraph)
    return TextLine(
      range: content.range, isTruncated: content.isTruncated, origin: .zero, width: x,
      ascent: ascent, descent: descent, runs: runs)
  }

  private func run(_ piece: Piece, at x: inout CGFloat, spaceGrowth: CGFloat) -> GlyphRun {
    let item = piece.item, scale = item.scale, rise = item.attributes.baselineOffset
    var glyphs: [GlyphRun.Glyph] = []
    glyphs.reserveCapacity(piece.glyphs.count)
    var left = x
    item.forEachCluster(in: piece.glyphs) { cluster, width in
      var pen = 0
      for glyph in cluster {
        let position = CGPoint(
          x: left + CGFloat(pen &+ glyph.dx) * scale, y: -CGFloat(glyph.dy) * scale - rise)
        glyphs.append(GlyphRun.Glyph(id: glyph.glyph, position: position))
        pen &+= glyph.advance
      }
      left += width
      if spaceGrowth > 0, isStretchable(cluster, piece) { left += spaceGrowth }
    }
    x = left
    return GlyphRun(
      face: item.face, pointSize: item.attributes.font.pointSize, tag: item.attributes.tag,
      glyphs: glyphs)
  }

  private func isStretchable(_ cluster: ArraySlice<ShapedGlyph>, _ piece: Piece) -> Bool {
    !piece.isEllipsis && text.units[cluster[cluster.startIndex].cluster] == 0x20
  }

  private func spaceGrowth(_ pieces: [Piece], to width: CGFloat) -> CGFloat {
    var natural: CGFloat = 0
    var spaces = 0
    for piece in pieces {
      piece.item.forEachCluster(in: piece.glyphs) { cluster, width in
        natural += width
        if isStretchable(cluster, piece) { spaces += 1 }
      }
    }
    return spaces > 0 ? max(0, width - natural) / CGFloat(spaces) : 0
  }

  private func pieces(_ parts: [LineContent.Part], _ paragraph: ShapedParagraph) -> [Piece] {
    var pieces: [Piece] = []
    for part in parts {
      switch part {
      case .ellipsis(let item):
        pieces.append(Piece(item: item, glyphs: item.glyphs[...], isEllipsis: true))
      case .text(let range):
        for item in paragraph.items(in: range) {
          let cut = item.range.clamped(to: range)
          let glyphs = item.glyphs(of: cut, units: text.shapedUnits)
          pieces.append(Piece(item: item, glyphs: glyphs, isEllipsis: false))
        }
      }
    }
    return pieces
  }

  /// From the highest level down to 1, every sequence at or above the level is turned around.
  private static func visualOrder(_ pieces: [Piece]) -> [Piece] {
    guard let highest = pieces.map(\.item.level).max(), highest > 0 else { return pieces }
    var pieces = pieces
    for level in (1...highest).reversed() {
      var start = 0
      while start < pieces.count {
        var end = start
        while end < pieces.count, pieces[end].item.level >= level { end += 1 }
        if end > start { pieces[start..<end].reverse() }
        start = max(end, start + 1)
      }
    }
    return pieces
  }

  /// The tallest ascent and the deepest descent on the line, then the style's limits, which act
  /// above the baseline.
  private func extent(
    of range: Range<Int>, in paragraph: ShapedParagraph
  ) -> (ascent: CGFloat, descent: CGFloat) {
    var ascent = -CGFloat.infinity, descent = -CGFloat.infinity
    func include(_ attributes: StyledText.Attributes) {
      ascent = max(ascent, attributes.font.ascender + attributes.baselineOffset)
      descent = max(descent, -attributes.font.descender - attributes.baselineOffset)
    }
    for item in paragraph.items(in: range) { include(item.attributes) }
    if ascent == -.infinity { include(paragraph.attributes) }
    let style = text.text.paragraphStyle.checked
    var height = max(ascent + descent, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    return (height - descent, descent)
  }
}
