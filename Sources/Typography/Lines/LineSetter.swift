import Foundation

/// A line setter, which collects the glyphs of a line, puts them into visual order (UAX #9, rule
/// L2) and positions them.
struct LineSetter {
  let text: ShapedText
  /// Whether lines record the places of their characters.
  let recordsPlaces: Bool

  private struct Piece {
    let item: ShapedItem
    let glyphs: ArraySlice<ShapedGlyph>
    let isEllipsis: Bool
  }

  /// Returns a line. `justifiedWidth` widens the spaces so that the line has that width.
  func line(
    _ content: LineContent, in paragraph: ShapedParagraph, justifiedWidth: CGFloat?,
    tabs: TabRuler?
  ) -> TextLine {
    let pieces = Self.visualOrder(self.pieces(content.parts, paragraph))
    let extra = tabs == nil ? justifiedWidth.map { spaceGrowth(pieces, to: $0) } ?? 0 : 0
    var runs: [GlyphRun] = []
    var x: CGFloat = 0
    var places: [TextPlace] = []
    for piece in pieces {
      runs.append(
        run(
          piece, at: &x, &places, spaceGrowth: extra, tabs: tabs, limit: content.end(paragraph)))
    }
    let (ascent, descent) = extent(of: content.range, in: paragraph)
    var line = TextLine(
      range: content.range, isTruncated: content.isTruncated, origin: .zero, width: x,
      ascent: ascent, descent: descent, runs: runs)
    if recordsPlaces { line.places = complete(places, of: line, in: paragraph) }
    return line
  }

  /// Returns the places in text order, with the white space at the line's end, which is outside the
  /// text.
  private func complete(
    _ places: [TextPlace], of line: TextLine, in paragraph: ShapedParagraph
  ) -> [TextPlace] {
    var places = places.sorted { $0.unit < $1.unit }
    guard !line.isTruncated else { return places }
    var end = paragraph.isRightToLeft ? 0 : line.width
    let next = places.last.map { $0.unit + 1 } ?? line.range.lowerBound
    for unit in next..<max(next, line.range.upperBound) where text.marks[unit].contains(.space) {
      let width = text.advances[unit]
      if paragraph.isRightToLeft { end -= width }
      places.append(
        TextPlace(unit: unit, x: end, width: width, isRightToLeft: paragraph.isRightToLeft))
      if !paragraph.isRightToLeft { end += width }
    }
    return places
  }

  private func run(
    _ piece: Piece, at x: inout CGFloat, _ places: inout [TextPlace], spaceGrowth: CGFloat,
    tabs: TabRuler?, limit: Int
  ) -> GlyphRun {
    let item = piece.item, scale = item.scale, rise = item.attributes.baselineOffset
    let across = item.horizontalScale
    var glyphs: [GlyphRun.Glyph] = []
    glyphs.reserveCapacity(piece.glyphs.count)
    var left = x
    item.forEachCluster(in: piece.glyphs) { cluster, width in
      var pen = 0
      for glyph in cluster {
        let position = CGPoint(
          x: left + CGFloat(pen &+ glyph.dx) * across, y: -CGFloat(glyph.dy) * scale - rise)
        glyphs.append(GlyphRun.Glyph(id: glyph.glyph, position: position))
        pen &+= glyph.advance
      }
      let start = left
      if let tabs, !piece.isEllipsis, width > 0 {
        let unit = cluster[cluster.startIndex].cluster
        left +=
          text.units[unit] == TabRuler.tab
          ? tabs.advance(of: unit, at: left, limit: limit) : width
      } else {
        left += width
      }
      if spaceGrowth > 0, isStretchable(cluster, piece) { left += spaceGrowth }
      if recordsPlaces, !piece.isEllipsis {
        places.append(
          TextPlace(
            unit: cluster[cluster.startIndex].cluster, x: start, width: left - start,
            isRightToLeft: item.isRightToLeft))
      }
    }
    x = left
    return GlyphRun(
      face: item.face, pointSize: item.attributes.font.pointSize, tag: item.attributes.tag,
      slant: item.attributes.slant, stretch: item.attributes.stretch, fit: item.fit,
      box: item.attributes.box, glyphs: glyphs)
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

  /// Reverses, from the highest level down to 1, every sequence of pieces at or above the level.
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

  /// Returns the largest ascent and the largest descent on the line, adjusted to the limits of the
  /// style. The adjustment applies above the baseline.
  private func extent(
    of range: Range<Int>, in paragraph: ShapedParagraph
  ) -> (ascent: CGFloat, descent: CGFloat) {
    var ascent = -CGFloat.infinity, descent = -CGFloat.infinity
    func include(_ attributes: StyledText.Attributes) {
      let font = attributes.font, rise = attributes.baselineOffset
      ascent = max(ascent, (attributes.box?.ascent ?? font.ascender) + rise)
      descent = max(descent, (attributes.box?.descent ?? -font.descender) - rise)
    }
    for item in paragraph.items(in: range) { include(item.attributes) }
    if ascent == -.infinity { include(paragraph.attributes) }
    let style = paragraph.style
    let multiple = style.lineHeightMultiple > 0 ? style.lineHeightMultiple : 1
    var height = max((ascent + descent) * multiple, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    return (height - descent, descent)
  }
}
