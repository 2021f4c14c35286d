extension MutableStrip where Element == UInt8 {
  /// Calculates the coverage of a row from the changes of its signed area, and clears the changes.
  ///
  /// A whole pixel is 2^`fullBits`. Most changes are zero, so a byte is calculated only where the
  /// area changes, and eight pixels without a change are written at once.
  func sum(clearing changes: MutableStrip<Int>, rule: FillRule, fullBits: Int) {
    precondition(changes.count >= count)
    let full = 1 << fullBits
    var area = 0
    var byte: UInt8 = 0
    @inline(__always)
    func write(_ x: Int) {
      let change = changes.base[x]
      if change != 0 {
        area &+= change
        changes.base[x] = 0
        let covered: Int
        switch rule {
        case .nonZero: covered = min(abs(area), full)
        case .evenOdd:
          let folded = abs(area) & (2 &* full &- 1)
          covered = min(folded, 2 &* full &- folded)
        }
        byte = UInt8(truncatingIfNeeded: (covered &* 255 &+ full / 2) &>> fullBits)
      }
      base[x] = byte
    }
    var x = 0
    while x &+ 8 <= count {
      let next = changes.base + x
      if next[0] | next[1] | next[2] | next[3] | next[4] | next[5] | next[6] | next[7] == 0 {
        UnsafeMutableRawPointer(base + x).storeBytes(
          of: UInt64(byte) &* 0x0101_0101_0101_0101, as: UInt64.self)
      } else {
        for pixel in x..<x &+ 8 { write(pixel) }
      }
      x &+= 8
    }
    while x < count {
      write(x)
      x &+= 1
    }
    for x in count..<changes.count { changes.base[x] = 0 }
  }

  func multiply(by factors: Strip<UInt8>) {
    write(from: reading, factors) { div255(Int($0), Int($1)) }
  }

  func copyAlpha(of pixels: Strip<Pixel>) { write(from: pixels) { $0.alpha } }
}

extension Strip where Element == UInt8 {
  /// Divides a row of coverage into runs, eight bytes at a time.
  ///
  /// A row of a rounded shape is typically one long full run between two short mixed ones. The
  /// bytes after the last eight count as mixed.
  func eachRun(_ body: (CoverageRun, _ start: Int, _ count: Int) -> Void) {
    var start = 0, x = 0
    var kind = CoverageRun.mixed
    while x &+ 8 <= count {
      let eight = UnsafeRawPointer(base + x).loadUnaligned(as: UInt64.self)
      let next: CoverageRun = eight == 0 ? .none : eight == .max ? .full : .mixed
      if next != kind {
        if x > start { body(kind, start, x &- start) }
        (kind, start) = (next, x)
      }
      x &+= 8
    }
    if kind != .mixed, x > start {
      body(kind, start, x &- start)
      start = x
    }
    if count > start { body(.mixed, start, count &- start) }
  }
}
