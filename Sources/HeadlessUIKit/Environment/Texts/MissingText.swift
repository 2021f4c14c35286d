import Typography

/// A letter whose writing system no font has, or a symbol that no font has. Boxes are drawn.
struct MissingText: CustomStringConvertible {
  private let glyph: MissingGlyph

  init(_ glyph: MissingGlyph) { self.glyph = glyph }

  /// One sentence per writing system, which says what to install; one per character for symbols.
  var description: String {
    guard let script = glyph.script else { return glyph.description }
    let package = script.package
    return
      "\(script.name) text is drawn as boxes, because no font here has it: install \(package), or "
      + "pass a directory with such a font to --fonts"
  }
}
