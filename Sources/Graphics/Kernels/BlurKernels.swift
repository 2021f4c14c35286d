extension MutableStrip where Element == UInt16 {
  /// A step of a box sliding down columns: a row enters, a row leaves, and the row becomes the sums
  /// divided by the box's height, rounded, by a multiplication with 2³²/divisor.
  func slide(
    _ sums: MutableStrip<UInt32>, adding: Strip<UInt16>, removing: Strip<UInt16>, divisor: Int
  ) {
    precondition(sums.count == count && adding.count == count && removing.count == count)
    precondition(divisor > 1)
    let reciprocal = UInt32(((1 << 32) + divisor / 2) / divisor)
    for x in 0..<count {
      let sum = sums.base[x] &+ UInt32(adding.base[x]) &- UInt32(removing.base[x])
      sums.base[x] = sum
      let product = UInt64(sum) &* UInt64(reciprocal) &+ (1 << 31)
      base[x] = UInt16(truncatingIfNeeded: product &>> 32)
    }
  }

  /// Bytes in 1/256.
  func widen(_ bytes: Strip<UInt8>) {
    precondition(bytes.count == count)
    for x in 0..<count { base[x] = UInt16(bytes.base[x]) &<< 8 }
  }

  /// Rows become columns, in blocks of 16 × 16 that stay in the cache.
  func transpose(_ source: Strip<UInt16>, width: Int, height: Int) {
    precondition(source.count == width * height && count == source.count)
    for top in Swift.stride(from: 0, to: height, by: 16) {
      for left in Swift.stride(from: 0, to: width, by: 16) {
        for x in left..<min(left &+ 16, width) {
          for y in top..<min(top &+ 16, height) {
            base[x &* height &+ y] = source.base[y &* width &+ x]
          }
        }
      }
    }
  }
}

extension MutableStrip where Element == UInt8 {
  /// From 1/256 (at most 255 of them), rounded.
  func narrow(_ values: Strip<UInt16>) {
    precondition(values.count == count)
    for x in 0..<count { base[x] = UInt8(truncatingIfNeeded: (values.base[x] &+ 128) &>> 8) }
  }
}
