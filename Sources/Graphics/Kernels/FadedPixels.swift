/// A pixel source multiplied by an opacity.
struct FadedPixels<Source: PixelSource>: PixelSource {
  private let source: Source
  private let opacity: UInt8

  init(_ source: Source, _ opacity: UInt8) { (self.source, self.opacity) = (source, opacity) }

  func covers(_ count: Int) -> Bool { source.covers(count) }
  @inline(__always) func quad(at x: Int) -> PixelQuad {
    source.quad(at: x).scaled(by: PixelQuad.Lanes(repeating: UInt16(opacity)))
  }
  @inline(__always) func pixel(at x: Int) -> Pixel { source.pixel(at: x).scaled(by: opacity) }
}
