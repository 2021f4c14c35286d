import CFreeType
import Foundation
import Graphics

/// FreeType, reduced to what does not change between its versions: facts from tables and outlines
/// in whole font units. Scaling, hinting and coverage are ours, so no environment setting of
/// FreeType (`FREETYPE_PROPERTIES`: stem darkening, interpreter version) reaches a pixel.
///
/// Not thread-safe, as an `FT_Face` is not; `FontFace` keeps it under a lock. Each reader has a
/// library object of its own, because faces of one library may not be opened on two threads.
final class OutlineReader {
  private let bytes: FontBytes
  private let library: FT_Library
  private let face: FT_Face

  init(_ bytes: FontBytes, index: Int) throws(FontError) {
    var library: FT_Library?
    let started = FT_Init_FreeType(&library)
    guard started == 0, let library else { throw .damaged(code: started) }
    var face: FT_Face?
    // The buffer outlives the face: `self.bytes` is released after `deinit` has run.
    let opened = FT_New_Memory_Face(
      library, bytes.buffer.baseAddress?.assumingMemoryBound(to: FT_Byte.self),
      FT_Long(bytes.buffer.count), FT_Long(index), &face)
    guard opened == 0, let face else {
      FT_Done_FreeType(library)
      throw .damaged(code: opened)
    }
    self.bytes = bytes
    self.library = library
    self.face = face
    guard face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 else {
      throw .noOutlines(name: name)
    }
    guard unitsPerEm > 0 else { throw .damaged(code: Int32(FT_Err_Invalid_Table)) }
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  var unitsPerEm: Int { Int(face.pointee.units_per_EM) }
  var glyphCount: Int { Int(face.pointee.num_glyphs) }
  var isItalic: Bool { face.pointee.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0 }

  /// Family and style, as in "Inter Semi Bold".
  var name: String {
    let family = face.pointee.family_name.map { String(cString: $0) } ?? "Untitled"
    guard let style = face.pointee.style_name.map({ String(cString: $0) }) else { return family }
    return "\(family) \(style)"
  }

  private var os2: TT_OS2? {
    FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee
  }

  /// OpenType's weight class, 400 for a font that states none.
  var weightClass: Int {
    guard let os2, os2.usWeightClass > 0 else { return 400 }
    return Int(os2.usWeightClass)
  }

  /// A cap height or x-height the font does not state is taken as 0.7 or 0.5 em.
  var metrics: FontMetrics {
    let em = CGFloat(unitsPerEm)
    let ascender = CGFloat(face.pointee.ascender) / em
    let descender = CGFloat(face.pointee.descender) / em
    let height = CGFloat(face.pointee.height) / em
    let heights = os2.flatMap { $0.version >= 2 && $0.version != 0xFFFF ? $0 : nil }
    let cap = CGFloat(heights?.sCapHeight ?? 0) / em, x = CGFloat(heights?.sxHeight ?? 0) / em
    return FontMetrics(
      ascender: ascender, descender: min(descender, 0),
      lineGap: max(height - ascender + min(descender, 0), 0),
      capHeight: cap > 0 ? cap : 0.7, xHeight: x > 0 ? x : 0.5)
  }

  /// Empty for a glyph that has none, that the font does not have, or that is damaged.
  func outline(of glyph: GlyphID) -> Path {
    let flags = FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP
    var path = Path()
    guard
      FT_Load_Glyph(face, FT_UInt(glyph), FT_Int32(flags)) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return path }
    var steps = Self.steps
    let error = withUnsafeMutablePointer(to: &path) {
      FT_Outline_Decompose(&slot.pointee.outline, &steps, $0)
    }
    return error == 0 ? path : Path()
  }

  /// What `FT_Outline_Decompose` calls for each segment.
  private static var steps: FT_Outline_Funcs {
    var steps = FT_Outline_Funcs()
    steps.move_to = { end, path in
      OutlineReader.append(path) { $0.move(to: OutlineReader.point(end)) }
    }
    steps.line_to = { end, path in
      OutlineReader.append(path) { $0.line(to: OutlineReader.point(end)) }
    }
    steps.conic_to = { control, end, path in
      OutlineReader.append(path) {
        $0.quadratic(control: OutlineReader.point(control), to: OutlineReader.point(end))
      }
    }
    steps.cubic_to = { control1, control2, end, path in
      OutlineReader.append(path) {
        $0.cubic(
          control1: OutlineReader.point(control1), control2: OutlineReader.point(control2),
          to: OutlineReader.point(end))
      }
    }
    return steps
  }

  /// `context` is the path that `outline(of:)` lends to FreeType for the length of one call.
  private static func append(
    _ context: UnsafeMutableRawPointer?, _ step: (inout Path) -> Void
  ) -> Int32 {
    guard let path = context?.assumingMemoryBound(to: Path.self) else { return 1 }
    step(&path.pointee)
    return 0
  }

  private static func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
    guard let vector else { return .zero }
    return CGPoint(x: vector.pointee.x, y: vector.pointee.y)
  }
}
