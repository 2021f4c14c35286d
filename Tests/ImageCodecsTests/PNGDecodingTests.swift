import Graphics
import ImageCodecs
import TestSupport
import Testing

@Suite struct PNGDecodingTests {
  struct Variant: Sendable, CustomTestStringConvertible {
    let colorType, depth: Int
    let isInterlaced: Bool
    var testDescription: String {
      "type \(colorType), \(depth) bits\(isInterlaced ? ", interlaced" : "")"
    }
  }

  private static let depths = [
    0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
  ]
  static let variants = [0, 2, 3, 4, 6].flatMap { type in
    depths[type]!.flatMap { depth in
      [false, true].map { Variant(colorType: type, depth: depth, isInterlaced: $0) }
    }
  }

  private static let palette: [UInt8] = [255, 0, 0, 0, 128, 0, 10, 20, 200, 250, 240, 10]
  private static let paletteAlphas: [UInt8] = [255, 128]

  /// Returns samples that cover their range and differ in each channel.
  private static func sample(_ x: Int, _ y: Int, _ channel: Int, _ depth: Int) -> Int {
    ((x * 37 + y * 101 + channel * 59) * 1_237) % (1 << depth)
  }

  private static func file(_ variant: Variant) -> TinyPNG {
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][variant.colorType]!
    return TinyPNG(
      width: 13, height: 11, depth: variant.depth, colorType: variant.colorType,
      isInterlaced: variant.isInterlaced,
      palette: variant.colorType == 3 ? Array(palette.prefix(3 << min(2, variant.depth))) : [],
      transparency: variant.colorType == 3 ? paletteAlphas : []
    ) { x, y in
      (0..<channels).map { channel in
        let value = sample(x, y, channel, variant.depth)
        return variant.colorType == 3 ? value % min(4, 1 << variant.depth) : value
      }
    }
  }

  /// Returns the expected pixel. By the specification, a sample of d bits means sample / (2ᵈ - 1).
  private static func expected(_ samples: [Int], _ variant: Variant) -> Pixel {
    let most = Double(1 << variant.depth - 1)
    let bytes = samples.map { Int((Double($0) * 255 / most).rounded()) }
    switch variant.colorType {
    case 0: return Pixel(straight: bytes[0], bytes[0], bytes[0], alpha: 255)
    case 2: return Pixel(straight: bytes[0], bytes[1], bytes[2], alpha: 255)
    case 4: return Pixel(straight: bytes[0], bytes[0], bytes[0], alpha: bytes[1])
    case 6: return Pixel(straight: bytes[0], bytes[1], bytes[2], alpha: bytes[3])
    default:
      let entry = samples[0] * 3
      let alpha = samples[0] < paletteAlphas.count ? Int(paletteAlphas[samples[0]]) : 255
      return Pixel(
        straight: Int(palette[entry]), Int(palette[entry + 1]), Int(palette[entry + 2]),
        alpha: alpha)
    }
  }

  @Test(arguments: variants) func everyColorTypeAndDepthIsRead(variant: Variant) throws {
    let file = Self.file(variant)
    let bitmap = try Bitmap(decoding: file.bytes)
    #expect(bitmap.width == 13 && bitmap.height == 11)
    for y in 0..<11 {
      for x in 0..<13 {
        #expect(bitmap[x, y] == Self.expected(file.samples(x, y), variant), "(\(x), \(y))")
      }
    }
  }

  @Test func aTransparentColorOfGreyAndOfTrueColorBecomesClear() throws {
    let grey = TinyPNG(
      width: 3, height: 1, depth: 8, colorType: 0, transparency: [0, 77]
    ) { x, _ in [76 + x] }
    let first = try Bitmap(decoding: grey.bytes)
    #expect(first[0, 0] == Pixel(rgb: 0x4C4C4C))
    #expect(first[1, 0] == .clear)
    #expect(first[2, 0] == Pixel(rgb: 0x4E4E4E))

    // Transparency is compared in 16 bits, before samples are reduced to eight.
    let deep = TinyPNG(
      width: 2, height: 1, depth: 16, colorType: 2, transparency: [1, 2, 3, 4, 5, 6]
    ) { x, _ in [0x0102, 0x0304, 0x0506 + x] }
    let second = try Bitmap(decoding: deep.bytes)
    #expect(second[0, 0] == .clear)
    #expect(second[1, 0].alpha == 255)
  }

  @Test func anIndexOutsideOfThePaletteIsRefusedWithItsRow() throws {
    for isInterlaced in [false, true] {
      let file = TinyPNG(
        width: 5, height: 4, depth: 8, colorType: 3, isInterlaced: isInterlaced,
        palette: [1, 2, 3, 4, 5, 6]
      ) { x, y in [x == 2 && y == 3 ? 2 : 1] }
      #expect(
        throws: CodecError.corrupt(.png, reason: "palette index out of range", .row(3))
      ) { try Bitmap(decoding: file.bytes) }
    }
  }

  @Test func absentPartsAreRefused() {
    let file = TinyPNG(width: 4, height: 4, depth: 8, colorType: 3, palette: [0, 0, 0]) { _, _ in
      [0]
    }
    let start = TinyPNG.signature + file.header
    for bytes in [start + file.colorChunks + TinyPNG.end, start + file.idat + TinyPNG.end] {
      #expect(throws: CodecError.self) { try Bitmap(decoding: bytes) }
    }
    #expect(throws: CodecError.corrupt(.png, reason: "no IHDR", .byte(8))) {
      try Bitmap(decoding: TinyPNG.signature + file.idat + TinyPNG.end)
    }
  }

  @Test func aWrongChecksumOfAChunkIsRefused() {
    let file = TinyPNG(width: 4, height: 4, depth: 8, colorType: 2) { x, y in [x, y, 0] }
    for chunk in [file.header, file.idat] {
      var bytes = file.bytes
      let end = bytes.indices.first { bytes[$0...].starts(with: chunk) }! + chunk.count
      bytes[end - 1] ^= 1
      #expect(throws: CodecError.self) { try Bitmap(decoding: bytes) }
    }
  }
}
