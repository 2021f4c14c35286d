/// The source-over loop over a row: premultiplied, in gamma-encoded space, as Core Animation
/// blends.
///
/// The formulas are in `PixelQuad` and `Pixel`, the modes in `PixelSource`.
extension MutableStrip where Element == Pixel {
  func fill(with pixel: Pixel) {
    // Filling words is 14 times faster: a struct of four bytes is stored byte by byte.
    base.withMemoryRebound(to: UInt32.self, capacity: count) { words in
      words.update(repeating: unsafeBitCast(pixel, to: UInt32.self), count: count)
    }
  }

  @inline(__always)
  func blend<Source: PixelSource>(_ source: Source) {
    precondition(source.covers(count))
    var x = 0
    while x &+ 4 <= count {
      source.quad(at: x).over(PixelQuad(base + x)).store(to: base + x)
      x &+= 4
    }
    while x < count {
      base[x] = source.pixel(at: x).over(base[x])
      x &+= 1
    }
  }
}
