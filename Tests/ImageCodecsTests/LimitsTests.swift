import Graphics
import ImageCodecs
import TestSupport
import Testing

/// Headers that announce 30 000×30 000 pixels (3.6 GB) are refused before memory is allocated.
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
      // SOF0 consists of marker, length, precision, height and width.
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

  /// A picture as small as deflate can make it is decoded, since a deflate stream of that size
  /// cannot be shorter.
  @Test func aPictureOfOneColourIsNoBomb() throws {
    let bitmap = Bitmap(width: 3000, height: 3000)
    let bytes = try bitmap.encodedAsPNG()
    #expect(bytes.count < 3000 * 3000 * 4 / 500)
    #expect(try Bitmap(decoding: bytes) == bitmap)
    let plain = Bitmap(
      width: 3000, height: 3000, filledWith: Pixel(red: 9, green: 99, blue: 199, alpha: 255))
    #expect(try Bitmap(decoding: plain.encodedAsJPEG(quality: 1)).width == 3000)
  }

  /// A canvas within the limits with one pixel on it is allocated when the pixel arrives.
  @Test func aCanvasMayBeLargerThanItsFrame() throws {
    let frame = TinyGIF.Frame(
      x: 1999, y: 1999, width: 1, height: 1, table: [0xFF0000, 0], indices: [0])
    let bitmap = try Bitmap(decoding: TinyGIF(width: 2000, height: 2000, frames: [frame]).bytes)
    #expect(bitmap[1999, 1999].red == 255 && bitmap[0, 0] == .clear)
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
