package import Graphics

/// The part of a frame that may differ from the previous frame, with its pixels. The renderer knows
/// this part, so that the encoder needs to examine nothing else.
package struct FramePart: Sendable {
  /// The size of the whole frame, in pixels.
  package let width, height: Int
  /// The rectangle of the pixels in the frame; empty if nothing has changed.
  package let place: PixelRect
  /// The pixels of `place`.
  package let pixels: Bitmap

  /// Creates a part of a frame.
  ///
  /// - Precondition: The pixels have the size of `place`, which is inside a frame of this size.
  package init(width: Int, height: Int, place: PixelRect, pixels: Bitmap) {
    precondition(
      place.isEmpty || PixelRect(width: width, height: height).contains(place),
      "a part at \(place) of \(width)×\(height)")
    precondition(
      (pixels.width, pixels.height) == (place.width, place.height),
      "\(pixels.width)×\(pixels.height) pixels for \(place)")
    (self.width, self.height, self.place, self.pixels) = (width, height, place, pixels)
  }

  /// Creates a part that contains a whole frame.
  package init(_ frame: Bitmap) {
    self.init(width: frame.width, height: frame.height, place: frame.bounds, pixels: frame)
  }

  /// Checks the size of the frame.
  ///
  /// - Throws: `CodecError.frameSize` if the frame has a different size.
  func check(width: Int, height: Int) throws(CodecError) {
    guard (self.width, self.height) == (width, height) else {
      throw .frameSize(
        width: self.width, height: self.height, expectedWidth: width, expectedHeight: height)
    }
  }
}
