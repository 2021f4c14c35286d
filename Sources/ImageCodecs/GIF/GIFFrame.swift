public import Graphics

/// One complete picture of an animation, in its displayed form.
public struct GIFFrame: Hashable, Sendable {
  /// The whole canvas, premultiplied. Pixels that the file does not paint are transparent.
  public let bitmap: Bitmap
  /// The delay in hundredths of a second, 0…65 535, as in the file.
  public let delay: Int
}
