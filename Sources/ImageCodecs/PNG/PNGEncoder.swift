public import Graphics

extension Bitmap {
  /// This picture as PNG: a palette when it has at most 256 colours, otherwise 8 bits a channel, RGB when
  /// every pixel is opaque, else RGBA with straight colours. It says that its colours are sRGB; no date
  /// and no profile are in it. The same pixels give the same bytes (with the same libdeflate), whatever
  /// `jobs` is.
  ///
  /// Pictures of more than two megabytes are compressed in stripes of about two, one a thread at a time:
  /// beside the result each thread takes up to ten megabytes. Of smaller ones several ways to filter are tried.
  ///
  /// - Parameters:
  ///   - effort: time for bytes.
  ///   - jobs: threads; below 1 counts as 1.
  /// - Throws: `CodecError.impossibleSize` for an empty bitmap, the only one PNG cannot hold;
  ///   `.outOfMemory`.
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
  /// IHDR: not interlaced.
  static func header(width: Int, height: Int, _ colors: PNGColors) -> PNGChunk {
    PNGChunk("IHDR", number(width) + number(height) + [colors.depth, colors.type, 0, 0, 0])
  }

  /// The colours are sRGB's, to be rendered perceptually (https://www.w3.org/TR/png-3/#srgb-standard-colour-space).
  static let sRGB = PNGChunk("sRGB", [0])
}
