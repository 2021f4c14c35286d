/// The two halves of separable resampling. Integers only; a flat colour comes out as it went in.
extension MutableStrip where Element == UInt16 {
  /// Sums texel rows: component `i` of the result is the sum over rows of weight · component, in 1/256
  /// (weights sum to 256, so 16 bits suffice). `texels` begins with the first row's first texel; the
  /// next row is `stride` texels on; the result has 4 components a texel.
  func sumDown(_ texels: Strip<Pixel>, stride: Int, weights: Strip<UInt16>) {
    let width = count / 4, rows = weights.count
    precondition((rows - 1) * stride + width <= texels.count && rows > 0 && count == 4 * width)
    typealias Lanes = PixelQuad.Lanes
    var x = 0
    while x &+ 8 <= width {
      var (rb0, ga0, rb1, ga1) = (Lanes.zero, Lanes.zero, Lanes.zero, Lanes.zero)
      var row = texels.base + x
      for index in 0..<rows {
        let weight = Lanes(repeating: weights.base[index])
        let left = PixelQuad(row), right = PixelQuad(row + 4)
        rb0 &+= left.redBlue &* weight
        ga0 &+= left.greenAlpha &* weight
        rb1 &+= right.redBlue &* weight
        ga1 &+= right.greenAlpha &* weight
        row += stride
      }
      PixelQuad(redBlue: rb0, greenAlpha: ga0).storeWide(to: base + 4 &* x)
      PixelQuad(redBlue: rb1, greenAlpha: ga1).storeWide(to: base + (4 &* x &+ 16))
      x &+= 8
    }
    while x < width {
      var sum = SIMD4<UInt16>(repeating: 0)
      for index in 0..<rows {
        let texel = texels.base[index &* stride &+ x]
        let wide = SIMD4(
          UInt16(texel.red), UInt16(texel.green), UInt16(texel.blue), UInt16(texel.alpha))
        sum &+= wide &* weights.base[index]
      }
      for component in 0..<4 { base[4 &* x &+ component] = sum[component] }
      x &+= 1
    }
  }
}

extension MutableStrip where Element == Pixel {
  /// Resamples a row of texels in 1/256: pixel `i` is the sum of `taps` (even) texels from `starts[i]`
  /// on, each weight · component >> 16 rounded down; weights sum to 2¹⁵ and are written four times, once
  /// per component. Half a unit per tap makes up for the rounding down, which keeps flat colours exact
  /// up to 128 taps.
  func sumAcross(
    _ texels: Strip<UInt16>, starts: Strip<Int32>, weights: Strip<UInt16>, taps: Int
  ) {
    precondition(starts.count == count && weights.count == 4 * count * taps && taps & 1 == 0)
    // The number of taps of every growing picture, known to the compiler: no inner loop.
    if taps == 2 {
      sumAcross(texels, starts, weights, pairs: 1)
    } else {
      sumAcross(texels, starts, weights, pairs: taps / 2)
    }
  }

  @inline(__always)
  private func sumAcross(
    _ texels: Strip<UInt16>, _ starts: Strip<Int32>, _ weights: Strip<UInt16>, pairs: Int
  ) {
    typealias Lanes = SIMD8<UInt16>
    let rounding = SIMD4(repeating: UInt16(truncatingIfNeeded: 64 &+ pairs))
    var weight = UnsafeRawPointer(weights.base)
    for x in 0..<count {
      var sum = Lanes(repeating: 0)
      var texel = UnsafeRawPointer(texels.base + 4 &* Int(starts.base[x]))
      for _ in 0..<pairs {
        sum &+= Self.high(
          texel.loadUnaligned(as: Lanes.self), weight.loadUnaligned(as: Lanes.self))
        texel += 16
        weight += 16
      }
      let total = (sum.lowHalf &+ sum.highHalf &+ rounding) &>> SIMD4(repeating: 7)
      base[x] = Pixel(
        red: UInt8(truncatingIfNeeded: total[0]), green: UInt8(truncatingIfNeeded: total[1]),
        blue: UInt8(truncatingIfNeeded: total[2]), alpha: UInt8(truncatingIfNeeded: total[3]))
    }
  }

  /// The upper halves of the products, written by element so that it becomes one `pmulhuw`.
  @inline(__always)
  private static func high(_ a: SIMD8<UInt16>, _ b: SIMD8<UInt16>) -> SIMD8<UInt16> {
    @inline(__always)
    func one(_ a: UInt16, _ b: UInt16) -> UInt16 {
      UInt16(truncatingIfNeeded: (UInt32(a) &* UInt32(b)) &>> 16)
    }
    return SIMD8(
      one(a[0], b[0]), one(a[1], b[1]), one(a[2], b[2]), one(a[3], b[3]),
      one(a[4], b[4]), one(a[5], b[5]), one(a[6], b[6]), one(a[7], b[7]))
  }

  /// Averages of two by two; an odd last column counts twice.
  func halve(_ upper: Strip<Pixel>, _ lower: Strip<Pixel>) {
    precondition(upper.count == lower.count && count == (upper.count + 1) / 2)
    for x in 0..<count {
      let left = 2 &* x, right = min(left &+ 1, upper.count &- 1)
      let (a, b, c, d) = (upper.base[left], upper.base[right], lower.base[left], lower.base[right])
      @inline(__always)
      func mean(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) -> UInt8 {
        UInt8(truncatingIfNeeded: (UInt16(a) &+ UInt16(b) &+ UInt16(c) &+ UInt16(d) &+ 2) &>> 2)
      }
      base[x] = Pixel(
        red: mean(a.red, b.red, c.red, d.red), green: mean(a.green, b.green, c.green, d.green),
        blue: mean(a.blue, b.blue, c.blue, d.blue), alpha: mean(a.alpha, b.alpha, c.alpha, d.alpha))
    }
  }
}
