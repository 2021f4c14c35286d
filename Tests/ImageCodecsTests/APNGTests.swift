import Graphics
import ImageCodecs
import TestSupport
import Testing

/// Animated PNG: written, read back, and read by other programs.
struct APNGTests {
  private func frames(_ count: Int, seed: UInt64) -> [Bitmap] {
    var random = SplitMix64(seed: seed)
    var frame = Bitmap(
      width: 17, height: 11, filledWith: Pixel(red: 9, green: 200, blue: 30, alpha: 255))
    return (0..<count).map { index in
      // Every third frame equals the previous one.
      if !index.isMultiple(of: 3) {
        for _ in 0..<5 {
          let alpha = UInt8(truncatingIfNeeded: random.next())
          let (x, y) = (Int(random.next() % 17), Int(random.next() % 11))
          frame[x, y] = Pixel(red: alpha / 2, green: 0, blue: alpha, alpha: alpha)
        }
      }
      return frame
    }
  }

  private func file(_ frames: [Bitmap], rate: Int = 25) throws -> [UInt8] {
    var encoder = try APNGEncoder(width: frames[0].width, height: frames[0].height)
    for frame in frames { try encoder.append(frame, framesPerSecond: rate) }
    return encoder.finish()
  }

  @Test func everyFrameComesBack() throws {
    let seed: UInt64 = 3
    let frames = frames(12, seed: seed)
    var decoder = try APNGDecoder(file(frames))
    #expect(decoder.frameCount == 12)
    for (index, frame) in frames.enumerated() {
      let read = try #require(try decoder.nextFrame())
      // PNG stores straight colours, so the expected frame is what such a file can hold.
      let expected = try Bitmap(decoding: frame.encodedAsPNG())
      #expect(read.bitmap == expected, "frame \(index) of seed \(seed)")
      #expect(read.delay == 0.04)
    }
    #expect(try decoder.nextFrame() == nil)
  }

  /// A reader that does not support animations shows the first frame.
  @Test func aStillReaderSeesTheFirstFrame() throws {
    let frames = frames(4, seed: 5)
    #expect(try Bitmap(decoding: file(frames)) == Bitmap(decoding: frames[0].encodedAsPNG()))
  }

  @Test func everyDamagedByteIsNoticed() throws {
    let seed: UInt64 = 11
    let bytes = try file(frames(3, seed: seed))
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x20
      #expect(throws: CodecError.self, "byte \(index), seed \(seed)") {
        var decoder = try APNGDecoder(damaged)
        while try decoder.nextFrame() != nil {}
      }
      #expect(throws: CodecError.self) { try APNGDecoder(Array(bytes[..<index])) }
    }
  }

  @Test func aStillIsNoAnimation() throws {
    let still = try Bitmap(width: 2, height: 2).encodedAsPNG()
    #expect(throws: CodecError.corrupt(.png, reason: "no animation", nil)) {
      try APNGDecoder(still)
    }
    var encoder = try APNGEncoder(width: 2, height: 2)
    #expect(throws: CodecError.self) {
      try encoder.append(Bitmap(width: 2, height: 3), framesPerSecond: 10)
    }
  }

  @Test(.needs(.ffmpeg)) func ffmpegSeesTheSameFrames() throws {
    let frames = frames(6, seed: 7)
    let raw = try #require(Executable.ffmpeg).output(
      [
        "-v", "error", "-f", "apng", "-i", "FILE", "-fps_mode", "passthrough", "-f", "rawvideo",
        "-pix_fmt", "rgba", "-",
      ],
      file: file(frames), suffix: "png")
    #expect(raw.count == 6 * 17 * 11 * 4)
    var decoder = try APNGDecoder(file(frames))
    for index in frames.indices {
      let bitmap = try #require(try decoder.nextFrame()).bitmap
      let opaque = (0..<11).flatMap { y in (0..<17).map { ($0, y) } }
        .filter { bitmap[$0.0, $0.1].alpha == 255 }
      for (x, y) in opaque {
        let start = index * 17 * 11 * 4 + (y * 17 + x) * 4
        let pixel = bitmap[x, y]
        #expect(
          Array(raw[start..<start + 4]) == [pixel.red, pixel.green, pixel.blue, pixel.alpha])
      }
    }
  }
}
