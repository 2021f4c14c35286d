import Graphics
import ImageCodecs

/// A part of a picture for a page.
///
/// It is encoded as JPEG while things move, which is six times as fast as PNG, and as PNG when they
/// have stopped.
struct PicturePart: Sendable {
  let bitmap: Bitmap
  let isExact: Bool
  /// The part's rectangle in the picture, in pixels of `bitmap`.
  let area: PixelRect
  /// The number of the page's pixels, across and down, for each pixel of `bitmap`.
  let reduction: Int
  /// The picture's size in the page's pixels.
  let width, height: Int

  /// At this JPEG quality the edges of text look clean.
  private static let quality = 0.92

  /// Encodes the part off the main actor. Returns nil for a picture that is too large to encode.
  func encoded() async -> [UInt8]? {
    try? isExact ? bitmap.encodedAsPNG() : bitmap.encodedAsJPEG(quality: Self.quality)
  }
}
