import Graphics
import ImageCodecs
import TestSupport
import Testing

@Suite struct GIFEncodingTests {
  private static func encode(
    _ pictures: [(Bitmap, delay: Int)], loop: GIFLoop = .forever, matte: Color = .white
  ) throws -> [UInt8] {
    let encoder = try GIFEncoder(
      width: pictures[0].0.width, height: pictures[0].0.height, loop: loop, matte: matte)
    var bytes: [UInt8] = []
    for (bitmap, delay) in pictures { bytes += try encoder.append(bitmap, delay: delay) }
    return bytes + (try encoder.finish())
  }

  /// Returns a list that scrolls under a bar, below a photograph: flat colours, many colours, and
  /// pixels that never change.
  static func scroll(_ offset: Int) -> Bitmap {
    let photo = Bitmap.photo(width: 60, height: 40, seed: 7, shift: offset)
    return Bitmap(width: 60, height: 100) { x, y in
      if y < 10 { return Pixel(rgb: x > 20 && x < 40 ? 0x000000 : 0xF9F9F9) }
      if y < 50 { return photo[x, y - 10] }
      let row = y + offset
      return Pixel(rgb: row % 17 == 0 ? 0xC6C6C8 : x < 12 && row % 17 > 4 ? 0x007AFF : 0xFFFFFF)
    }
  }

  private static func places(_ bitmap: Bitmap) -> [(x: Int, y: Int)] {
    (0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { (x: $0, y: y) } }
  }

  static let offsets = [0, 1, 3, 6, 10, 10, 15, 15, 21, 18]

  @Test func upTo255ColorsAreExact() throws {
    for colors in [1, 2, 3, 4, 5, 255] {
      let pictures = (0..<5).map { step in
        Bitmap(width: 40, height: 30) { x, y in
          let index = (x + y * 40 + step * 7) % colors
          return Pixel(rgb: index * 65_793 ^ 0x00_40_80)
        }
      }
      let decoded = try frames(of: Self.encode(pictures.map { ($0, delay: 5) }))
      #expect(decoded.map(\.bitmap) == (colors == 1 ? [pictures[0]] : pictures), "\(colors)")
    }
  }

  @Test func unchangedPixelsNeverChangeOnScreen() throws {
    let sources = Self.offsets.map(Self.scroll)
    let encoded = try Self.encode(sources.map { ($0, delay: 3) })
    let shown = try frames(of: encoded)
    let distinct = sources.indices.filter { $0 == 0 || sources[$0] != sources[$0 - 1] }
    #expect(shown.count == distinct.count)
    for step in 1..<shown.count {
      let (old, new) = (sources[distinct[step - 1]], sources[distinct[step]])
      let rewritten = Self.places(old).filter { x, y in
        old[x, y] == new[x, y] && shown[step].bitmap[x, y] != shown[step - 1].bitmap[x, y]
      }
      #expect(rewritten.isEmpty, "frame \(step)")
    }
  }

  @Test func flatColorsBesideAPhotographAreExact() throws {
    let sources = Self.offsets.map(Self.scroll)
    let shown = try frames(of: Self.encode([(sources[0], delay: 3), (sources[4], delay: 3)]))
    for (frame, source) in zip(shown, [sources[0], sources[4]]) {
      let wrong = Self.places(source).filter { x, y in
        !(10..<50).contains(y) && frame.bitmap[x, y] != source[x, y]
      }
      #expect(wrong.isEmpty)
    }
  }

  @Test func aPhotographStaysCloseAndItsAreasKeepTheirColor() throws {
    let source = Bitmap.photo(width: 96, height: 96, seed: 9)
    let shown = try frames(of: Self.encode([(source, delay: 3)]))[0].bitmap
    // Compares means of blocks of 8×8 pixels, which an eye perceives rather than single pixels.
    for y in stride(from: 0, to: 96, by: 8) {
      for x in stride(from: 0, to: 96, by: 8) {
        var sums = (shown: 0, source: 0)
        for at in 0..<64 {
          sums.shown += Int(shown[x + at % 8, y + at / 8].green)
          sums.source += Int(source[x + at % 8, y + at / 8].green)
        }
        #expect(abs(sums.shown - sums.source) <= 64 * 4, "block (\(x), \(y))")
      }
    }
  }

