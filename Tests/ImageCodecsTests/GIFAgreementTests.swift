import Graphics
import ImageCodecs
import TestSupport
import Testing

/// Other decoders read the GIF files written here.
@Suite struct GIFAgreementTests {
  private static func file(loop: GIFLoop = .times(4)) throws -> [UInt8] {
    let encoder = try GIFEncoder(width: 60, height: 100, loop: loop)
    let clock = FrameClock(framesPerSecond: 30)!
    var bytes: [UInt8] = []
    for (index, offset) in GIFEncodingTests.offsets.enumerated() {
      bytes += try encoder.append(
        GIFEncodingTests.scroll(offset), delay: clock.delay(ofFrame: index))
    }
    return bytes + (try encoder.finish())
  }

  @Test(.needs(.ffmpeg))
  func ffmpegShowsTheSamePixels() throws {
    let file = try Self.file()
    let raw = try #require(Executable.ffmpeg).output(
      ["-i", "FILE", "-vsync", "passthrough", "-f", "rawvideo", "-pix_fmt", "rgba", "-"],
      file: file, suffix: "gif")
    #expect(raw == (try frames(of: file).flatMap { $0.bitmap.bytes }))
  }

  @Test(.needs(.gifsicle))
  func gifsicleReportsSizeLoopAndDelays() throws {
    let output = try #require(Executable.gifsicle).output(
      ["--info", "FILE"], file: try Self.file(), suffix: "gif")
    let text = String(decoding: output, as: UTF8.self)
    #expect(text.contains("logical screen 60x100"))
    #expect(text.contains("loop count 3"))
    let delays = text.split(separator: "delay ").dropFirst().map { $0.prefix { $0 != "s" } }
    #expect(delays == ["0.03", "0.03", "0.04", "0.03", "0.07", "0.06", "0.04", "0.03"])
  }

  @Test(.needs(.giftext))
  func giflibReadsEveryImage() throws {
    let output = try #require(Executable.giftext).output(
      ["FILE"], file: try Self.file(), suffix: "gif")
    let text = String(decoding: output, as: UTF8.self)
    #expect(text.contains("Screen Size - Width = 60, Height = 100"))
    #expect(text.split(separator: "Image #").count - 1 == 8)
  }

  @Test(.needs(.ffmpeg))
  func everyCodeWidthIsReadByFfmpeg() throws {
    for side in [1, 2, 7, 16, 40, 150] {
      let encoder = try GIFEncoder(width: side, height: side)
      var bytes = try encoder.append(.photo(width: side, height: side, seed: 3), delay: 2)
      bytes += try encoder.append(.photo(width: side, height: side, seed: 4), delay: 2)
      bytes += try encoder.finish()
      let raw = try #require(Executable.ffmpeg).output(
        ["-i", "FILE", "-vsync", "passthrough", "-f", "rawvideo", "-pix_fmt", "rgba", "-"],
        file: bytes, suffix: "gif")
      #expect(raw == (try frames(of: bytes).flatMap { $0.bitmap.bytes }), "side \(side)")
    }
  }
}
