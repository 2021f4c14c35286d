/// A pixel source multiplied by coverage bytes, one per pixel.
struct MaskedPixels<Source: PixelSource>: PixelSource {
  private let source: Source
  private let mask: Strip<UInt8>

  init(_ source: Source, _ mask: Strip<UInt8>) { (self.source, self.mask) = (source, mask) }

  func covers(_ count: Int) -> Bool { mask.count == count && source.covers(count) }
  @inline(__always) func quad(at x: Int) -> PixelQuad {
    source.quad(at: x).scaled(by: PixelQuad.spread(mask.base + x))
  }
  @inline(__always) func pixel(at x: Int) -> Pixel { source.pixel(at: x).scaled(by: mask.base[x]) }
}
