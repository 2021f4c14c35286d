public import Graphics

extension Bitmap {
  /// Returns this picture as PNG. It has a palette if it has at most 256 colours and that is
  /// smaller. Otherwise it has 8 bits per channel, as RGB if every pixel is opaque, else as RGBA
  /// with straight colours.
  ///
  /// The file declares its colours as sRGB and contains no date and no profile. Equal pixels give
  /// equal bytes with one version of libdeflate, whatever `jobs` is.
  ///
  /// Large pictures are compressed in stripes of about two megabytes, one per thread at a time. In
  /// addition to the result, each thread takes up to ten megabytes. With `PNGEffort.standard`,
  /// several filters are tried for pictures of up to 2.5 megabytes.
  ///
  /// - Parameters:
  ///   - effort: The time spent on a smaller file.
  ///   - jobs: The number of threads; below 1 counts as 1.
  /// - Throws: `CodecError.impossibleSize` for an empty bitmap or one whose sides exceed PNG's
  ///   limit of 2³¹ − 1; `.outOfMemory`.
  /// - Complexity: O(pixels).
  public func encodedAsPNG(
    effort: PNGEffort = .standard, jobs: Int = 1
  ) throws(CodecError) -> [UInt8] {
    let allowed = 1...0x7FFF_FFFF
    guard allowed.contains(width), allowed.contains(height) else {
      throw .impossibleSize(.png, width: width, height: height, allowed: allowed)
    }
    let colors = PNGColors(of: self)
    let data = try ZlibStripes(self, as: colors, effort: effort, jobs: jobs).parts
    let chunks =
      [PNGChunk.header(width: width, height: height, colors), .sRGB] + colors.chunks
      + data.map { PNGChunk("IDAT", $0) } + [PNGChunk("IEND", [])]
    var file = PNGChunk.signature
    file.reserveCapacity(data.reduce(1024) { $0 + $1.count + 12 })
    for chunk in chunks { chunk.write(to: &file) }
    return file
  }
}

extension PNGChunk {
  /// Returns an IHDR chunk for a picture that is not interlaced.
  static func header(width: Int, height: Int, _ colors: PNGColors) -> PNGChunk {
    PNGChunk("IHDR", number(width) + number(height) + [colors.depth, colors.type, 0, 0, 0])
  }

  /// The chunk that declares sRGB colours with perceptual rendering
  /// (https://www.w3.org/TR/png-3/#srgb-standard-colour-space).
  static let sRGB = PNGChunk("sRGB", [0])
}
