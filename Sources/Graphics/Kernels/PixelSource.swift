/// Pixels to lay over a row: four at a time and one alone, by the same integers. A blend mode is a
/// source put together of these; the loop over the row is written once, in `blend`.
protocol PixelSource {
  /// Whether there are pixels for a row of `count`, in memory that may be read.
  func covers(_ count: Int) -> Bool

  /// The pixels `x` to `x + 3`.
  func quad(at x: Int) -> PixelQuad
  func pixel(at x: Int) -> Pixel
}
