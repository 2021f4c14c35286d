import Graphics
import ImageCodecs

/// A part of a picture for a page: as JPEG while things move, which is six times as quick as PNG, exact once they stand.
struct PicturePart: Sendable {
  let bitmap: Bitmap
  let isExact: Bool
  /// Where it goes, and the size of the whole, in pixels.
  let area: PixelRect
  let width, height: Int

  /// Edges of text stay clean to the eye.
  private static let quality = 0.92

  /// Done beside the main actor; nil for a picture that is too large.
  func encoded() async -> [UInt8]? {
    try? isExact ? bitmap.encodedAsPNG() : bitmap.encodedAsJPEG(quality: Self.quality)
  }
}
