import Foundation
import Graphics
import Typography

/// The property of fonts: a font is rejected, or it sets text with finite metrics and fillable
/// outlines.
enum FontProperty {
  private static let glyphs: [GlyphID] = [0, 1, 2, 3, 4, 5, 6, 40, 0xFFFF, .max]

  static func complaint(_ bytes: [UInt8]) -> String? {
    // A file name alone refers only to the first face of a collection.
    guard let face = try? FontFace(bytes: bytes) else { return nil }
    let text = StyledText("fi A\u{301} if\u{200d}fA سل", font: Font(face, size: 17))
    let layout = TextLayout(text, width: 40)
    guard layout.size.width.isFinite, layout.size.height.isFinite else {
      return "a size of \(layout.size)"
    }
    let cache = GlyphCache()
    layout.forEachRun(
      from: .zero, origin: .zero, scale: 2,
      within: PixelRect(x: -50, y: -50, width: 200, height: 200), cache: cache
    ) { _, _ in }
    for glyph in glyphs { _ = face.outline(of: glyph) }
    return face.metrics.ascender.isFinite && face.metrics.descender.isFinite
      ? nil : "endless metrics"
  }
}
