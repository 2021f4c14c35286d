extension MutableStrip where Element == UInt16 {
  /// A step of a box sliding down columns: a row enters the sums of the rows within the radius, a row
  /// leaves them, and the row becomes their mean with those at the ends, `removing` and `next`,
  /// rounded.
  func slide(
    _ sums: MutableStrip<UInt32>, adding: Strip<UInt16>, removing: Strip<UInt16>,
    next: Strip<UInt16>, _ box: BoxBlur
  ) {
    precondition(sums.count == count && adding.count == count)
    precondition(removing.count == count && next.count == count)
    let done = Int(
      cpixels_slide(
        base, sums.base, adding.base, removing.base, next.base, box.inner, box.end, Int64(count)))
    let (inner, end) = (UInt64(box.inner), UInt64(box.end))
    for x in done..<count {
      let leaving = UInt32(removing.base[x])
      let sum = sums.base[x] &+ UInt32(adding.base[x]) &- leaving
      sums.base[x] = sum
      let ends = leaving &+ UInt32(next.base[x])
      let product = UInt64(sum) &* inner &+ UInt64(ends) &* end
      base[x] = UInt16(truncatingIfNeeded: (product &+ (1 << 30)) &>> 31)
    }
  }

  /// Full coverage in 1/256.
  func fillWhole() { base.update(repeating: 255 << 8, count: count) }

  /// Bytes in 1/256.
  func widen(_ bytes: Strip<UInt8>) { write(from: bytes) { UInt16($0) &<< 8 } }

  /// Rows become columns, in blocks of 16 × 16 that stay in the cache.
  func transpose(_ source: Strip<UInt16>, width: Int, height: Int) {
    precondition(source.count == width * height && count == source.count)
    guard cpixels_transpose(base, source.base, Int64(width), Int64(height)) == 0 else { return }
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
    write(from: values) { UInt8(truncatingIfNeeded: ($0 &+ 128) &>> 8) }
  }
}

// MARK: - CPixels

@_extern(c, "cpixels_slide")
private func cpixels_slide(
  _ row: UnsafeMutablePointer<UInt16>, _ sums: UnsafeMutablePointer<UInt32>,
  _ adding: UnsafePointer<UInt16>, _ removing: UnsafePointer<UInt16>,
  _ next: UnsafePointer<UInt16>, _ inner: UInt32, _ end: UInt32, _ count: Int64
) -> Int64

@_extern(c, "cpixels_transpose")
private func cpixels_transpose(
  _ result: UnsafeMutablePointer<UInt16>, _ values: UnsafePointer<UInt16>, _ width: Int64,
  _ height: Int64
) -> Int64
