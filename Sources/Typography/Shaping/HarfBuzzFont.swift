/// A HarfBuzz font with only the OpenType shaper.
///
/// Its scale is one unit per font unit, so advances are the integers in the font. The `hb_font_t`
/// is immutable and therefore thread-safe.
final class HarfBuzzFont: @unchecked Sendable {
  // Safe: `hb_font_t` is immutable here, and HarfBuzz reads such a font on any thread.
  private let bytes: FontBytes
  private let font: OpaquePointer

  /// Opens a font. Fonts that FreeType reads but HarfBuzz cannot shape (Type 1, WOFF) are rejected.
  init(_ bytes: FontBytes, index: Int, unitsPerEm: Int) throws(FontError) {
    // The font borrows the buffer, which `self.bytes` keeps until after `deinit`.
    let font = ctext_font_open(
      bytes.buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.buffer.count, index,
      Int32(unitsPerEm))
    guard let font else { throw .unshapeable }
    self.bytes = bytes
    self.font = font
  }

  deinit { ctext_font_close(font) }

  /// Returns the glyph in the font's character map, without shaping.
  func glyph(for scalar: Unicode.Scalar) -> GlyphID? {
    var glyph: GlyphID = 0
    return ctext_font_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// Returns the advance of a glyph in the file, in font units; 0 for unknown glyphs.
  func advance(of glyph: GlyphID) -> Int { Int(ctext_font_advance(font, glyph)) }

  /// Shapes `units[range]` in the context of its neighbours. Glyphs are in order from left to
  /// right.
  func shape(
    _ units: [UInt16], _ range: Range<Int>, script: Script, isRightToLeft: Bool,
    features: ShapingFeatures
  ) -> [ShapedGlyph] {
    let run = ctext_font_shape(
      font, units, units.count, range.lowerBound, range.count, script.tag, isRightToLeft ? 1 : 0,
      features.rawValue)
    guard let run else { return [] }
    defer { ctext_run_free(run) }
    let count = ctext_run_count(run)
    // CText.h describes the six numbers of each glyph.
    var numbers = [Int32](repeating: 0, count: 6 * count)
    ctext_run_read(run, &numbers)
    return (0..<count).map { index in
      let first = 6 * index
      return ShapedGlyph(
        glyph: GlyphID(bitPattern: numbers[first]), cluster: Int(numbers[first + 1]),
        advance: Int(numbers[first + 2]), dx: Int(numbers[first + 3]), dy: Int(numbers[first + 4]),
        isSafeToBreak: numbers[first + 5] == 0)
    }
  }
}

// MARK: - CText

@_extern(c, "ctext_font_open")
private func ctext_font_open(
  _ bytes: UnsafePointer<UInt8>?, _ count: Int, _ index: Int, _ unitsPerEm: Int32
) -> OpaquePointer?

@_extern(c, "ctext_font_close")
private func ctext_font_close(_ font: OpaquePointer)

@_extern(c, "ctext_font_glyph")
private func ctext_font_glyph(
  _ font: OpaquePointer, _ scalar: UInt32, _ glyph: UnsafeMutablePointer<UInt32>
) -> Int32

@_extern(c, "ctext_font_advance")
private func ctext_font_advance(_ font: OpaquePointer, _ glyph: UInt32) -> Int32

@_extern(c, "ctext_font_shape")
private func ctext_font_shape(
  _ font: OpaquePointer, _ units: UnsafePointer<UInt16>, _ count: Int, _ start: Int, _ length: Int,
  _ script: UInt32, _ rightToLeft: Int32, _ features: Int32
) -> OpaquePointer?

@_extern(c, "ctext_run_count")
private func ctext_run_count(_ run: OpaquePointer) -> Int

@_extern(c, "ctext_run_read")
private func ctext_run_read(_ run: OpaquePointer, _ numbers: UnsafeMutablePointer<Int32>)

@_extern(c, "ctext_run_free")
private func ctext_run_free(_ run: OpaquePointer)
