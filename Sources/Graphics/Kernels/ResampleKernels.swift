/// The two passes of separable resampling, in integers. A flat colour stays exactly the same.
extension MutableStrip where Element == UInt16 {
  /// Writes each element of `source` four times.
  func repeatFourTimes(_ source: Strip<UInt16>) {
    precondition(count == 4 * source.count)
    for x in 0..<source.count {
      let four = SIMD4(repeating: source.base[x])
      UnsafeMutableRawPointer(base + 4 &* x).storeBytes(of: four, as: SIMD4<UInt16>.self)
    }
  }

  /// Calculates weighted sums of texel rows: component `i` is the sum over all rows of weight ·
  /// component.
  ///
  /// The result has 4 components per texel, in units of 1/256. The weights sum to 256, so 16 bits
  /// suffice. `texels` starts with the first texel of the first row, and rows are `stride` texels
  /// apart.
  ///
  /// A lane of 16 bits contains two components, 256·g + r. The sums of lane · weight and of g ·
  /// weight are enough: their difference, modulo 2¹⁶, is the sum of r · weight. This avoids masking
  /// out every r.
  func sumDown(_ texels: Strip<Pixel>, stride: Int, weights: Strip<UInt16>) {
    let width = count / 4, rows = weights.count
    precondition((rows - 1) * stride + width <= texels.count && rows > 0 && count == 4 * width)
    let done = cpixels_sum_down(
      base, Int64(width), texels.base, Int64(stride), weights.base, Int64(rows))
    guard done < width else { return }
    var x = 0
    while x &+ 16 <= width {
      sumSixteen(texels.base + x, stride, weights, to: base + 4 &* x)
      x &+= 16
    }
    guard x < width else { return }
    // Processing the last sixteen texels twice is faster than the rest one by one.
    if width >= 16 {
      sumSixteen(texels.base + (width &- 16), stride, weights, to: base + 4 &* (width &- 16))
      return
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

  @inline(__always)
  private func sumSixteen(
    _ texels: UnsafePointer<Pixel>, _ stride: Int, _ weights: Strip<UInt16>,
    to target: UnsafeMutablePointer<UInt16>
  ) {
    typealias Lanes = PixelQuad.Lanes
    let eight = Lanes(repeating: 8)
    var (all0, all1, all2, all3) = (Lanes.zero, Lanes.zero, Lanes.zero, Lanes.zero)
    var (ga0, ga1, ga2, ga3) = (Lanes.zero, Lanes.zero, Lanes.zero, Lanes.zero)
    var row = UnsafeRawPointer(texels)
    for index in 0..<weights.count {
      let weight = Lanes(repeating: weights.base[index])
      let quad0 = row.loadUnaligned(as: Lanes.self)
      let quad1 = (row + 16).loadUnaligned(as: Lanes.self)
      let quad2 = (row + 32).loadUnaligned(as: Lanes.self)
      let quad3 = (row + 48).loadUnaligned(as: Lanes.self)
      all0 &+= quad0 &* weight
      all1 &+= quad1 &* weight
      all2 &+= quad2 &* weight
      all3 &+= quad3 &* weight
      ga0 &+= (quad0 &>> eight) &* weight
      ga1 &+= (quad1 &>> eight) &* weight
      ga2 &+= (quad2 &>> eight) &* weight
      ga3 &+= (quad3 &>> eight) &* weight
      row += 4 &* stride
    }
    PixelQuad(redBlue: all0 &- (ga0 &<< eight), greenAlpha: ga0).storeWide(to: target)
    PixelQuad(redBlue: all1 &- (ga1 &<< eight), greenAlpha: ga1).storeWide(to: target + 16)
    PixelQuad(redBlue: all2 &- (ga2 &<< eight), greenAlpha: ga2).storeWide(to: target + 32)
    PixelQuad(redBlue: all3 &- (ga3 &<< eight), greenAlpha: ga3).storeWide(to: target + 48)
  }
}

extension Strip where Element == Int32 {
  /// The smallest and the largest element; zeros for an empty strip.
  var range: (least: Int, most: Int) {
    guard count > 0 else { return (0, 0) }
    typealias Eight = SIMD8<Int32>
    var (low, high) = (Eight(repeating: base[0]), Eight(repeating: base[0]))
    var x = 0
    while x &+ 8 <= count {
      let next = UnsafeRawPointer(base + x).loadUnaligned(as: Eight.self)
      low = pointwiseMin(low, next)
      high = pointwiseMax(high, next)
      x &+= 8
    }
    var (least, most) = (low.min(), high.max())
    while x < count {
      least = Swift.min(least, base[x])
      most = Swift.max(most, base[x])
      x &+= 1
    }
    return (Int(least), Int(most))
  }
}

extension MutableStrip where Element == Pixel {
  /// Resamples a row of texels in units of 1/256.
  ///
  /// Pixel `i` is the sum of `taps` texels from `starts[i]`, each weight · component >> 16, rounded
  /// down. `taps` is even. The weights sum to 2¹⁵ and are repeated for the four components. Half a
  /// unit per tap compensates for the rounding, which keeps flat colours exact up to 128 taps.
  package func sumAcross(
    _ texels: Strip<UInt16>, starts: Strip<Int32>, weights: Strip<UInt16>, taps: Int
  ) {
    precondition(starts.count == count && weights.count == 4 * count * taps && taps & 1 == 0)
    // This kernel reads at the positions in `starts`, so their range is checked too.
    let (least, most) = starts.range
    precondition(least >= 0 && 4 * (most + taps) <= texels.count, "texels end too early")
    let done = cpixels_sum_across(
      base, Int64(count), texels.base, starts.base, weights.base, Int64(taps))
    guard done < count else { return }
    // Constant numbers of taps, for reductions down to a fifth, let the compiler unroll the inner
    // loop.
    switch taps {
    case 2: sumAcross(texels, starts, weights, pairs: 1)
    case 4: sumAcross(texels, starts, weights, pairs: 2)
    case 6: sumAcross(texels, starts, weights, pairs: 3)
    case 8: sumAcross(texels, starts, weights, pairs: 4)
    case 10: sumAcross(texels, starts, weights, pairs: 5)
    default: sumAcross(texels, starts, weights, pairs: taps / 2)
    }
  }

  /// Resamples two pixels at a time, with one addition, one shift and one store for both.
  @inline(__always)
  private func sumAcross(
    _ texels: Strip<UInt16>, _ starts: Strip<Int32>, _ weights: Strip<UInt16>, pairs: Int
  ) {
    typealias Lanes = SIMD8<UInt16>
    typealias Halves = SIMD2<UInt64>
    let rounding = Lanes(repeating: UInt16(truncatingIfNeeded: 64 &+ pairs))
    var weight = UnsafeRawPointer(weights.base)
    var x = 0
    /// Returns the sums of the even taps in the lower half and of the odd taps in the upper half.
    @inline(__always)
    func sum(_ start: Int32, _ weight: UnsafeRawPointer) -> Halves {
      var sum = Lanes(repeating: 0)
      let texel = UnsafeRawPointer(texels.base + 4 &* Int(start))
      for pair in 0..<pairs {
        sum &+= PixelQuad.high(
          (texel + 16 &* pair).loadUnaligned(as: Lanes.self),
          (weight + 16 &* pair).loadUnaligned(as: Lanes.self))
      }
      return unsafeBitCast(sum, to: Halves.self)
    }
    @inline(__always)
    func bytes(_ a: Halves, _ b: Halves) -> UInt64 {
      let even = unsafeBitCast(Halves(a[0], b[0]), to: Lanes.self)
      let odd = unsafeBitCast(Halves(a[1], b[1]), to: Lanes.self)
      let t = (even &+ odd &+ rounding) &>> Lanes(repeating: 7)
      @inline(__always)
      func byte(_ lane: Int) -> UInt8 { UInt8(truncatingIfNeeded: t[lane]) }
      return unsafeBitCast(
        SIMD8<UInt8>(
          byte(0), byte(1), byte(2), byte(3), byte(4), byte(5), byte(6), byte(7)),
        to: UInt64.self)
    }
    while x &+ 2 <= count {
      let two = bytes(
        sum(starts.base[x], weight), sum(starts.base[x &+ 1], weight + 16 &* pairs))
      UnsafeMutableRawPointer(base + x).storeBytes(of: two, as: UInt64.self)
      weight += 32 &* pairs
      x &+= 2
    }
    if x < count {
      let last = sum(starts.base[x], weight)
      UnsafeMutableRawPointer(base + x).storeBytes(
        of: UInt32(truncatingIfNeeded: bytes(last, last)), as: UInt32.self)
    }
  }

  /// Performs `sumDown` and `sumAcross` at once, for two taps across. Only texels that a pixel
  /// shows are read, from rows `stride` texels apart.
  ///
  /// Returns false, and writes nothing, if the processor does not support it or the row is too
  /// short.
  ///
  /// - Parameters:
  ///   - most: The largest element of `starts`; none may be negative.
  ///   - ahead: The distance in texels to a later row, which is prefetched. The row need not exist.
  func sumPairs(
    _ texels: Strip<Pixel>, stride: Int, rowWeights: Strip<UInt16>, starts: Strip<Int32>,
    most: Int, weights: Strip<UInt16>, ahead: Int
  ) -> Bool {
    precondition(starts.count == count && weights.count == 8 * count && rowWeights.count > 0)
    precondition((rowWeights.count - 1) * stride + most + 2 <= texels.count, "texels end too early")
    let done = cpixels_sum_pairs(
      base, Int64(count), texels.base, Int64(stride), rowWeights.base, Int64(rowWeights.count),
      starts.base, weights.base, Int64(ahead))
    return done == count
  }

  /// Averages blocks of two by two pixels. An odd last column counts twice.
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

// MARK: - CPixels

@_extern(c, "cpixels_sum_down")
private func cpixels_sum_down(
  _ sums: UnsafeMutablePointer<UInt16>, _ width: Int64, _ texels: UnsafeRawPointer,
  _ stride: Int64, _ weights: UnsafePointer<UInt16>, _ rows: Int64
) -> Int64

@_extern(c, "cpixels_sum_across")
private func cpixels_sum_across(
  _ pixels: UnsafeMutableRawPointer, _ width: Int64, _ texels: UnsafePointer<UInt16>,
  _ starts: UnsafePointer<Int32>, _ weights: UnsafePointer<UInt16>, _ taps: Int64
) -> Int64

@_extern(c, "cpixels_sum_pairs")
private func cpixels_sum_pairs(
  _ pixels: UnsafeMutableRawPointer, _ width: Int64, _ texels: UnsafeRawPointer,
  _ stride: Int64, _ rowWeights: UnsafePointer<UInt16>, _ rows: Int64,
  _ starts: UnsafePointer<Int32>, _ weights: UnsafePointer<UInt16>, _ ahead: Int64
) -> Int64
