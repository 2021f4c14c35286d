/// Source-over of a row, premultiplied, in the gamma-encoded space as Core Animation blends.
/// The formulas are in `PixelQuad` and `Pixel`; here are only the loops. Source and mask must be as
/// long as the row.
extension MutableStrip where Element == Pixel {
  func fill(with pixel: Pixel) {
    // As words: a struct of four bytes is stored byte by byte (14 times slower).
    base.withMemoryRebound(to: UInt32.self, capacity: count) { words in
      words.update(repeating: unsafeBitCast(pixel, to: UInt32.self), count: count)
    }
  }

  func copy(_ source: Strip<Pixel>) {
    precondition(source.count == count)
    base.update(from: source.base, count: count)
  }

  func blend(_ pixel: Pixel) {
    let source = PixelQuad(repeating: pixel)
    let rest = PixelQuad.Lanes(repeating: 255) &- source.alpha
    var x = 0
    while x &+ 4 <= count {
      let below = PixelQuad(base + x).scaled(by: rest)
      PixelQuad(
        redBlue: source.redBlue &+ below.redBlue, greenAlpha: source.greenAlpha &+ below.greenAlpha
      ).store(to: base + x)
      x &+= 4
    }
    while x < count {
      base[x] = pixel.over(base[x])
      x &+= 1
    }
  }

  func blend(_ pixel: Pixel, through mask: Strip<UInt8>) {
    precondition(mask.count == count)
    let source = PixelQuad(repeating: pixel)
    var x = 0
    while x &+ 4 <= count {
      source.scaled(by: PixelQuad.spread(mask.base + x)).over(PixelQuad(base + x))
        .store(to: base + x)
      x &+= 4
    }
    while x < count {
      base[x] = pixel.scaled(by: mask.base[x]).over(base[x])
      x &+= 1
    }
  }

  func blend(_ source: Strip<Pixel>) {
    precondition(source.count == count)
    var x = 0
    while x &+ 4 <= count {
      PixelQuad(source.base + x).over(PixelQuad(base + x)).store(to: base + x)
      x &+= 4
    }
    while x < count {
      base[x] = source.base[x].over(base[x])
      x &+= 1
    }
  }

  func blend(_ source: Strip<Pixel>, opacity: UInt8) {
    precondition(source.count == count)
    let factor = PixelQuad.Lanes(repeating: UInt16(opacity))
    var x = 0
    while x &+ 4 <= count {
      PixelQuad(source.base + x).scaled(by: factor).over(PixelQuad(base + x)).store(to: base + x)
      x &+= 4
    }
    while x < count {
      base[x] = source.base[x].scaled(by: opacity).over(base[x])
      x &+= 1
    }
  }

  func blend(_ source: Strip<Pixel>, opacity: UInt8, through mask: Strip<UInt8>) {
    precondition(source.count == count && mask.count == count)
    let factor = PixelQuad.Lanes(repeating: UInt16(opacity))
    var x = 0
    while x &+ 4 <= count {
      PixelQuad(source.base + x).scaled(by: factor).scaled(by: PixelQuad.spread(mask.base + x))
        .over(PixelQuad(base + x)).store(to: base + x)
      x &+= 4
    }
    while x < count {
      base[x] = source.base[x].scaled(by: opacity).scaled(by: mask.base[x]).over(base[x])
      x &+= 1
    }
  }
}
