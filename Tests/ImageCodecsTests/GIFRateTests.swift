import Graphics
import ImageCodecs
import TestSupport
import Testing

/// GIFs with a limited file size.
struct GIFRateTests {
  /// A photograph that scrolls between a bar of few colours and a text.
  private static let pictures = (0..<30).map { step in
    let photo = Bitmap.photo(width: 120, height: 60, seed: 5, shift: step * 2)
    return Bitmap(width: 120, height: 100) { x, y in
      if y < 12 { return Pixel(rgb: x % 30 == 4 ? 0x00_0000 : 0xF9_F9F9) }
      if y < 72 { return photo[x, y - 12] }
      return Pixel(rgb: (x * 37 + (y + step) / 9 * 11) % 5 == 0 ? 0x33_3333 : 0xFF_FFFF)
    }
  }

  private func file(
    _ frames: [Bitmap], _ control: GIFControl, quality: GIFQuality = .balanced
  ) throws -> (bytes: [UInt8], statistics: GIFStatistics) {
    let encoder = try GIFEncoder(
      width: frames[0].width, height: frames[0].height, loop: .forever, quality: quality,
      control: control)
    var bytes: [UInt8] = []
    for frame in frames { bytes += try encoder.append(frame, delay: 3) }
    bytes += try encoder.finish()
    return (bytes, encoder.statistics)
  }

  @Test func measuringChangesNothing() throws {
    let plain = try file(Self.pictures, .none), measured = try file(Self.pictures, .measured)
    #expect(plain.bytes == measured.bytes)
    let sum = measured.statistics.frameBytes.reduce(0, +)
    #expect(abs(sum - plain.bytes.count) < 900, "\(sum) of \(plain.bytes.count)")
    #expect((0.2..<0.9).contains(measured.statistics.minimumShare))
  }

  /// - Parameter part: The fraction of the possible savings to use.
  @Test(arguments: [0.2, 0.5, 0.8], GIFQuality.allCases)
  func theSizeComesOutJustBelowTheLimit(part: Double, quality: GIFQuality) throws {
    let plain = try file(Self.pictures, .measured, quality: quality)
    let least = plain.statistics.minimumShare
    #expect((0.3..<0.9).contains(least))
    let limit = Int(Double(plain.bytes.count) * (1 - part * (1 - least)))
    let control = GIFRateControl(
      target: Int(Double(limit) * 0.985), frameBytes: plain.statistics.frameBytes.map(Double.init),
      minimumShare: least)
    let limited = try file(Self.pictures, .limited(control), quality: quality)
    let reached = Double(limited.bytes.count) / Double(limit)
    #expect((0.97...1).contains(reached), "\(reached) for \(part), \(least) at least")
    #expect(limited.statistics.meanLoss > 0)
  }

  /// Every GIF here keeps this law, whatever quality is given up.
  @Test func pixelsThatDoNotChangeDoNotFlicker() throws {
    let control = GIFRateControl(
      target: 1000, frameBytes: Self.pictures.map { _ in 5000 }, minimumShare: 0.5)
    let shown = try frames(of: try file(Self.pictures, .limited(control)).bytes).map(\.bitmap)
    #expect(shown.count == Self.pictures.count)
    for index in 1..<shown.count {
      let wanted = zip(Self.pictures[index].bytes, Self.pictures[index - 1].bytes).map(==)
      let kept = zip(shown[index].bytes, shown[index - 1].bytes).map(==)
      // Each pixel has four bytes.
      let flickering = stride(from: 0, to: wanted.count, by: 4).filter { at in
        wanted[at..<at + 4].allSatisfy(\.self) && !kept[at..<at + 4].allSatisfy(\.self)
      }
      #expect(flickering.isEmpty, "\(flickering.count) pixels of frame \(index)")
    }
  }

  @Test(.needs(.ffmpeg)) func ffmpegSeesTheSameFrames() throws {
    let control = GIFRateControl(
      target: 90_000, frameBytes: Self.pictures.map { _ in 5000 }, minimumShare: 0.5)
    let bytes = try file(Self.pictures, .limited(control)).bytes
    let raw = try #require(Executable.ffmpeg).output(
      [
        "-v", "error", "-i", "FILE", "-fps_mode", "passthrough", "-f", "rawvideo", "-pix_fmt",
        "rgba", "-",
      ],
      file: bytes, suffix: "gif")
    let isSame = raw == (try frames(of: bytes)).flatMap(\.bitmap.bytes)
    #expect(isSame)
  }
}
