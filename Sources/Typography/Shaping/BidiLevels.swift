/// The embedding levels of a paragraph by Unicode's bidirectional algorithm (UAX #9, from FriBidi).
struct BidiLevels {
  /// The level of each UTF-16 unit of the paragraph. Odd levels run from right to left.
  let levels: [UInt8]
  let isRightToLeft: Bool

  /// Calculates the levels. The natural direction is that of the first strong character, or left to
  /// right if there is none.
  init(
    _ units: [UInt16], _ range: Range<Int>, _ side: ParagraphStyle.Direction = .natural
  ) {
    // No character below U+0590 is right-to-left, or makes others so.
    guard side == .rightToLeft || range.contains(where: { units[$0] >= 0x590 }) else {
      levels = []
      isRightToLeft = false
      return
    }
    let scalars = Array(Scalars(units, range))
    // An invisible mark at the start forces the direction.
    let mark: [UInt32] =
      switch side {
      case .natural: []
      case .leftToRight: [0x200E]
      case .rightToLeft: [0x200F]
      }
    let text = mark + scalars.map { $0.scalar.value }
    var perScalar = [Int8](repeating: 0, count: text.count)
    var direction: Int32 = 0
    // Both arrays have `text.count` elements.
    guard ctext_bidi_levels(text, text.count, &perScalar, &direction) != 0 else {
      levels = []
      isRightToLeft = false
      return
    }
    var levels = [UInt8](repeating: 0, count: range.count)
    for (position, level) in zip(scalars, perScalar.dropFirst(mark.count)) {
      let offset = position.index - range.lowerBound
      levels[offset] = UInt8(max(level, 0))
      if position.scalar.value > 0xFFFF { levels[offset + 1] = levels[offset] }
    }
    self.levels = levels
    isRightToLeft = direction != 0
  }

  /// The level of a unit, counted from the start of the paragraph.
  subscript(offset: Int) -> UInt8 { levels.isEmpty ? 0 : levels[offset] }
}

// MARK: - CText

@_extern(c, "ctext_bidi_levels")
private func ctext_bidi_levels(
  _ scalars: UnsafePointer<UInt32>, _ count: Int, _ levels: UnsafeMutablePointer<Int8>,
  _ rightToLeft: UnsafeMutablePointer<Int32>
) -> Int32
