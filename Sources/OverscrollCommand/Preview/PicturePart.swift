import Graphics
import ImageCodecs

/// A part of a picture for a page.
///
/// It is encoded as JPEG while things move, which is six times as fast as PNG, and as PNG when they
/// have stopped.
struct PicturePart: Sendable {
  let bitmap: Bitmap
  let isExact: Bool
  /// The part's rectangle in the picture, in pixels. `width` and `height` are the picture's size in
  /// pixels.
  let area: PixelRect
  let width, height: Int

  /// At this JPEG quality the edges of text look clean.
  private static let quality = 0.92

  /// Encodes the part off the main actor. Returns nil for a picture that is too large to encode.
  func encoded() async -> [UInt8]? {
    try? isExact ? bitmap.encodedAsPNG() : bitmap.encodedAsJPEG(quality: Self.quality)
  }
}
