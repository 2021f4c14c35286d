/// Pixels to lay over a row: four at a time and one alone, by the same integers. A blend mode is a
/// source put together of these; the loop over the row is written once, in `blend`.
protocol PixelSource {
  /// Whether there are pixels for a row of `count`, in memory that may be read.
  func covers(_ count: Int) -> Bool

  /// The pixels `x` to `x + 3`.
  func quad(at x: Int) -> PixelQuad
  func pixel(at x: Int) -> Pixel
}

/// One colour.
struct SolidPixels: PixelSource {
  private let single: Pixel
  private let four: PixelQuad

  init(_ pixel: Pixel) { (single, four) = (pixel, PixelQuad(repeating: pixel)) }

  func covers(_ count: Int) -> Bool { true }
  @inline(__always) func quad(at x: Int) -> PixelQuad { four }
  @inline(__always) func pixel(at x: Int) -> Pixel { single }
}

/// The pixels of a row.
struct RowPixels: PixelSource {
  private let row: Strip<Pixel>

  init(_ row: Strip<Pixel>) { self.row = row }

  func covers(_ count: Int) -> Bool { row.count == count }
  @inline(__always) func quad(at x: Int) -> PixelQuad { PixelQuad(row.base + x) }
  @inline(__always) func pixel(at x: Int) -> Pixel { row.base[x] }
}

/// Pixels times an opacity.
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

/// Pixels times a coverage, a byte each.
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
