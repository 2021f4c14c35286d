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
}
