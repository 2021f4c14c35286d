import Graphics
import HeadlessUIKit
import ImageCodecs

/// A codec for code on the screen that converts between pictures and bytes with `ImageCodecs`.
struct StagePictureCodec: PictureCodec {
  func bitmap(of bytes: [UInt8]) -> Bitmap? { try? Bitmap(decoding: bytes) }

  func png(of bitmap: Bitmap) -> [UInt8]? { try? bitmap.encodedAsPNG() }

  func jpeg(of bitmap: Bitmap, quality: Double) -> [UInt8]? {
    try? bitmap.encodedAsJPEG(quality: quality)
  }

  func gif(of frames: [PictureFrame], plays: Int) -> [UInt8]? {
    guard let first = frames.first?.bitmap else { return nil }
    return try? gif(of: frames, width: first.width, height: first.height, plays: plays)
  }

  private func gif(
    of frames: [PictureFrame], width: Int, height: Int, plays: Int
  ) throws(CodecError) -> [UInt8] {
    let encoder = try GIFEncoder(
      width: width, height: height, loop: plays == 0 ? .forever : .times(plays))
    // The parts of a hundredth that earlier delays did not show are carried over.
    var (time, shown) = (0.0, 0)
    var bytes: [UInt8] = []
    for frame in frames {
      time = min(time + frame.delay * 100, Self.longestAnimation)
      let delay = Int(time.rounded()) - shown
      shown += delay
      bytes += try encoder.append(frame.bitmap.on(width: width, height: height), delay: delay)
    }
    return bytes + (try encoder.finish())
  }

  /// The limit of an animation's length, in hundredths of a second: about 115 days.
  private static let longestAnimation = 1e9

  func file(of bytes: [UInt8]) -> (any PictureFile)? {
    (try? PictureReader(bytes)).flatMap { StagePictureFile($0) }
  }
}

extension Bitmap {
  /// Returns the top left part of this size. What the bitmap does not cover is transparent.
  fileprivate func on(width: Int, height: Int) -> Bitmap {
    if (self.width, self.height) == (width, height) { return self }
    var canvas = Bitmap(width: width, height: height)
    let part = bounds.intersection(canvas.bounds)
    canvas.replace(part, by: cropped(to: part))
    return canvas
  }
}
