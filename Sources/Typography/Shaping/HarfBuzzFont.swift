import CHarfBuzz

/// HarfBuzz over one font file, with the OpenType shaper alone and one unit per font unit, so that
/// advances are the font's own integers. The `hb_font_t` is immutable, hence safe on any thread.
final class HarfBuzzFont: @unchecked Sendable {
  private let bytes: FontBytes
  private let font: OpaquePointer

  /// Refuses what FreeType reads but HarfBuzz does not (Type 1, WOFF): no text could be shaped.
  init(_ bytes: FontBytes, index: Int, unitsPerEm: Int) throws(FontError) {
    // The blob borrows the buffer, which `self.bytes` keeps until `deinit` has run.
    let blob = hb_blob_create(
      bytes.buffer.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.buffer.count),
      HB_MEMORY_MODE_READONLY, nil, nil)
    let face = hb_face_create(blob, UInt32(index))
    let glyphCount = hb_face_get_glyph_count(face)
    guard let font = hb_font_create(face) else { preconditionFailure("hb_font_create gave nil") }
    hb_ot_font_set_funcs(font)
    hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    hb_font_make_immutable(font)
    hb_face_destroy(face)
    hb_blob_destroy(blob)
    self.bytes = bytes
    self.font = font
    guard glyphCount > 0 else { throw .unshapeable }
  }

  deinit { hb_font_destroy(font) }

  /// The glyph the font's character map gives, without shaping.
  func glyph(for scalar: Unicode.Scalar) -> GlyphID? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// `units[range]`, shaped in the context of its neighbours; glyphs from left to right.
  func shape(
    _ units: [UInt16], _ range: Range<Int>, script: Script, isRightToLeft: Bool, ligatures: Bool
  ) -> [ShapedGlyph] {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    // HarfBuzz copies the text; the pointer need not outlive the call.
    units.withUnsafeBufferPointer {
      hb_buffer_add_utf16(
        buffer, $0.baseAddress, Int32($0.count), UInt32(range.lowerBound), Int32(range.count))
    }
    // Set, never guessed: guessing would read the process's locale.
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script.tag)
    "ot".withCString { openType in
      let shapers: [UnsafePointer<CChar>?] = [openType, nil]
      _ = hb_shape_full(
        font, buffer, Self.noLigatures, ligatures ? 0 : UInt32(Self.noLigatures.count), shapers)
    }
    return Self.glyphs(of: buffer)
  }

  /// Ligatures of taste, which letter spacing switches off: `liga` and `clig`.
  private static let noLigatures = [0x6c69_6761, 0x636c_6967].map {
    hb_feature_t(tag: $0, value: 0, start: 0, end: UInt32.max)
  }

  private static func glyphs(of buffer: OpaquePointer?) -> [ShapedGlyph] {
    var count: UInt32 = 0
    guard
      let glyphs = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    // Both arrays have `count` elements and live until the buffer is destroyed.
    return (0..<Int(count)).map { index in
      let glyph = glyphs[index], position = positions[index]
      return ShapedGlyph(
        glyph: glyph.codepoint, cluster: Int(glyph.cluster), advance: Int(position.x_advance),
        dx: Int(position.x_offset), dy: Int(position.y_offset),
        isSafeToBreak: glyph.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0)
    }
  }
}
