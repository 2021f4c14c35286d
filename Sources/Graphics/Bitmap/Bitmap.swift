/// A picture in memory: premultiplied sRGB, 8 bits a component, rows from the top, no padding.
/// A value: copies share their pixels until one is written to.
public struct Bitmap: Hashable, Sendable {
  public let width, height: Int
  /// Row by row, `width · height` of them.
  @usableFromInline var pixels: [Pixel]

  /// All pixels `color`, clear unless given. A side of zero makes an empty bitmap; negative traps.
  public init(width: Int, height: Int, filledWith pixel: Pixel = .clear) {
    precondition(width >= 0 && height >= 0, "negative bitmap size \(width)×\(height)")
    self.width = width
    self.height = height
    pixels = Array(repeating: pixel, count: width * height)
  }

  /// The given pixels, row by row; their number must be `width · height`.
  public init(width: Int, height: Int, pixels: [Pixel]) {
    precondition(
      width >= 0 && height >= 0 && pixels.count == width * height,
      "\(pixels.count) pixels for a bitmap of \(width)×\(height)")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// All pixels, from (0, 0).
  public var bounds: PixelRect { PixelRect(width: width, height: height) }
  /// Whether there is no pixel.
  public var isEmpty: Bool { pixels.isEmpty }

  /// Whether every pixel's alpha is 255. Reads pixels until one is not.
  public var isOpaque: Bool {
    // By pieces: a loop that may end at each pixel is a third as fast.
    lendPixels { pixels in
      stride(from: 0, to: pixels.count, by: 1024).allSatisfy { start in
        pixels[start, min(1024, pixels.count - start)].isOpaque
      }
    }
  }

  /// The pixel in column `x` and row `y`, counted from 0 at the top left; traps outside of
  /// `bounds`.
  @inlinable
  public subscript(x: Int, y: Int) -> Pixel {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel (\(x), \(y)) is outside")
      return pixels[y * width + x]
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel (\(x), \(y)) is outside")
      pixels[y * width + x] = newValue
    }
  }

  /// All pixels, row by row. The pointer is valid inside `body` only.
  @inlinable
  public func withUnsafePixels<R, E: Error>(
    _ body: (UnsafeBufferPointer<Pixel>) throws(E) -> R
  ) throws(E) -> R {
    try pixels.withUnsafeBufferPointer(body)
  }

  /// All pixels for writing, row by row. The pointer is valid inside `body` only.
  @inlinable
  public mutating func withUnsafeMutablePixels<R, E: Error>(
    _ body: (inout UnsafeMutableBufferPointer<Pixel>) throws(E) -> R
  ) throws(E) -> R {
    try pixels.withUnsafeMutableBufferPointer(body)
  }
}
