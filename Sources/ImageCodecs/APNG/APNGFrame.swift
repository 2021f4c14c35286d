public import Graphics

/// A frame of an animated PNG as it is seen.
public struct APNGFrame: Hashable, Sendable {
  /// The whole picture.
  public let bitmap: Bitmap
  /// How long it is shown, in seconds.
  public let delay: Double

  package init(bitmap: Bitmap, delay: Double) { (self.bitmap, self.delay) = (bitmap, delay) }
}
