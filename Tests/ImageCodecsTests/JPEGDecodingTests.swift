import Graphics
import ImageCodecs
import TestSupport
import Testing

/// The fixtures are one picture of 32×16 pixels with a colour in each quarter, written by Pillow 13
/// (see `Fixtures/make_fixtures.py`).
@Suite struct JPEGDecodingTests {
  private static let quarters = [0xDC2828, 0x28B43C, 0x3246DC, 0xF0F0F0]

  private func expectQuarters(
    _ bitmap: Bitmap, _ colors: [Int] = quarters, tolerance: Int = 4,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(bitmap.width == 32 && bitmap.height == 16, sourceLocation: sourceLocation)
    for (place, at) in [(4, 3), (27, 3), (4, 12), (27, 12)].enumerated() {
      let difference = bitmap[at.0, at.1].difference(from: Pixel(rgb: colors[place]))
      #expect(difference <= tolerance, "quarter \(place)", sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: ["baseline.jpg", "progressive.jpg", "subsampled.jpg"])
  func colorIsRead(name: String) throws {
    expectQuarters(try Bitmap(decoding: fixture(name)))
  }

  @Test func greyIsRead() throws {
    // Expected values are the Rec. 601 luma of the quarters' colours, as JFIF defines it.
    expectQuarters(
      try Bitmap(decoding: fixture("grey.jpg")), [0x5E5E5E, 0x7C7C7C, 0x515151, 0xF0F0F0])
  }

  @Test func inksAreRefused() throws {
    let bytes = try fixture("cmyk.jpg")
    #expect(throws: CodecError.unsupported(.jpeg, feature: "CMYK or YCCK (four components)")) {
      try Bitmap(decoding: bytes)
    }
  }

  /// Frames of 12 bits per sample can be read only by a different build of libjpeg. The byte after
  /// the length states the depth.
  @Test func twelveBitsAreRefused() throws {
    var bytes = try fixture("baseline.jpg")
    let frame = try #require(bytes.firstRange(of: [0xFF, 0xC0]))
    bytes[frame.lowerBound + 1] = 0xC1
    bytes[frame.lowerBound + 4] = 12
    let error = #expect(throws: CodecError.self) { try Bitmap(decoding: bytes) }
    guard case .unsupported(.jpeg, let feature) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(feature.contains("12"), "\(feature)")
  }

  @Test(arguments: 1...8) func orientationIsObeyed(number: Int) throws {
    expectQuarters(try Bitmap(decoding: fixture("orientation-\(number).jpg")))
  }

  @Test func bothByteOrdersOfEXIFAreRead() throws {
    let upright = try fixture("orientation-3.jpg")
    let marker = try #require(upright.firstRange(of: Array("Exif\0\0".utf8)))
    // The orientation is removed by leaving out APP1, then inserted again in two byte orders.
    let start = marker.lowerBound - 4
    let size = Int(upright[start + 2]) << 8 | Int(upright[start + 3])
    let bare = Array(upright[..<start] + upright[(start + 2 + size)...])
    expectQuarters(try Bitmap(decoding: bare), Self.quarters.reversed())
    let little: [UInt8] = [
      0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 3, 0, 0, 0,
    ]
    let big: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 3, 0, 0]
    for tiff in [little, big] {
      expectQuarters(try Bitmap(decoding: Self.inserting(tiff, into: bare)))
      for length in 0..<tiff.count - 2 {
        let cut = Array(tiff.prefix(length))
        expectQuarters(
          try Bitmap(decoding: Self.inserting(cut, into: bare)), Self.quarters.reversed())
      }
    }
    for wrong in [[0, 0], [9, 0], [0xFF, 0xFF]] as [[UInt8]] {
      let tiff = little.prefix(18) + wrong + [0, 0]
      expectQuarters(
        try Bitmap(decoding: Self.inserting(Array(tiff), into: bare)), Self.quarters.reversed())
    }
  }

  private static func inserting(_ tiff: [UInt8], into jpeg: [UInt8]) -> [UInt8] {
    let body = Array("Exif\0\0".utf8) + tiff
    let segment = [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body
    return Array(jpeg[..<2]) + segment + Array(jpeg[2...])
  }

  @Test(.needs(.ffmpeg))
  func ffmpegSeesNearlyTheSame() throws {
    // Decoders may round the transform and the colours differently.
    let bytes = try fixture("progressive.jpg")
    let raw = try #require(Executable.ffmpeg).output(
      ["-i", "FILE", "-f", "rawvideo", "-pix_fmt", "rgba", "-"], file: bytes, suffix: "jpg")
    let ours = try Bitmap(decoding: bytes).bytes
    #expect(raw.count == ours.count)
    #expect(zip(raw, ours).allSatisfy { abs(Int($0) - Int($1)) <= 4 })
  }
}
