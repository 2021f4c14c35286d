import Synchronization

extension FontFace {
  /// Returns the advance of a character in font units; nil if the face lacks it.
  func advance(of character: Unicode.Scalar) -> Int? {
    glyph(for: character).map { advance(of: $0) }
  }

  /// Returns the advances of San Francisco in a weight for the glyphs of this face, which are
  /// calculated once.
  ///
  /// - Parameter measured: The face of the nearest measured weight, upright. Nil if it is the face
  ///   itself.
  func fitted(to weight: FontWeight, measured: FontFace?) -> FittedAdvances {
    fits.withLock { fits in
      if let fit = fits[weight] { return fit }
      let made = FittedAdvances(self, weight: weight, measured: measured)
      fits[weight] = made
      return made
    }
  }

  /// Returns the glyphs of the figures from 0 to 9 in equal width; those of unequal width if the
  /// face has no others.
  func tabularFigures() -> [GlyphID] {
    let figures = Array("0123456789".utf16)
    return shape(
      figures, 0..<figures.count, script: .common, isRightToLeft: false,
      features: .tabularFigures
    ).map(\.glyph)
  }
}
