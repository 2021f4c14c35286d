extension MutableStrip where Element == UInt32 {
  func clear() { base.update(repeating: 0, count: count) }

  /// Starts sums with a weighted row plus one half, so that the final shift rounds.
  func begin(_ middle: Strip<UInt16>, times weight: UInt32) {
    write(from: middle) { UInt32($0) &* weight &+ (1 << 15) }
  }

  /// Adds two pairs of rows with a weight per pair. The sum of two elements fits in 16 bits.
  func add(
    _ near: (Strip<UInt16>, Strip<UInt16>), times nearWeight: UInt16,
    _ far: (Strip<UInt16>, Strip<UInt16>), times farWeight: UInt16
  ) {
    precondition(near.0.count == count && near.1.count == count)
    precondition(far.0.count == count && far.1.count == count)
    let (first, second) = (UInt32(nearWeight), UInt32(farWeight))
    for x in 0..<count {
      let one = UInt32(near.0.base[x] &+ near.1.base[x]) &* first
      let two = UInt32(far.0.base[x] &+ far.1.base[x]) &* second
      base[x] = base[x] &+ one &+ two
    }
  }

  /// Adds the components of each pixel, four per pixel.
  func add(_ pixels: Strip<Pixel>) {
    precondition(pixels.count * 4 == count)
    for x in 0..<pixels.count {
      let pixel = pixels.base[x]
      base[4 &* x] &+= UInt32(pixel.red)
      base[4 &* x &+ 1] &+= UInt32(pixel.green)
      base[4 &* x &+ 2] &+= UInt32(pixel.blue)
      base[4 &* x &+ 3] &+= UInt32(pixel.alpha)
    }
  }
}

extension MutableStrip where Element == UInt16 {
  /// Converts pixels to components in units of 1/128, four per pixel.
  func widen(_ pixels: Strip<Pixel>) {
    precondition(pixels.count * 4 == count)
    for x in 0..<pixels.count {
      let pixel = pixels.base[x]
      base[4 &* x] = UInt16(pixel.red) &<< 7
      base[4 &* x &+ 1] = UInt16(pixel.green) &<< 7
      base[4 &* x &+ 2] = UInt16(pixel.blue) &<< 7
      base[4 &* x &+ 3] = UInt16(pixel.alpha) &<< 7
    }
  }

  /// Converts the sums back to the unit of the components.
  func end(_ sums: Strip<UInt32>) {
    write(from: sums) { UInt16(truncatingIfNeeded: $0 &>> 16) }
  }
}

extension MutableStrip where Element == Pixel {
  /// Converts components in units of 1/128, four per pixel, to pixels, rounded.
  func narrow(_ components: Strip<UInt16>) {
    precondition(components.count == count * 4)
    for x in 0..<count {
      func byte(_ k: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: (components.base[4 &* x &+ k] &+ 64) &>> 7)
      }
      base[x] = Pixel(red: byte(0), green: byte(1), blue: byte(2), alpha: byte(3))
    }
  }
}
