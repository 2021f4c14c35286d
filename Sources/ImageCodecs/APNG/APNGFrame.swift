public import Graphics

/// A frame of an animated PNG as it is seen.
public struct APNGFrame: Hashable, Sendable {
  /// The whole picture.
  public let bitmap: Bitmap
  /// How long it is shown, in seconds.
  public let delay: Double
}