  @Test func equalFramesBecomeOneLongerFrame() throws {
    let (a, b) = (Self.scroll(0), Self.scroll(5))
    let decoded = try frames(
      of: Self.encode([(a, delay: 3), (a, delay: 3), (a, delay: 4), (b, delay: 7), (b, delay: 0)]))
    #expect(decoded.map(\.delay) == [10, 7])
  }

  @Test func delaysBeyondSixteenBitsGoOn() throws {
    let (a, b) = (Self.scroll(0), Self.scroll(5))
    let decoded = try frames(
      of: Self.encode([(a, delay: 65_535), (a, delay: 65_540), (b, delay: 1)]))
    #expect(decoded.map(\.delay) == [65_535, 65_535, 5, 1])
    #expect(decoded[0].bitmap == decoded[1].bitmap && decoded[1].bitmap == decoded[2].bitmap)
  }

  @Test(arguments: [GIFLoop.forever, .times(1), .times(2), .times(65_536)])
  func theLoopIsKept(loop: GIFLoop) throws {
    let bytes = try Self.encode([(Self.scroll(0), delay: 3)], loop: loop)
    #expect(bytes.starts(with: Array("GIF89a".utf8)))
    #expect(try GIFDecoder(bytes).loop == loop)
  }

  @Test func transparencyIsLaidOverTheMatte() throws {
    var picture = Bitmap(width: 3, height: 1)
    picture[1, 0] = Pixel(red: 128, green: 0, blue: 0, alpha: 128)
    picture[2, 0] = Pixel(rgb: 0x112233)
    let matte = Color(red: 0, green: 0, blue: 1)
    let shown = try frames(of: Self.encode([(picture, delay: 3)], matte: matte))[0].bitmap
    #expect(shown[0, 0] == Pixel(rgb: 0x0000FF))
    #expect(shown[1, 0] == Pixel(rgb: 0x80007F))
    #expect(shown[2, 0] == Pixel(rgb: 0x112233))
  }

  @Test func bytesLeaveAsSoonAsAFrameIsDecided() throws {
    let encoder = try GIFEncoder(width: 60, height: 100)
    var sizes: [Int] = []
    for offset in Self.offsets {
      sizes.append(try encoder.append(Self.scroll(offset), delay: 3).count)
    }
    #expect(sizes[0] > 0)
    #expect(sizes[5] == 0 && sizes[7] == 0)
    #expect(sizes.enumerated().allSatisfy { [5, 7].contains($0) || $1 > 0 })
  }

  @Test func theSameFramesGiveTheSameBytes() throws {
    let pictures = Self.offsets.map { (Self.scroll($0), delay: 3) }
    #expect(try Self.encode(pictures) == Self.encode(pictures))
  }

  @Test func withoutFramesThereAreNoBytes() throws {
    #expect(try GIFEncoder(width: 4, height: 4).finish().isEmpty)
  }

  @Test func impossibleSizesAreRefused() throws {
    for (width, height) in [(0, 5), (5, 0), (65_536, 1), (-1, 1)] {
      #expect(
        throws: CodecError.impossibleSize(
          .gif, width: width, height: height, allowed: 1...65_535)
      ) { try GIFEncoder(width: width, height: height) }
    }
    let encoder = try GIFEncoder(width: 5, height: 5)
    #expect(
      throws: CodecError.frameSize(width: 5, height: 6, expectedWidth: 5, expectedHeight: 5)
    ) { try encoder.append(Bitmap(width: 5, height: 6), delay: 3) }
  }

  /// Noise fills the code table many times. Sizes near its growth need every code width.
  @Test func everyLengthOfCodeStreamIsRead() throws {
    for side in [1, 2, 3, 5, 15, 16, 17, 33, 64, 65, 200] {
      for colors in [2, 4, 16, 200] {
        var random = SplitMix64(seed: UInt64(side * 1_000 + colors))
        let pictures = (0..<2).map { _ in
          Bitmap(
            width: side, height: side,
            pixels: (0..<side * side).map { _ in
              Pixel(rgb: Int.random(in: 0..<colors, using: &random) * 65_793)
            })
        }
        let decoded = try frames(of: Self.encode(pictures.map { ($0, delay: 2) }))
        #expect(decoded.last?.bitmap == pictures[1], "\(side)×\(side), \(colors) colours")
      }
    }
  }
}
