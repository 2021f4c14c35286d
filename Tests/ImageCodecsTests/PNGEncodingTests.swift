import Graphics
import ImageCodecs
import TestSupport
import Testing

@Suite struct PNGEncodingTests {
  /// A bitmap with every valid premultiplied component for every alpha.
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
    var bitmap = Bitmap.photo(width: 40, height: 40, seed: 6)
    #expect(try bitmap.encodedAsPNG()[25] == 2)
    bitmap[3, 3].alpha = 254
    bitmap[3, 3].red = 0
    #expect(try bitmap.encodedAsPNG()[25] == 6)
  }

  /// Returns the type and contents of all chunks.
  private func chunks(_ bytes: [UInt8]) -> [(name: String, contents: [UInt8])] {
    var chunks: [(String, [UInt8])] = []
    var at = 8
    while at < bytes.count {
      let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      chunks.append(
        (
          String(decoding: bytes[at + 4..<at + 8], as: UTF8.self),
          Array(bytes[at + 8..<at + 8 + length])
        ))
      at += 12 + length
    }
    return chunks
  }

  @Test func onlyThePictureIsWrittenAndThatItIsSRGB() throws {
    let chunks = chunks(try Bitmap.photo(width: 90, height: 90, seed: 5).encodedAsPNG())
    #expect(chunks.map(\.name) == ["IHDR", "sRGB", "IDAT", "IEND"])
    #expect(chunks[1].contents == [0])
  }

  /// Returns a picture of `count` colours, each used at least twice. If it is not opaque, every
  /// third colour is translucent.
  private func colored(_ count: Int, isOpaque: Bool, width: Int = 37) -> Bitmap {
    Bitmap(width: width, height: 30) { x, y in
      let index = (y * width + x) % count
      let alpha = UInt8(isOpaque || index % 3 > 0 ? 255 : index / 3)
      return Pixel(
        red: min(alpha, UInt8(index * 7 % 256)), green: min(alpha, UInt8(index)),
        blue: min(alpha, UInt8(index % 2)), alpha: alpha)
    }
  }

  @Test(arguments: [
    (1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (255, 8), (256, 8),
  ])
  func fewColorsAreStoredAsAPalette(count: Int, bits: UInt8) throws {
    for isOpaque in [true, false] {
      let bitmap = colored(count, isOpaque: isOpaque)
      let bytes = try bitmap.encodedAsPNG()
      #expect(bytes[24] == bits && bytes[25] == 3, "\(count)")
      #expect(try Bitmap(decoding: bytes) == bitmap, "\(count), opaque \(isOpaque)")
      let names = chunks(bytes).map(\.name)
      let clear = isOpaque ? [] : ["tRNS"]
      #expect(names == ["IHDR", "sRGB", "PLTE"] + clear + ["IDAT", "IEND"])
    }
  }

  @Test func aColorTooManyNeedsAllChannels() throws {
    let bitmap = Bitmap(width: 257, height: 20) { x, _ in Pixel(rgb: x * 3) }
    let bytes = try bitmap.encodedAsPNG()
    #expect(bytes[25] == 2)
    #expect(try Bitmap(decoding: bytes) == bitmap)
  }

  /// Nearly every pixel has its own colour, so that a palette would take more bytes than it saves.
  /// Runs are skipped many pixels at a time.
  @Test(arguments: [1, 2, 15, 16, 17, 18, 33, 700, 1398]) func onePixelInARunIsInThePalette(
    place: Int
  ) throws {
    let bitmap = Bitmap(width: 700, height: 2) { x, y in
      Pixel(rgb: y * 700 + x == place ? 0x40_90F0 : 0xF2_F2F7)
    }
    let bytes = try bitmap.encodedAsPNG()
    #expect(bytes[25] == 3 && bytes[24] == 1)
    #expect(try Bitmap(decoding: bytes) == bitmap)
  }

  @Test func aPaletteAsLargeAsThePictureIsNotWritten() throws {
    #expect(try Bitmap(width: 2, height: 1, filledWith: Pixel(rgb: 1)).encodedAsPNG()[25] == 2)
  }

  /// Noise that repeats beyond deflate's window (stored blocks) above an interface (long matches).
  private static let large = {
    var random = SplitMix64(seed: 12)
    let noise = (0..<20_000).map { _ in Pixel(rgb: Int(random.next() & 0xFF_FFFF)) }
    return Bitmap(
      width: 1200, height: 1700,
      pixels: (0..<1200 * 1700).map { index in
        let (x, y) = (index % 1200, index / 1200)
        if y < 600 { return noise[index % 20_000] }
        return y < 1200
          ? Pixel(rgb: x / 40 * 0x010203 + y % 300)
          : Pixel(rgb: (x * 3 + y + Int(noise[(x * 7 + y * 13) % 20_000].red) % 24) & 0xFF_FFFF)
      })
  }()

  /// The picture is compressed in three stripes, which start independently and are read as one
  /// stream.
  @Test(arguments: PNGEffort.allCases.filter { $0 != .small })
  func anyNumberOfThreadsMakesTheSameBytes(effort: PNGEffort) throws {
    let bytes = try Self.large.encodedAsPNG(effort: effort, jobs: 1)
    #expect(chunks(bytes).filter { $0.name == "IDAT" }.count == 3)
    for jobs in [0, 2, 3, 8] {
      #expect(try Self.large.encodedAsPNG(effort: effort, jobs: jobs) == bytes, "\(jobs) jobs")
    }
    #expect(try Bitmap(decoding: bytes) == Self.large)
  }

  @Test(.needs(.ffmpeg)) func ffmpegReadsStripes() throws {
    let raw = try #require(Executable.ffmpeg).output(
      ["-i", "FILE", "-f", "rawvideo", "-pix_fmt", "rgba", "-"],
      file: try Self.large.encodedAsPNG(effort: .fast, jobs: 2), suffix: "png")
    #expect(raw == Self.large.bytes)
  }

  @Test(arguments: PNGEffort.allCases) func everyEffortKeepsThePixels(effort: PNGEffort) throws {
    for (name, bitmap) in Self.pictures {
      #expect(try Bitmap(decoding: bitmap.encodedAsPNG(effort: effort)) == bitmap, "\(name)")
    }
  }

  @Test func moreTimeTakesFewerBytes() throws {
    let picture = Bitmap(width: 200, height: 200) { x, y in
      let blue = UInt8((x * x / 50 + y) & 255)
      return y < 60
        ? Pixel(red: UInt8(x / 40 * 50), green: 9, blue: 7, alpha: 255)
        : Pixel(red: UInt8(x * y / 64 & 255), green: UInt8(x), blue: blue, alpha: 255)
    }
    let counts = try PNGEffort.allCases.map { try picture.encodedAsPNG(effort: $0).count }
    #expect(counts[0] > counts[1] && counts[1] > counts[2], "\(counts)")
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

  /// The straight colours in the file are read by Python's zlib alone.
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
