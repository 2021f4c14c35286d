/// A glyph's number in its font file; 0 is the box for a missing character.
public typealias GlyphID = UInt32

/// One glyph as the shaper placed it. Distances are in font units, y up.
struct ShapedGlyph: Hashable, Sendable {
  let glyph: GlyphID
  /// The first UTF-16 unit of the characters this glyph stands for.
  let cluster: Int
  let advance: Int
  let dx: Int
  let dy: Int
  /// Whether a line can begin or end before this glyph's cluster without shaping again.
  let isSafeToBreak: Bool
}
