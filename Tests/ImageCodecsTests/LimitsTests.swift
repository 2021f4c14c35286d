import Graphics
import ImageCodecs
import TestSupport
import Testing

/// Headers that announce 30 000×30 000: 3.6 GB, refused before any of it is asked for.
@Suite struct LimitsTests {
  private static let side = 30_000

  private static func announcing(_ format: ImageFormat) throws -> [UInt8] {
    switch format {
    case .png:
      return TinyPNG.signature
        + TinyPNG(width: side, height: side, depth: 8, colorType: 6) { _, _ in [] }.header
    case .gif: return TinyGIF(width: side, height: side, frames: []).bytes
    case .webp: return []  // is not read
    case .jpeg:
      var bytes = try fixture("baseline.jpg")
      // SOF0: marker, length, precision, height, width.
      let frame = try #require(bytes.firstRange(of: [0xFF, 0xC0])).lowerBound
      for place in [5, 7] {
        bytes[frame + place] = UInt8(side >> 8)
        bytes[frame + place + 1] = UInt8(side & 255)
      }
      return bytes
    }
  }

  @Test(arguments: [ImageFormat.png, .jpeg, .gif])
  func aHugeHeaderIsRefused(format: ImageFormat) throws {
    let bytes = try Self.announcing(format)
    #expect(
      throws: CodecError.tooManyPixels(
        format, width: Self.side, height: Self.side, limit: 100_000_000)
    ) { try Bitmap(decoding: bytes) }
  }

  @Test func theLimitItselfIsAllowed() throws {
    let bytes = try Bitmap(width: 10, height: 5).encodedAsPNG()
    #expect(try Bitmap(decoding: bytes, limits: ImageLimits(pixels: 50)).width == 10)
    #expect(throws: CodecError.tooManyPixels(.png, width: 10, height: 5, limit: 49)) {
      try Bitmap(decoding: bytes, limits: ImageLimits(pixels: 49))
    }
  }

  @Test func noSizeOverflows() {
    let header = TinyPNG(
      width: 0x7FFF_FFFF, height: 0x7FFF_FFFF, depth: 8, colorType: 6
    ) { _, _ in [] }.header
    #expect(throws: CodecError.self) {
      try Bitmap(decoding: TinyPNG.signature + header, limits: ImageLimits(pixels: .max))
    }
  }
}
