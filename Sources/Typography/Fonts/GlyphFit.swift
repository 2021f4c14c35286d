import Foundation

/// The widths of the glyphs of a system font: those of San Francisco at a size.
struct GlyphFit: Hashable, Sendable {
  let fitted: FittedAdvances
  /// The share of the display cut, from 0 to 1 (`SanFrancisco.displayShare`).
  let displayShare: CGFloat
  /// The version of San Francisco.
  let generation: SystemFont.Generation

  /// Returns the factor of a glyph's width when drawn.
  func stretch(of glyph: GlyphID) -> CGFloat {
    fitted.stretch(of: glyph, displayShare: displayShare, generation)
  }

  /// Sets glyphs in the face's own advances on those of San Francisco.
  ///
  /// Kerning remains. A glyph that is not stretched is centred in its new advance. Marks follow
  /// their letter.
  func apply(to glyphs: inout [ShapedGlyph], isRightToLeft: Bool) {
    var start = 0
    while start < glyphs.count {
      var end = start
      var base: Int?
      var count = 0
      repeat {
        if glyphs[end].advance > 0 {
          base = end
          count += 1
        }
        end += 1
      } while end < glyphs.count && glyphs[end].cluster == glyphs[start].cluster
      if let base, count == 1 {
        widen(&glyphs, start..<end, base: base)
        if !isRightToLeft, end < glyphs.count {
          glyphs[base].advance += pairCorrection(glyphs[base], glyphs[end])
        }
      }
      start = end
    }
  }

  private func widen(_ glyphs: inout [ShapedGlyph], _ cluster: Range<Int>, base: Int) {
    let glyph = glyphs[base].glyph
    let growth = fitted.growth(of: glyph, displayShare: displayShare, generation)
    let stretch = stretch(of: glyph)
    let shift = stretch == 1 ? growth / 2 : 0
    let change = Int(growth.rounded())
    let advance = glyphs[base].advance
    for index in cluster where index != base {
      // A mark after its letter counts its offset from the letter's end, one before it from the
      // letter's origin.
      let end = index > base ? advance : 0
      let fromOrigin = CGFloat(glyphs[index].dx + end) * stretch + shift
      glyphs[index].dx = Int(fromOrigin.rounded()) - (index > base ? advance + change : 0)
    }
    glyphs[base].dx += Int(shift.rounded())
    glyphs[base].advance = advance + change
  }

  private func pairCorrection(_ first: ShapedGlyph, _ second: ShapedGlyph) -> Int {
    guard let a = fitted.row(of: first.glyph), let b = fitted.row(of: second.glyph),
      let value = SanFrancisco.pairs[[a, b]]
    else { return 0 }
    return Int((CGFloat(value * fitted.unitsPerEm) / 10000).rounded())
  }
}
