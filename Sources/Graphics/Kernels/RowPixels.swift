/// A pixel source with the pixels of a row.
struct RowPixels: PixelSource {
  private let row: Strip<Pixel>

  init(_ row: Strip<Pixel>) { self.row = row }

  func covers(_ count: Int) -> Bool { row.count == count }
  @inline(__always) func quad(at x: Int) -> PixelQuad { PixelQuad(row.base + x) }
  @inline(__always) func pixel(at x: Int) -> Pixel { row.base[x] }
}
