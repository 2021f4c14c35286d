/// A minimal TrueType font, built from the specification
/// (https://learn.microsoft.com/typography/opentype/spec/).
///
/// It contains a space, `f`, `i`, `A` and the ligature of `f` and `i`, with kerning. It is so small
/// that one changed byte in a few has an effect.
package enum TinyFont {
  package static var bytes: [UInt8] { file(tables) }

  /// Returns a font file with these tables after their directory. Checksums are 0, because no
  /// reader checks them.
  package static func file(_ tables: [(tag: String, data: [UInt8])]) -> [UInt8] {
    var directory = [0, 1, 0, 0] + short(tables.count, 0, 0, 0)
    var data: [UInt8] = []
    let start = 12 + 16 * tables.count
    for table in tables {
      directory +=
        Array(table.tag.utf8) + long(0) + long(start + data.count) + long(table.data.count)
      data += table.data + [UInt8](repeating: 0, count: -table.data.count & 3)
    }
    return directory + data
  }

  package static var tables: [(tag: String, data: [UInt8])] {
    let glyphs = [box(50, 0, 450, 700), [], drop, box(100, 0, 200, 500), pair, frame]
    let offsets = glyphs.indices.map { glyphs[..<$0].reduce(0) { $0 + $1.count } }
    let glyf = glyphs.flatMap { $0 }
    return [
      ("GSUB", ligatures), ("OS/2", windows), ("cmap", characters), ("glyf", glyf),
      (
        "head",
        short(1, 0, 1, 0) + long(0) + long(0x5F0F_3CF5) + short(3, 1000)
          + [UInt8](repeating: 0, count: 16) + short(0, -200, 900, 800, 0, 8, 2, 1, 0)
      ),
      ("hhea", short(1, 0, 800, -200, 90, 600, 0, 0, 900, 1, 0, 0, 0, 0, 0, 0, 0, 6)),
      ("hmtx", short(500, 50, 250, 0, 300, 20, 300, 100, 600, 20, 600, 10)),
      ("kern", short(0, 1, 0, 20, 1, 1, 6, 0, 0, 5, 2, -80)),
      ("loca", (offsets + [glyf.count]).flatMap { long($0) }),
      ("maxp", short(1, 0, 6, 10, 2, 10, 2, 1, 0, 0, 0, 0, 0, 0, 2, 1)),
      ("name", short(0, 1, 18, 3, 1, 0x409, 1, 8, 0) + Array("\0T\0i\0n\0y".utf8)),
      ("post", short(3, 0, 0, 0, -100, 50) + long(0) + [UInt8](repeating: 0, count: 16)),
    ]
  }

  /// Returns the outline of a glyph. Coordinates are stored as differences of 16 bits.
  private static func outline(_ contours: [[(x: Int, y: Int, isOn: Bool)]]) -> [UInt8] {
    let points = contours.flatMap { $0 }
    var ends: [Int] = []
    for contour in contours { ends.append((ends.last ?? -1) + contour.count) }
    var (xs, ys, last) = ([UInt8](), [UInt8](), (x: 0, y: 0))
    for point in points {
      xs += short(point.x - last.x)
      ys += short(point.y - last.y)
      last = (point.x, point.y)
    }
    let (x, y) = (points.map(\.x), points.map(\.y))
    let box = short(contours.count, x.min() ?? 0, y.min() ?? 0, x.max() ?? 0, y.max() ?? 0)
    let glyph = box + ends.flatMap { short($0) } + short(0) + points.map { $0.isOn ? 1 : 0 }
    return even(glyph + xs + ys)
  }

  private static func box(_ x: Int, _ y: Int, _ maxX: Int, _ maxY: Int) -> [UInt8] {
    outline([[(x, y, true), (x, maxY, true), (maxX, maxY, true), (maxX, y, true)]])
  }

  /// An outline of off-curve points only, whose on-curve points are implied.
  private static var drop: [UInt8] {
    outline([[(150, 0, true), (20, 200, false), (150, 700, false), (280, 200, false)]])
  }

  /// A box with a hole.
  private static var frame: [UInt8] {
    outline([
      [(10, 0, true), (10, 700, true), (590, 700, true), (590, 0, true)],
      [(100, 100, true), (500, 100, true), (500, 600, true), (100, 600, true)],
    ])
  }

  /// A composite of two glyphs, of which the second is moved and scaled.
  private static var pair: [UInt8] {
    even(
      short(-1, 20, 0, 500, 700) + short(0x23, 2, 0, 0) + short(0xB, 3, 300, 0) + short(0x3000))
  }

  private static var characters: [UInt8] {
    let codes = [0x20, 0x41, 0x66, 0x69, 0xFFFF]
    let glyphs = [1, 5, 2, 3, 0]
    let count = codes.count
    let table =
      short(4, 16 + 8 * count, 0, 2 * count, 8, 2, 2) + codes.flatMap { short($0) } + short(0)
      + codes.flatMap { short($0) } + zip(glyphs, codes).flatMap { short($0 - $1) }
      + codes.flatMap { _ in short(0) }
    return short(0, 1, 3, 1) + long(12) + table
  }

  /// The `liga` feature, which replaces glyphs 2 and 3 by glyph 4.
  private static var ligatures: [UInt8] {
    let scripts = short(1) + Array("DFLT".utf8) + short(8, 4, 0, 0, 0xFFFF, 1, 0)
    let features = short(1) + Array("liga".utf8) + short(8, 0, 1, 0)
    let lookups = short(1, 4, 4, 0, 1, 8) + short(1, 8, 1, 14, 1, 1, 2, 1, 4, 4, 2, 3)
    return short(1, 0, 10, 10 + scripts.count, 10 + scripts.count + features.count) + scripts
      + features + lookups
  }

  private static var windows: [UInt8] {
    short(4, 500, 400, 5, 0) + [UInt8](repeating: 0, count: 52)
      + short(0x40, 0x20, 0x69, 800, -200, 90, 900, 200) + long(1) + long(0)
      + short(500, 700, 0, 32, 2)
  }

  private static func even(_ bytes: [UInt8]) -> [UInt8] {
    bytes + [UInt8](repeating: 0, count: -bytes.count & 3)
  }

  private static func short(_ values: Int...) -> [UInt8] {
    values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  private static func long(_ value: Int) -> [UInt8] { short(value >> 16, value) }
}
