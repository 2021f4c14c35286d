/// A source of pixels to blend over a row, four at a time or one at a time, with equal integer
/// results.
///
/// Sources are composed to form the drawing modes. The loop over the row is written once, in
/// `blend`.
protocol PixelSource {
  /// Returns whether the source has readable memory for a row of `count` pixels.
  func covers(_ count: Int) -> Bool

  /// Returns the pixels `x` to `x + 3`.
  func quad(at x: Int) -> PixelQuad
  func pixel(at x: Int) -> Pixel
}
