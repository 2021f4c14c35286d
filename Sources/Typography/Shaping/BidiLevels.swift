import CFriBidi

/// A paragraph's embedding levels by Unicode's bidirectional algorithm (UAX #9, by FriBidi).
struct BidiLevels {
  /// One per UTF-16 unit of the paragraph; odd runs from right to left.
  let levels: [UInt8]
  let isRightToLeft: Bool

  /// The paragraph's direction is that of its first strong character, left to right without one.
  init(_ units: [UInt16], _ range: Range<Int>) {
    // No character below U+0590 is, or makes others, right to left.
    guard range.contains(where: { units[$0] >= 0x590 }) else {
      levels = []
      isRightToLeft = false
      return
    }
    let scalars = Array(Scalars(units, range))
    let count = FriBidiStrIndex(scalars.count)
    let text = scalars.map { FriBidiChar($0.scalar.value) }
    var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: text.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: text.count)
    var perScalar = [FriBidiLevel](repeating: 0, count: text.count)
    var base = FRIBIDI_PAR_ON
    // All four arrays have `count` elements.
    fribidi_get_bidi_types(text, count, &types)
    fribidi_get_bracket_types(text, count, types, &brackets)
    guard fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &perScalar) > 0
    else {
      levels = []
      isRightToLeft = false
      return
    }
    var levels = [UInt8](repeating: 0, count: range.count)
    for (position, level) in zip(scalars, perScalar) {
      let offset = position.index - range.lowerBound
      levels[offset] = UInt8(max(level, 0))
      if position.scalar.value > 0xFFFF { levels[offset + 1] = levels[offset] }
    }
    self.levels = levels
    isRightToLeft = base == FRIBIDI_PAR_RTL || base == FRIBIDI_PAR_WRTL
  }

  /// The level of a unit, counted from the paragraph's start.
  subscript(offset: Int) -> UInt8 { levels.isEmpty ? 0 : levels[offset] }
}
