/// Source-over of a row, premultiplied, in the gamma-encoded space as Core Animation blends.
/// The formulas are in `PixelQuad` and `Pixel`; here are only the loops. Source and mask must be as
/// long as the row.
extension MutableStrip where Element == Pixel {
  func fill(with pixel: Pixel) { base.update(repeating: pixel, count: count) }

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
      let four = UnsafeRawPointer(mask.base + x).loadUnaligned(as: UInt32.self)
      if four != 0 {
        source.scaled(by: PixelQuad.spread(mask.base + x)).over(PixelQuad(base + x))
          .store(to: base + x)
      }
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
      let four = UnsafeRawPointer(mask.base + x).loadUnaligned(as: UInt32.self)
      if four != 0 {
        PixelQuad(source.base + x).scaled(by: factor).scaled(by: PixelQuad.spread(mask.base + x))
          .over(PixelQuad(base + x)).store(to: base + x)
      }
      x &+= 4
    }
    while x < count {
      base[x] = source.base[x].scaled(by: opacity).scaled(by: mask.base[x]).over(base[x])
      x &+= 1
    }
  }
}

extension MutableStrip where Element == UInt8 {
  func multiply(by factors: Strip<UInt8>) {
    precondition(factors.count == count)
    for x in 0..<count { base[x] = div255(Int(base[x]), Int(factors.base[x])) }
  }

  func copyAlpha(of pixels: Strip<Pixel>) {
    precondition(pixels.count == count)
    for x in 0..<count { base[x] = pixels.base[x].alpha }
  }
}
