public import Graphics

/// One picture of an animation, complete: what a viewer shows, not what the file stores.
public struct GIFFrame: Hashable, Sendable {
  /// The whole canvas, premultiplied; pixels that the file leaves open are transparent.
  public let bitmap: Bitmap
  /// Hundredths of a second, 0…65 535, as in the file.
  public let delay: Int
}
