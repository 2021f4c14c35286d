import Graphics
import ImageCodecs
import TestSupport
import Testing

/// Animated WebP: written here, and read by other programs.
struct WebPTests {
  /// Returns a square that moves over a photograph; every third frame equals the previous one.
  private func frames(_ count: Int, seed: UInt64, alpha: UInt8 = 255) -> [Bitmap] {
    let photo = Bitmap.photo(width: 43, height: 31, seed: seed)
    return (0..<count).map { index in
      let at = (index - index / 3) * 2
      return Bitmap(width: 43, height: 31) { x, y in
        if (at..<at + 8).contains(x), (4..<12).contains(y) { return Pixel(rgb: 0x3366CC) }
        return y > 24 ? Pixel(straight: 200, 100, 50, alpha: Int(alpha)) : photo[x, y]
      }
    }
  }

  private func file(
    _ frames: [Bitmap], rate: Int = 30, _ quality: WebPQuality = .standard
  ) throws -> [UInt8] {
    let encoder = try WebPEncoder(
      width: frames[0].width, height: frames[0].height, framesPerSecond: rate, quality: quality)
    for frame in frames { try encoder.append(frame) }
    return try encoder.finish()
  }

  /// Returns the end time of each frame in milliseconds and its pixels, as Pillow reads them.
  private func read(_ bytes: [UInt8]) throws -> (times: [Int], pixels: [UInt8], loop: Int) {
    let script = """
      import sys
      from PIL import Image
      film, time, times, data = Image.open(sys.argv[1]), 0, [], b""
      for index in range(film.n_frames):
        film.seek(index)
        film.load()
        time += film.info["duration"]
        times.append(time)
        data += film.convert("RGBA").tobytes()
      sys.stdout.buffer.write((" ".join(map(str, times + [film.info["loop"]])) + "\\n").encode() + data)
      """
    let output = try #require(Executable.pythonWithPillow).output(
      ["-c", script, "FILE"], file: bytes, suffix: "webp")
    let end = try #require(output.firstIndex(of: 10))
    let numbers = String(decoding: output[..<end], as: UTF8.self).split(separator: " ")
      .compactMap { Int($0) }
    return (Array(numbers.dropLast()), Array(output[(end + 1)...]), try #require(numbers.last))
  }

  @Test(.needs(.pillow), arguments: [0, 75, 100]) func everyFrameComesBack(effort: Int) throws {
    let frames = frames(10, seed: 7)
    let read = try read(file(frames, .lossless(effort: effort)))
    // Frames 3, 6 and 9 extend the previous frames.
    let shown = [0, 1, 2, 4, 5, 7, 8]
    let distinct = frames.enumerated().filter { $0 == 0 || frames[$0 - 1] != $1 }
    #expect(distinct.map(\.offset) == shown)
    let isSame = read.pixels == distinct.flatMap(\.element.bytes)
    #expect(isSame)
    // A third of a second per ten frames, rounded down to whole milliseconds.
    #expect(read.times == (shown.dropFirst() + [10]).map { $0 * 1000 / 30 })
    #expect(read.loop == 0)
  }

  @Test(.needs(.pillow)) func transparencyComesBack() throws {
    let frames = frames(3, seed: 9, alpha: 102)
    let read = try read(file(frames))
    let isSame = read.pixels.prefix(43 * 31 * 4).elementsEqual(
      try Bitmap(decoding: frames[0].encodedAsPNG()).straightBytes)
    #expect(isSame)
  }

  @Test(.needs(.pillow)) func lossyIsSmallerAndNear() throws {
    let frames = frames(6, seed: 11)
    let exact = try file(frames), lossy = try file(frames, .lossy(quality: 60))
    #expect(lossy.count * 2 < exact.count, "\(lossy.count) of \(exact.count)")
    let pixels = try read(lossy).pixels, wanted = frames[0].bytes
    let error = zip(pixels, wanted).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    #expect(error < 12 * wanted.count, "\(error) over \(wanted.count) bytes")
  }

  @Test func theSameFramesGiveTheSameBytes() throws {
    let frames = frames(5, seed: 13)
    #expect(try file(frames) == file(frames))
    #expect(try file(frames).prefix(4).elementsEqual("RIFF".utf8))
    // A single picture has no animation chunk.
    #expect(!String(decoding: try file([frames[0]]), as: UTF8.self).contains("ANIM"))
  }

  @Test(arguments: [(0, 5), (16_384, 1), (1, 16_384)]) func otherSizesAreRefused(
    width: Int, height: Int
  ) {
    #expect(
      throws: CodecError.impossibleSize(.webp, width: width, height: height, allowed: 1...16_383)
    ) { try WebPEncoder(width: width, height: height, framesPerSecond: 30) }
  }

  @Test func aFrameOfAnotherSizeIsRefused() throws {
    let encoder = try WebPEncoder(width: 4, height: 4, framesPerSecond: 30)
    #expect(throws: CodecError.self) { try encoder.append(Bitmap(width: 3, height: 4)) }
  }
}

extension Bitmap {
  /// The straight colours by the definition, rounded as in PNG files.
  fileprivate var straightBytes: [UInt8] {
    withUnsafePixels { pixels in
      pixels.flatMap { pixel -> [UInt8] in
        let alpha = Int(pixel.alpha)
        func divided(_ value: UInt8) -> UInt8 {
          alpha == 0 ? 0 : UInt8(min(255, (Int(value) * 255 + alpha / 2) / alpha))
        }
        return [divided(pixel.red), divided(pixel.green), divided(pixel.blue), pixel.alpha]
      }
    }
  }
}
