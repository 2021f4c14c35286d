/// The number of a glyph in its font file; 0 is the box for a missing character.
public typealias GlyphID = UInt32

/// A glyph positioned by the shaper. Distances are in font units, with y pointing up.
struct ShapedGlyph: Hashable, Sendable {
  let glyph: GlyphID
  /// The first UTF-16 unit of the cluster to which the glyph belongs.
  let cluster: Int
  var advance: Int
  var dx: Int
  let dy: Int
  /// Whether a line can begin or end before this glyph's cluster without reshaping.
  let isSafeToBreak: Bool
}
