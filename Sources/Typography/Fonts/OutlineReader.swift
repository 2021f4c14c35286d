import Foundation
import Graphics

/// A reader that uses only those parts of FreeType that do not change between its versions.
///
/// It reads facts from tables, outlines in whole font units, and images as stored. Scaling, hinting
/// and coverage are done by this project. So no environment setting of FreeType
/// (`FREETYPE_PROPERTIES`: stem darkening, interpreter version) affects a pixel.
///
/// Like an `FT_Face`, the reader is not thread-safe. `FontFace` protects it with a lock.
final class OutlineReader {
  private let bytes: FontBytes
  private let face: OpaquePointer

  init(_ bytes: FontBytes, index: Int) throws(FontError) {
    var face: OpaquePointer?
    // The buffer outlives the face, because `self.bytes` is released after `deinit`.
    let error = ctext_face_open(
      bytes.buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.buffer.count, index,
      &face)
    guard error == 0, let face else { throw .damaged(code: error) }
    self.bytes = bytes
    self.face = face
    guard ctext_face_is_scalable(face) != 0 || hasPictures else { throw .noOutlines(name: name) }
  }

  deinit { ctext_face_close(face) }

  /// Whether the glyphs are colour images.
  var hasPictures: Bool { ctext_face_has_pictures(face) != 0 }
  var unitsPerEm: Int { Int(ctext_face_units_per_em(face)) }
  var glyphCount: Int { Int(ctext_face_glyph_count(face)) }
  var isItalic: Bool { ctext_face_is_italic(face) != 0 }

  /// The family and the style, such as "Inter Semi Bold".
  var name: String {
    let family = ctext_face_family(face).map { String(cString: $0) } ?? "Untitled"
    guard let style = ctext_face_style(face).map({ String(cString: $0) }) else { return family }
    return "\(family) \(style)"
  }

  var family: String? { ctext_face_family(face).map { String(cString: $0) } }
  var postScriptName: String? { ctext_face_postscript_name(face).map { String(cString: $0) } }

  /// The OpenType weight class; 400 if the font has none.
  var weightClass: Int {
    let weight = Int(ctext_face_weight_class(face))
    return weight > 0 ? weight : 400
  }

  /// The vertical metrics. A missing cap height or x-height is replaced by 0.7 or 0.5 em.
  var metrics: FontMetrics {
    let em = CGFloat(unitsPerEm)
    let ascender = CGFloat(ctext_face_ascender(face)) / em
    let descender = CGFloat(ctext_face_descender(face)) / em
    let height = CGFloat(ctext_face_height(face)) / em
    let cap = CGFloat(ctext_face_cap_height(face)) / em
    let x = CGFloat(ctext_face_x_height(face)) / em
    return FontMetrics(
      ascender: ascender, descender: min(descender, 0),
      lineGap: max(height - ascender + min(descender, 0), 0),
      capHeight: cap > 0 ? cap : 0.7, xHeight: x > 0 ? x : 0.5)
  }

  /// Returns the outline of a glyph; empty if it is unknown, damaged or has none.
  func outline(of glyph: GlyphID) -> Path {
    var path = Path()
    // The pointer to `path` is valid for the call only.
    let error = withUnsafeMutablePointer(to: &path) { path in
      ctext_face_outline(face, glyph, path) { context, degree, numbers in
        guard let context, let numbers else { return }
        OutlineReader.append(
          degree, numbers, to: &context.assumingMemoryBound(to: Path.self).pointee)
      }
    }
    return error == 0 ? path : Path()
  }

  /// Returns the image of a glyph, or nil if it is unknown, damaged or has none.
  func picture(of glyph: GlyphID) -> GlyphPicture? {
    var picture: GlyphPicture?
    // The pointer to `picture` is valid for the call only.
    let error = withUnsafeMutablePointer(to: &picture) { picture in
      ctext_face_picture(face, glyph, picture) { context, numbers, pixels in
        guard let context, let numbers, let pixels else { return }
        context.assumingMemoryBound(to: GlyphPicture?.self).pointee =
          OutlineReader.picture(numbers, pixels)
      }
    }
    return error == 0 ? picture : nil
  }

