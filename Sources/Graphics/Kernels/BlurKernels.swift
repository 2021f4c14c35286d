extension MutableStrip where Element == UInt32 {
  func add(_ row: Strip<UInt16>) {
    precondition(row.count == count)
    for x in 0..<count { base[x] = base[x] &+ UInt32(row.base[x]) }
  }

  func subtract(_ row: Strip<UInt16>) {
    precondition(row.count == count)
    for x in 0..<count { base[x] = base[x] &- UInt32(row.base[x]) }
  }
}

extension MutableStrip where Element == UInt16 {
  /// Each sum of `divisor` values below 2¹⁶, divided and rounded, by a multiplication with 2³²/divisor.
  func divide(_ sums: Strip<UInt32>, by divisor: Int) {
    precondition(sums.count == count && divisor > 1)
    let reciprocal = ((UInt64(1) << 32) + UInt64(divisor) / 2) / UInt64(divisor)
    for x in 0..<count {
      let product = UInt64(sums.base[x]) &* reciprocal &+ (1 << 31)
      base[x] = UInt16(truncatingIfNeeded: product &>> 32)
    }
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
