package import Graphics

/// What of a frame may differ from the one before it: its pixels there. Whoever draws knows that; whoever
/// encodes then looks at nothing else.
package struct FramePart: Sendable {
  /// The whole frame's size.
  package let width, height: Int
  /// Where the pixels lie in the frame; empty if nothing has changed.
  package let place: PixelRect
  /// Of `place`.
  package let pixels: Bitmap

  /// - Precondition: the pixels have the size of `place`, which lies in a frame of that size.
  package init(width: Int, height: Int, place: PixelRect, pixels: Bitmap) {
    precondition(
      place.isEmpty || PixelRect(width: width, height: height).contains(place),
      "a part at \(place) of \(width)×\(height)")
    precondition(
      (pixels.width, pixels.height) == (place.width, place.height),
      "\(pixels.width)×\(pixels.height) pixels for \(place)")
    (self.width, self.height, self.place, self.pixels) = (width, height, place, pixels)
  }

  /// All of a frame.
  package init(_ frame: Bitmap) {
    self.init(width: frame.width, height: frame.height, place: frame.bounds, pixels: frame)
  }

  /// - Throws: `CodecError.frameSize` if the frame has another size.
  func check(width: Int, height: Int) throws(CodecError) {
    guard (self.width, self.height) == (width, height) else {
      throw .frameSize(
        width: self.width, height: self.height, expectedWidth: width, expectedHeight: height)
    }
  }
}
