/// A minimal PNG writer for any colour type, depth and interlacing, without filters and
/// compression.
///
/// It is built from the specification and independent of libpng, so that decoder and encoder are
/// not only checked against each other.
package struct TinyPNG {
  package let width, height, depth, colorType: Int
  package var isInterlaced: Bool
  /// The colours as consecutive red, green and blue bytes.
  package var palette: [UInt8]
  package var transparency: [UInt8]
  /// Returns the samples of a pixel, one per channel of the colour type, each of `depth` bits.
  package let samples: (_ x: Int, _ y: Int) -> [Int]

  package init(
    width: Int, height: Int, depth: Int, colorType: Int, isInterlaced: Bool = false,
    palette: [UInt8] = [], transparency: [UInt8] = [],
    samples: @escaping (_ x: Int, _ y: Int) -> [Int]
  ) {
    (self.width, self.height) = (width, height)
    (self.depth, self.colorType, self.isInterlaced) = (depth, colorType, isInterlaced)
    (self.palette, self.transparency, self.samples) = (palette, transparency, samples)
  }

  package var bytes: [UInt8] { Self.signature + header + colorChunks + idat + Self.end }

  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  package static let end = chunk("IEND", [])

  package var header: [UInt8] {
    Self.chunk(
      "IHDR",
      Self.word(width) + Self.word(height)
        + [UInt8(depth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0])
  }

  package var colorChunks: [UInt8] {
    (palette.isEmpty ? [] : Self.chunk("PLTE", palette))
      + (transparency.isEmpty ? [] : Self.chunk("tRNS", transparency))
  }

  package var idat: [UInt8] { Self.chunk("IDAT", Self.stored(rows)) }

  /// The first column, the first row and the steps of Adam7's passes.
  private static let passes = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
    (0, 1, 1, 2),
  ]

  private var rows: [UInt8] {
    var rows: [UInt8] = []
    for (x0, y0, dx, dy) in isInterlaced ? Self.passes : [(0, 0, 1, 1)] where x0 < width {
      for y in stride(from: y0, to: height, by: dy) {
        rows.append(0)
        rows += packed(stride(from: x0, to: width, by: dx).flatMap { samples($0, y) })
      }
    }
    return rows
  }

  private func packed(_ samples: [Int]) -> [UInt8] {
    if depth == 16 { return samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
    let perByte = 8 / depth
    return stride(from: 0, to: samples.count, by: perByte).map { start in
      var byte = 0
      for place in 0..<perByte {
        byte = byte << depth | (start + place < samples.count ? samples[start + place] : 0)
      }
      return UInt8(byte)
    }
  }

  package static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    chunk(Array(name.utf8), data[...])
  }

  /// Returns a chunk, whose name may contain any bytes.
  package static func chunk(_ name: [UInt8], _ data: ArraySlice<UInt8>) -> [UInt8] {
    let body = name + data
    return word(data.count) + body + word(Int(checksum(body)))
  }

  /// Returns a zlib stream of stored blocks.
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let block = data[start..<min(start + 65_535, data.count)]
      start = block.endIndex
      let size = block.count
      stream += [start == data.count ? 1 : 0, UInt8(size & 255), UInt8(size >> 8)]
      stream += [UInt8(~size & 255), UInt8(~size >> 8 & 255)]
      stream += block
    } while start < data.count
    var (a, b) = (1, 0)
    for byte in data {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + word(b << 16 | a)
  }

  private static func word(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var register: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      register ^= UInt32(byte)
      for _ in 0..<8 { register = register >> 1 ^ (register & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return ~register
  }
}
