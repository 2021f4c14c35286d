extension MutableStrip where Element == UInt16 {
  /// Performs one step of a box that slides down columns.
  ///
  /// The row `adding` enters the sums of the rows within the radius, and `removing` leaves them.
  /// The result is the rounded weighted mean of the sums and the two end rows, `removing` and
  /// `next`.
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

  /// Fills the row with full coverage in units of 1/256.
  func fillWhole() { base.update(repeating: 255 << 8, count: count) }

  /// Converts bytes to units of 1/256.
  func widen(_ bytes: Strip<UInt8>) { write(from: bytes) { UInt16($0) &<< 8 } }

  /// Transposes rows to columns, in blocks of 16 × 16 that stay in the cache.
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
  /// Converts units of 1/256, at most 255 · 256, to bytes, rounded.
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
