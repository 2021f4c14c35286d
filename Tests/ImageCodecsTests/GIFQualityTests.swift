import Graphics
import ImageCodecs
import TestSupport
import Testing

/// The effect of the quality on a GIF: details may differ, pixels of few colours may not.
struct GIFQualityTests {
  /// A list of few colours that scrolls under a fixed bar.
  private static let list = (0..<20).map { step in
    Bitmap(width: 90, height: 120) { x, y in
      if y < 12 { return Pixel(rgb: x % 30 == 4 ? 0x000000 : 0xF9F9F9) }
      let row = y + step * 3
      if row % 21 == 0 { return Pixel(rgb: 0xC6C6C8) }
      let isText = row % 21 > 6 && row % 21 < 14 && x > 10 && x < 60
      return Pixel(
        rgb: isText ? 0x010101 * ((x * 37 + row / 21 * 11 + row % 21 * 53) % 200) : 0xFFFFFF)
    }
  }

  /// The list below a photograph, with more colours than a table holds.
  private static let photos = (0..<6).map { step in
    let photo = Bitmap.photo(width: 90, height: 60, seed: 3, shift: step)
    return Bitmap(width: 90, height: 120) { x, y in y < 60 ? photo[x, y] : list[step][x, y] }
  }

  private func frames(of bytes: [UInt8]) throws -> [Bitmap] {
    var decoder = try GIFDecoder(bytes)
    var frames: [Bitmap] = []
    while let frame = try decoder.next() { frames.append(frame.bitmap) }
    return frames
  }

  private func file(_ frames: [Bitmap], _ quality: GIFQuality) throws -> [UInt8] {
    let encoder = try GIFEncoder(width: 90, height: 120, quality: quality)
    var bytes: [UInt8] = []
    for frame in frames { bytes += try encoder.append(frame, delay: 3) }
    return bytes + (try encoder.finish())
  }

  @Test(arguments: GIFQuality.allCases) func fewColorsAreExact(quality: GIFQuality) throws {
    let bytes = try file(Self.list, quality)
    #expect(try frames(of: bytes) == Self.list)
    #expect(try file(Self.list, quality) == bytes)
  }

  @Test(.needs(.ffmpeg), arguments: GIFQuality.allCases)
  func ffmpegSeesTheSameFrames(quality: GIFQuality) throws {
    let bytes = try file(Self.photos, quality)
    let raw = try #require(Executable.ffmpeg).output(
      [
        "-v", "error", "-i", "FILE", "-fps_mode", "passthrough", "-f", "rawvideo", "-pix_fmt",
        "rgba", "-",
      ],
      file: bytes, suffix: "gif")
    #expect(raw == (try frames(of: bytes)).flatMap(\.bytes))
  }

  /// Frames with more colours than a table holds. A higher quality encodes the painted pixels
  /// differently, and the result shows the same pixels.
  @Test func paintedFramesAreWrittenInTheShortestManner() throws {
    var random = SplitMix64(seed: 6)
    func color() -> Pixel { Pixel(rgb: Int(random.next() % 50) << 16) }
    var frame = Bitmap(width: 90, height: 120) { _, _ in color() }
    func change(to pixel: Pixel) {
      frame[Int(random.next() % 90), Int(random.next() % 120)] = pixel
    }
    let frames = (0..<12).map { _ in
      for _ in 0..<600 { change(to: color()) }
      for shade in 0..<300 { change(to: Pixel(rgb: 200 + shade / 256 + shade % 256 << 8)) }
      return frame
    }
    let (draft, balanced) = (try file(frames, .draft), try file(frames, .balanced))
    #expect(balanced.count * 3 < draft.count * 2, "\(balanced.count) of \(draft.count), seed 6")
    #expect(try self.frames(of: balanced) == self.frames(of: draft))
  }

  /// Single pixels change here and there. Writing unchanged pixels as colours would fill the table
  /// of phrases with noise; writing them as transparent makes runs.
  @Test func theMannerThatTakesTheFewestBytesIsFound() throws {
    var random = SplitMix64(seed: 5)
    func color() -> Pixel { Pixel(rgb: Int(random.next() % 50) << 16) }
    var frame = Bitmap(width: 90, height: 120) { _, _ in color() }
    let frames = (0..<12).map { _ in
      for _ in 0..<600 { frame[Int(random.next() % 90), Int(random.next() % 120)] = color() }
      return frame
    }
    let counts = try [GIFQuality.draft, .balanced, .best].map { try file(frames, $0).count }
    #expect(counts[1] * 3 < counts[0] && counts[2] <= counts[1], "\(counts), seed 5")
    #expect(try self.frames(of: file(frames, .balanced)) == frames)
  }

  @Test func moreErrorTakesFewerBytes() throws {
    let counts = try [GIFQuality.best, .balanced, .small].map { try file(Self.photos, $0).count }
    #expect(counts[0] > counts[1] && counts[1] > counts[2], "\(counts)")
  }

  /// An encoder that is given the changed areas need not examine the rest, and writes an identical
  /// file.
  @Test func partsOfFramesMakeTheFileOfWholeOnes() throws {
    let seed: UInt64 = 9
    var random = SplitMix64(seed: seed)
    var wholes: [Bitmap] = [], parts: [FramePart] = []
    for (index, frame) in (Self.photos + [Self.photos[5]] + Self.photos).enumerated() {
      var place = frame.bounds
      var next = frame
      if index > 0 {
        let before = wholes[index - 1]
        let (x, y) = (Int(random.next() % 60), Int(random.next() % 80))
        place = PixelRect(
          x: x, y: y, width: 1 + Int(random.next() % 30), height: 1 + Int(random.next() % 40))
        if index.isMultiple(of: 4) { place = .empty }
        next = before
        next.replace(place, by: frame.cropped(to: place))
      }
      wholes.append(next)
      parts.append(
        FramePart(width: 90, height: 120, place: place, pixels: next.cropped(to: place)))
    }
    let encoder = try GIFEncoder(width: 90, height: 120)
    var planner = GIFFramePlanner(width: 90, height: 120)
    var bytes: [UInt8] = []
    for part in parts { bytes += try encoder.append(planner.plan(part), delay: 3) }
    #expect(try bytes + encoder.finish() == file(wholes, .balanced), "seed \(seed)")

    var whole = try APNGEncoder(width: 90, height: 120)
    var inParts = whole
    for (frame, part) in zip(wholes, parts) {
      try whole.append(frame, framesPerSecond: 30)
      try inParts.append(part, framesPerSecond: 30)
    }
    #expect(whole.finish() == inParts.finish(), "seed \(seed)")
  }

  @Test func aPartOfAnotherFrameIsRefused() {
    var planner = GIFFramePlanner(width: 4, height: 4)
    #expect(
      throws: CodecError.frameSize(width: 4, height: 5, expectedWidth: 4, expectedHeight: 4)
    ) { try planner.plan(FramePart(Bitmap(width: 4, height: 5))) }
  }
}
