/// A glyph's number in its font file; 0 is the box for a missing character.
public typealias GlyphID = UInt32

/// One glyph as the shaper placed it. Distances are in font units, y up.
public struct ShapedGlyph: Hashable, Sendable {
  public var glyph: GlyphID
  /// The first UTF-16 unit of the characters this glyph stands for.
  public var cluster: Int
  public var advance: Int
  public var dx: Int
  public var dy: Int
  /// Whether a line can begin or end before this glyph's cluster without shaping again.
  public var isSafeToBreak: Bool
}
