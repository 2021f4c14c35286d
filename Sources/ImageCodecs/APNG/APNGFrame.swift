public import Graphics

/// A frame of an animated PNG in its displayed form.
public struct APNGFrame: Hashable, Sendable {
  /// The complete picture.
  public let bitmap: Bitmap
  /// The duration for which the frame is shown, in seconds.
  public let delay: Double

  package init(bitmap: Bitmap, delay: Double) { (self.bitmap, self.delay) = (bitmap, delay) }
}
