/// A pixel source of a single colour.
struct SolidPixels: PixelSource {
  private let single: Pixel
  private let four: PixelQuad

  init(_ pixel: Pixel) { (single, four) = (pixel, PixelQuad(repeating: pixel)) }

  func covers(_ count: Int) -> Bool { true }
  @inline(__always) func quad(at x: Int) -> PixelQuad { four }
  @inline(__always) func pixel(at x: Int) -> Pixel { single }
}
