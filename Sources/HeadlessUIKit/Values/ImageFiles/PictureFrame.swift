package import Graphics

/// A frame of an animation that is encoded.
package struct PictureFrame: Sendable {
  package let bitmap: Bitmap
  /// The duration for which the frame is shown, in seconds, zero or more.
  package let delay: Double
}