  /// Creates an image from the six numbers described in CText.h.
  private static func picture(
    _ numbers: UnsafePointer<Int32>, _ pixels: UnsafePointer<UInt8>
  ) -> GlyphPicture {
    let (width, height, stride) = (Int(numbers[0]), Int(numbers[1]), Int(numbers[2]))
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let first = y * stride + 4 * x
        bitmap[x, y] = Pixel(
          red: pixels[first + 2], green: pixels[first + 1], blue: pixels[first],
          alpha: pixels[first + 3])
      }
    }
    let em = CGFloat(numbers[5])
    let frame = CGRect(
      x: CGFloat(numbers[3]) / em, y: -CGFloat(numbers[4]) / em, width: CGFloat(width) / em,
      height: CGFloat(height) / em)
    return GlyphPicture(source: ImageSource(bitmap), frame: frame)
  }

  /// Appends an element of the given degree. `numbers` contains its points: one for degrees 0 and
  /// 1, otherwise `degree` points.
  private static func append(
    _ degree: Int32, _ numbers: UnsafePointer<Int64>, to path: inout Path
  ) {
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: CGFloat(numbers[2 * index]), y: CGFloat(numbers[2 * index + 1]))
    }
    switch degree {
    case 0: path.move(to: point(0))
    case 1: path.line(to: point(0))
    case 2: path.quadratic(control: point(0), to: point(1))
    default: path.cubic(control1: point(0), control2: point(1), to: point(2))
    }
  }
}

// MARK: - CText

@_extern(c, "ctext_face_open")
private func ctext_face_open(
  _ bytes: UnsafePointer<UInt8>?, _ count: Int, _ index: Int,
  _ face: UnsafeMutablePointer<OpaquePointer?>
) -> Int32

@_extern(c, "ctext_face_close")
private func ctext_face_close(_ face: OpaquePointer)

@_extern(c, "ctext_face_is_scalable")
private func ctext_face_is_scalable(_ face: OpaquePointer) -> Int32

@_extern(c, "ctext_face_is_italic")
private func ctext_face_is_italic(_ face: OpaquePointer) -> Int32

@_extern(c, "ctext_face_family")
private func ctext_face_family(_ face: OpaquePointer) -> UnsafePointer<CChar>?

@_extern(c, "ctext_face_postscript_name")
private func ctext_face_postscript_name(_ face: OpaquePointer) -> UnsafePointer<CChar>?

@_extern(c, "ctext_face_style")
private func ctext_face_style(_ face: OpaquePointer) -> UnsafePointer<CChar>?

@_extern(c, "ctext_face_units_per_em")
private func ctext_face_units_per_em(_ face: OpaquePointer) -> Int32

@_extern(c, "ctext_face_glyph_count")
private func ctext_face_glyph_count(_ face: OpaquePointer) -> Int32

@_extern(c, "ctext_face_ascender")
private func ctext_face_ascender(_ face: OpaquePointer) -> Int32

@_extern(c, "ctext_face_descender")
private func ctext_face_descender(_ face: OpaquePointer) -> Int32

@_extern(c, "ctext_face_height")
private func ctext_face_height(_ face: OpaquePointer) -> Int32

@_extern(c, "ctext_face_weight_class")
private func ctext_face_weight_class(_ face: OpaquePointer) -> Int32

@_extern(c, "ctext_face_cap_height")
private func ctext_face_cap_height(_ face: OpaquePointer) -> Int32

@_extern(c, "ctext_face_x_height")
private func ctext_face_x_height(_ face: OpaquePointer) -> Int32

@_extern(c, "ctext_face_outline")
private func ctext_face_outline(
  _ face: OpaquePointer, _ glyph: UInt32, _ context: UnsafeMutableRawPointer?,
  _ segment: @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<Int64>?) -> Void
) -> Int32

@_extern(c, "ctext_face_has_pictures")
private func ctext_face_has_pictures(_ face: OpaquePointer) -> Int32

@_extern(c, "ctext_face_picture")
private func ctext_face_picture(
  _ face: OpaquePointer, _ glyph: UInt32, _ context: UnsafeMutableRawPointer?,
  _ picture:
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<Int32>?, UnsafePointer<UInt8>?
    ) -> Void
) -> Int32
