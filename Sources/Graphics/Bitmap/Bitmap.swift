/// An image in memory: premultiplied sRGB, 8 bits per component, rows from top to bottom, without
/// padding.
///
/// A bitmap is a value: copies share their pixels until one is written to.
public struct Bitmap: Hashable, Sendable {
  public let width, height: Int
  /// The pixels, row by row; their number is `width · height`.
  @usableFromInline var pixels: [Pixel]

  /// Creates a bitmap filled with one pixel value, by default clear. A side of 0 makes an empty
  /// bitmap; a negative side traps.
  public init(width: Int, height: Int, filledWith pixel: Pixel = .clear) {
    precondition(width >= 0 && height >= 0, "negative bitmap size \(width)×\(height)")
    self.width = width
    self.height = height
    pixels = Array(repeating: pixel, count: width * height)
  }

  /// Creates a bitmap from pixels, row by row. Their number must be `width · height`.
  public init(width: Int, height: Int, pixels: [Pixel]) {
    precondition(
      width >= 0 && height >= 0 && pixels.count == width * height,
      "\(pixels.count) pixels for a bitmap of \(width)×\(height)")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The rectangle of all pixels, with its origin at (0, 0).
  public var bounds: PixelRect { PixelRect(width: width, height: height) }
  /// Whether the bitmap has no pixels.
  public var isEmpty: Bool { pixels.isEmpty }

  /// Whether every pixel has an alpha of 255. The search stops soon after the first pixel that has
  /// not.
  public var isOpaque: Bool {
    // Blocks of 1024 pixels: a loop that can exit at every pixel is three times as slow.
    lendPixels { pixels in
      stride(from: 0, to: pixels.count, by: 1024).allSatisfy { start in
        pixels[start, min(1024, pixels.count - start)].isOpaque
      }
    }
  }

  /// The pixel in column `x` and row `y`, counted from 0 at the top left. Traps outside `bounds`.
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
}
