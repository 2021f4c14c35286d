import Graphics
import ImageCodecs
import TestSupport
import Testing

/// Decoding arbitrary bytes results in a picture or a `CodecError`.
@Suite struct DamageTests {
  static func soundFiles() throws -> [[UInt8]] {
    let picture = Bitmap.photo(width: 9, height: 7, seed: 11)
    let interlaced = TinyPNG(
      width: 9, height: 7, depth: 4, colorType: 3, isInterlaced: true,
      palette: [UInt8](repeating: 9, count: 48), transparency: [0, 128]
    ) { x, y in [(x + y) % 16] }
    let encoder = try GIFEncoder(width: 9, height: 7)
    var gif: [UInt8] = []
    for shift in 0..<3 {
      gif += try encoder.append(.photo(width: 9, height: 7, seed: 12, shift: shift), delay: 4)
    }
    return [
      try picture.encodedAsPNG(), interlaced.bytes, try fixture("baseline.jpg"),
      try fixture("progressive.jpg"), try fixture("orientation-6.jpg"),
      gif + (try encoder.finish()),
    ]
  }

  /// Decodes everything in a file, including all frames of a GIF.
  private func decode(_ bytes: [UInt8], limits: ImageLimits = .standard) throws(CodecError) {
    _ = try Bitmap(decoding: bytes, limits: limits)
    guard bytes.starts(with: Array("GIF8".utf8)) else { return }
    var decoder = try GIFDecoder(bytes, limits: limits)
    while try decoder.next() != nil {}
  }

  @Test func everyTruncationIsAnError() throws {
    for file in try Self.soundFiles() {
      try decode(file)
      for length in 0..<file.count {
        #expect(throws: CodecError.self, "\(length) of \(file.count) bytes") {
          try decode(Array(file.prefix(length)))
        }
      }
    }
  }

  @Test(arguments: 0..<6) func flippedBytesNeverTrap(index: Int) throws {
    let file = try Self.soundFiles()[index]
    let limits = ImageLimits(pixels: 1 << 20)
    for seed in 0..<400 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var bytes = file
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      do throws(CodecError) { try decode(bytes, limits: limits) } catch {
        #expect(!error.description.isEmpty, "seed \(seed)")
      }
    }
  }

  @Test func noiseIsNoPicture() {
    for seed in 0..<200 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let noise = (0..<Int(seed)).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(throws: CodecError.self, "seed \(seed)") { try Bitmap(decoding: noise) }
      for signature in [TinyPNG.signature, [0xFF, 0xD8, 0xFF], Array("GIF89a".utf8)] {
        #expect(throws: CodecError.self, "seed \(seed)") {
          try Bitmap(decoding: signature + noise, limits: ImageLimits(pixels: 1 << 20))
        }
      }
    }
  }

  @Test func unknownBeginningsAreNamed() {
    #expect(throws: CodecError.unknownFormat(firstBytes: [])) { try Bitmap(decoding: []) }
    #expect(throws: CodecError.unknownFormat(firstBytes: Array("RIFF....".utf8))) {
      try Bitmap(decoding: Array("RIFF....WEBP".utf8))
    }
    #expect(throws: CodecError.unknownFormat(firstBytes: Array("hello".utf8))) {
      try GIFDecoder(Array("hello".utf8))
    }
  }

  /// A picture that silently lost its transparency would be a different picture, so damage must be
  /// an error.
  @Test(arguments: 0..<3) func damagedTransparencyIsAnError(colorType: Int) throws {
    let isIndexed = colorType == 1
    let tiny = TinyPNG(
      width: 3, height: 2, depth: 8, colorType: [0, 3, 2][colorType],
      palette: isIndexed ? [1, 2, 3, 4, 5, 6] : [],
      transparency: isIndexed ? [9] : [UInt8](repeating: 0, count: colorType == 0 ? 2 : 6)
    ) { x, _ in isIndexed ? [x & 1] : [x, x, x] }
    let whole = tiny.bytes
    _ = try Bitmap(decoding: whole)
    let name = Array("tRNS".utf8)
    let place = try #require((8..<whole.count).first { whole[$0...].starts(with: name) })
    let length = Int(whole[place - 1])
    let chunk = Array(whole[(place - 4)..<(place + 8 + length)])
    let without = Array(whole[..<(place - 4)] + whole[(place + 8 + length)...])

    var wrongSum = whole
    wrongSum[place + 4 + length] ^= 1
    let tooLong = Array(
      whole[..<(place - 4)] + TinyPNG.chunk("tRNS", [UInt8](repeating: 0, count: 300))
        + whole[(place + 8 + length)...])
    let afterThePixels = Array(without.dropLast(12) + chunk + without.suffix(12))
    for bytes in [wrongSum, tooLong, afterThePixels] {
      #expect(throws: CodecError.self) { try Bitmap(decoding: bytes) }
    }
  }

  @Test func truncationSaysWhere() throws {
    let png = TinyPNG(width: 9, height: 7, depth: 8, colorType: 0) { _, _ in [7] }.bytes
    #expect(throws: CodecError.truncated(.png, .byte(20))) {
      try Bitmap(decoding: Array(png.prefix(20)))
    }
    let gif = try Self.soundFiles()[5]
    #expect(throws: CodecError.truncated(.gif, .byte(30))) {
      try Bitmap(decoding: Array(gif.prefix(30)))
    }
  }
}
