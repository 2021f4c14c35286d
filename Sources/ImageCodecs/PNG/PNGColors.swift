import Graphics

/// The colour type of a PNG and the encoding of its pixels.
enum PNGColors {
  case rgb
  /// Straight RGB with alpha.
  case rgba
  /// Indices into a palette, with `bits` bits each (1, 2, 4 or 8).
  case indexed(PNGPalette, bits: Int)

  /// Chooses the type with the fewest bytes that represents a picture exactly.
  init(of bitmap: Bitmap) {
    let isOpaque = bitmap.isOpaque
    self = isOpaque ? .rgb : .rgba
    guard let palette = PNGPalette(of: bitmap) else { return }
    let indexed = PNGColors.indexed(palette, bits: palette.bits)
    let added = palette.colors.contents.count + (isOpaque ? 0 : palette.alphas.contents.count) + 24
    let rows = bitmap.height
    if indexed.rowBytes(bitmap.width) * rows + added < rowBytes(bitmap.width) * rows {
      self = indexed
    }
  }

  /// The colour type in IHDR (https://www.w3.org/TR/png-3/#11IHDR).
  var type: UInt8 {
    switch self {
    case .rgb: 2
    case .rgba: 6
    case .indexed: 3
    }
  }

  /// The bit depth in IHDR.
  var depth: UInt8 {
    switch self {
    case .rgb, .rgba: 8
    case .indexed(_, let bits): UInt8(bits)
    }
  }

  /// Returns the number of bytes in a row of `width` pixels.
  func rowBytes(_ width: Int) -> Int {
    switch self {
    case .rgb: width * 3
    case .rgba: width * 4
    case .indexed(_, let bits): (width * bits + 7) / 8
    }
  }

  /// The distance to the left in bytes that filters use: the size of a pixel, at least one.
  var pixelBytes: Int {
    switch self {
    case .rgb: 3
    case .rgba: 4
    case .indexed: 1
    }
  }

  /// The chunks that define a palette's colours.
  var chunks: [PNGChunk] {
    guard case .indexed(let palette, _) = self else { return [] }
    return [palette.colors] + (palette.alphas.contents.isEmpty ? [] : [palette.alphas])
  }

  /// Writes a row in the file's format, unfiltered, to `rowBytes` bytes.
  func write(_ row: UnsafeBufferPointer<Pixel>, to bytes: UnsafeMutablePointer<UInt8>) {
    switch self {
    case .rgb:
      let target = UnsafeMutableRawPointer(bytes)
      for x in 0..<row.count &- 1 {
        // This also writes alpha, which the next pixel overwrites.
        target.storeBytes(of: row[x], toByteOffset: 3 &* x, as: Pixel.self)
      }
      if let pixel = row.last {
        let last = bytes + 3 * (row.count - 1)
        (last[0], last[1], last[2]) = (pixel.red, pixel.green, pixel.blue)
      }
    case .rgba:
      for (x, pixel) in row.enumerated() {
        let straight = pixel.straight
        bytes[4 &* x] = straight.red
        bytes[4 &* x &+ 1] = straight.green
        bytes[4 &* x &+ 2] = straight.blue
        bytes[4 &* x &+ 3] = straight.alpha
      }
    case .indexed(let palette, let bits):
      palette.write(row, bits: bits, to: bytes)
    }
  }
}
