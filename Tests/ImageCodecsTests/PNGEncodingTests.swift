import Graphics
import ImageCodecs
import TestSupport
import Testing

@Suite struct PNGEncodingTests {
  /// Every premultiplied component with every alpha.
  private static let allPairs = Bitmap(
    width: 257, height: 128,
    pixels: (0...255).flatMap { alpha in
      (0...alpha).map { value in
        Pixel(red: UInt8(value), green: UInt8(alpha), blue: 0, alpha: UInt8(alpha))
      }
    })

  static let pictures: [(name: String, bitmap: Bitmap)] = [
    ("one pixel", Bitmap(width: 1, height: 1, filledWith: Pixel(rgb: 0x123456))),
    ("one clear pixel", Bitmap(width: 1, height: 1)),
    ("photo", .photo(width: 61, height: 47, seed: 1)),
    ("flat", Bitmap(width: 70, height: 30) { x, y in Pixel(rgb: x < 20 ? 0xFF9500 : 0xFFFFFF) }),
    (
      "photo over flat",
      Bitmap(width: 64, height: 64) { x, y in
        y < 32 ? Bitmap.photo(width: 64, height: 32, seed: 2)[x, y] : Pixel(rgb: 0xF2F2F7)
      }
    ),
    ("a row", .photo(width: 300, height: 1, seed: 3)),
    ("a column", .photo(width: 1, height: 300, seed: 4)),
    ("every alpha", allPairs),
  ]

  @Test(arguments: pictures.indices) func decodingGivesTheSamePixels(index: Int) throws {
    let (name, bitmap) = Self.pictures[index]
    let bytes = try bitmap.encodedAsPNG()
    #expect(try Bitmap(decoding: bytes) == bitmap, "\(name)")
    #expect(try bitmap.encodedAsPNG() == bytes, "\(name)")
  }

  @Test func alphaIsStoredOnlyWhereAPixelIsNotOpaque() throws {
    var bitmap = Bitmap(width: 4, height: 4, filledWith: Pixel(rgb: 0x0A0B0C))
    #expect(try bitmap.encodedAsPNG()[25] == 2)
    bitmap[3, 3].alpha = 254
    #expect(try bitmap.encodedAsPNG()[25] == 6)
  }

  @Test func onlyThePictureIsWritten() throws {
    let bytes = try Bitmap.photo(width: 90, height: 90, seed: 5).encodedAsPNG()
    var names: [String] = []
    var at = 8
    while at < bytes.count {
      names.append(String(decoding: bytes[at + 4..<at + 8], as: UTF8.self))
      at += 12 + bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    #expect(Set(names) == ["IHDR", "IDAT", "IEND"])
  }

  @Test func anEmptyBitmapIsRefused() {
    #expect(
      throws: CodecError.impossibleSize(.png, width: 0, height: 3, allowed: 1...0x7FFF_FFFF)
    ) { try Bitmap(width: 0, height: 3).encodedAsPNG() }
  }

  @Test(.needs(.ffmpeg))
  func ffmpegReadsTheSamePixels() throws {
    for (name, bitmap) in Self.pictures where bitmap.isOpaque {
      let raw = try #require(Executable.ffmpeg).output(
        ["-i", "FILE", "-f", "rawvideo", "-pix_fmt", "rgba", "-"],
        file: try bitmap.encodedAsPNG(), suffix: "png")
      #expect(raw == bitmap.bytes, "\(name)")
    }
  }

  /// The straight colours as the file has them, read with nothing but Python's zlib.
  @Test(.needs(.python))
  func straightColorsMultiplyBackToThePixels() throws {
    let raw = try #require(Executable.python).output(
      ["-c", Self.unfilter, "FILE"], file: try Self.allPairs.encodedAsPNG(), suffix: "png")
    #expect(raw.count == 257 * 128 * 4)
    for index in 0..<257 * 128 {
      let pixel = raw[index * 4..<index * 4 + 4].map { Int($0) }
      let back = Pixel(straight: pixel[0], pixel[1], pixel[2], alpha: pixel[3])
      #expect(back == Self.allPairs[index % 257, index / 257])
    }
  }

  private static let unfilter = """
    import sys, zlib
    b = open(sys.argv[1], 'rb').read()
    w = int.from_bytes(b[16:20], 'big'); h = int.from_bytes(b[20:24], 'big')
    n = {2: 3, 6: 4}[b[25]]
    p, z = 8, b''
    while p < len(b):
        k = int.from_bytes(b[p:p+4], 'big')
        if b[p+4:p+8] == b'IDAT': z += b[p+8:p+8+k]
        p += 12 + k
    d = zlib.decompress(z)
    prior = bytearray(w * n)
    for y in range(h):
        t, r = d[y * (w * n + 1)], bytearray(d[y * (w * n + 1) + 1:(y + 1) * (w * n + 1)])
        for i in range(w * n):
            a = r[i - n] if i >= n else 0
            u, c = prior[i], prior[i - n] if i >= n else 0
            q = a + u - c
            e = min((abs(q - v), o, v) for o, v in enumerate((a, u, c)))[2]
            r[i] = (r[i] + (0, a, u, (a + u) // 2, e)[t]) & 255
        sys.stdout.buffer.write(r)
        prior = r
    """
}
