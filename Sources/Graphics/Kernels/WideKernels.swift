/// Source-over blending with instructions for eight pixels (CPixels) if the processor has them. The
/// plain loop blends the remaining pixels, or all. Both give equal bytes.
extension MutableStrip where Element == Pixel {
  func blend(_ pixel: Pixel) {
    let done = cpixels_solid(base, pixel.word, Int64(count))
    rest(from: done).blend(SolidPixels(pixel))
  }

  /// Blends a pixel over a rectangle of `width` by `rows` pixels, through a mask.
  ///
  /// The rectangle starts at the beginning of the strip, and its rows are `stride` apart. Pixels of
  /// the strip outside the rectangle can be rewritten unchanged. Returns false, and draws nothing,
  /// if the processor does not support it.
  func blend(
    _ pixel: Pixel, width: Int, rows: Int, stride: Int, through mask: Strip<UInt8>,
    maskStride: Int
  ) -> Bool {
    precondition(rows > 0 && (0...min(stride, maskStride)).contains(width))
    precondition(count >= (rows - 1) * stride + width)
    precondition(mask.count >= (rows - 1) * maskStride + width)
    return cpixels_solid_masked_rows(
      base, Int64(stride), Int64(count), pixel.word, mask.base, Int64(maskStride),
      Int64(mask.count), Int64(width), Int64(rows)) != 0
  }

  func blend(_ pixel: Pixel, through mask: Strip<UInt8>) {
    precondition(mask.count == count)
    let done = cpixels_solid_masked(base, pixel.word, mask.base, Int64(count))
    rest(from: done).blend(MaskedPixels(SolidPixels(pixel), mask.rest(from: done)))
  }

  func blend(_ source: Strip<Pixel>, opacity: UInt8) {
    precondition(source.count == count)
    let done = cpixels_over(base, source.base, opacity, Int64(count))
    rest(from: done).blend(FadedPixels(RowPixels(source.rest(from: done)), opacity))
  }

  func blend(_ source: Strip<Pixel>, opacity: UInt8, through mask: Strip<UInt8>) {
    precondition(source.count == count && mask.count == count)
    let done = cpixels_over_masked(base, source.base, opacity, mask.base, Int64(count))
    let faded = FadedPixels(RowPixels(source.rest(from: done)), opacity)
    rest(from: done).blend(MaskedPixels(faded, mask.rest(from: done)))
  }

  func rest(from start: Int) -> MutableStrip { self[start, count - start] }
  private func rest(from start: Int64) -> MutableStrip { self[Int(start), count - Int(start)] }
}

extension Strip {
  func rest(from start: Int) -> Strip { self[start, count - start] }
  fileprivate func rest(from start: Int64) -> Strip { self[Int(start), count - Int(start)] }
}

extension Pixel {
  fileprivate var word: UInt32 { unsafeBitCast(self, to: UInt32.self) }
}

// MARK: - CPixels

@_extern(c, "cpixels_over")
private func cpixels_over(
  _ row: UnsafeMutableRawPointer, _ source: UnsafeRawPointer, _ opacity: UInt8, _ count: Int64
) -> Int64

@_extern(c, "cpixels_over_masked")
private func cpixels_over_masked(
  _ row: UnsafeMutableRawPointer, _ source: UnsafeRawPointer, _ opacity: UInt8,
  _ mask: UnsafePointer<UInt8>, _ count: Int64
) -> Int64

@_extern(c, "cpixels_solid")
private func cpixels_solid(
  _ row: UnsafeMutableRawPointer, _ pixel: UInt32, _ count: Int64
) -> Int64

@_extern(c, "cpixels_solid_masked")
private func cpixels_solid_masked(
  _ row: UnsafeMutableRawPointer, _ pixel: UInt32, _ mask: UnsafePointer<UInt8>, _ count: Int64
) -> Int64

@_extern(c, "cpixels_solid_masked_rows")
private func cpixels_solid_masked_rows(
  _ pixels: UnsafeMutableRawPointer, _ stride: Int64, _ room: Int64, _ pixel: UInt32,
  _ mask: UnsafePointer<UInt8>, _ maskStride: Int64, _ maskRoom: Int64, _ width: Int64,
  _ height: Int64
) -> Int32
