/// Texels for reading in any order. Outside the grid, edge texels are repeated.
struct TexelGrid {
  private let texels: Strip<Pixel>
  private let width, right, bottom: Int

  init(_ texels: Strip<Pixel>, width: Int, height: Int) {
    precondition(width > 0 && height > 0 && texels.count == width * height)
    self.texels = texels
    self.width = width
    right = width - 1
    bottom = height - 1
  }

  @inline(__always)
  subscript(x: Int, y: Int) -> Pixel {
    texels.base[min(max(y, 0), bottom) &* width &+ min(max(x, 0), right)]
  }

  /// Returns whether the window of `width` by `height` texels from (x, y) is inside the grid.
  @inline(__always)
  func contains(x: Int, y: Int, width: Int, height: Int) -> Bool {
    x >= 0 && y >= 0 && x &+ width <= right &+ 1 && y &+ height <= bottom &+ 1
  }

  /// Returns the texels of a row, which must be inside the grid.
  @inline(__always)
  func row(_ y: Int) -> UnsafePointer<Pixel> { texels.base + y &* width }

  /// Computes the sums of `TentGrid` up to the first position whose texels are not all inside.
  ///
  /// - Returns: The number of sums; 0 also if the processor does not support it.
  @inline(__always)
  func sumAround(
    _ us: UnsafePointer<Int32>, _ vs: UnsafePointer<Int32>, left: Strip<Int32>,
    columns: Strip<UInt16>, width taps: Int, top: Strip<Int32>, rows: Strip<UInt16>, height: Int,
    to sums: MutableStrip<SIMD4<UInt16>>
  ) -> Int {
    Int(
      cpixels_sum_around(
        sums.base, Int64(sums.count), us, vs, texels.base, Int64(width), Int64(bottom + 1),
        left.base, columns.base, Int64(taps), top.base, rows.base, Int64(height)))
  }
}

@_extern(c, "cpixels_sum_around")
private func cpixels_sum_around(
  _ sums: UnsafeMutableRawPointer, _ count: Int64, _ us: UnsafePointer<Int32>,
  _ vs: UnsafePointer<Int32>, _ texels: UnsafeRawPointer, _ width: Int64, _ height: Int64,
  _ left: UnsafePointer<Int32>, _ columns: UnsafePointer<UInt16>, _ across: Int64,
  _ top: UnsafePointer<Int32>, _ rows: UnsafePointer<UInt16>, _ down: Int64
) -> Int64
