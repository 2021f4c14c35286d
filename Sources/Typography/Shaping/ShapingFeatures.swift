/// The OpenType features of a text that differ from the shaper's defaults. Raw values are those of
/// `ctext_font_shape`.
struct ShapingFeatures: OptionSet {
  let rawValue: Int32

  /// No optional ligatures (`liga`, `clig`).
  static let withoutLigatures = ShapingFeatures(rawValue: 1 << 0)
  /// No alternatives that depend on the neighbours (`calt`).
  static let withoutAlternates = ShapingFeatures(rawValue: 1 << 1)
  /// Figures of equal width (`tnum`).
  static let tabularFigures = ShapingFeatures(rawValue: 1 << 2)
}
