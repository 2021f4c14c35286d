/// Products of coverages. The antialiased edges of two shapes in a pixel count as independent, as
/// in every 8-bit rasteriser: the result is the rounded product.
extension Coverage {
  /// Returns the part of the coverage inside `rect`.
  public func intersection(_ rect: PixelRect) -> Coverage {
    let area = bounds.intersection(rect)
    guard let bytes else { return Coverage(area) }
    guard area != bounds else { return self }
    var result: [UInt8] = []
    result.reserveCapacity(area.area)
    for y in area.y..<area.maxY { result += bytes[indices(row: y, in: area)] }
    return Coverage(bounds: area, bytes: result)
  }

  /// Returns the product of two coverages, inside the bounds of both.
  public func intersection(_ other: Coverage) -> Coverage {
    if other.isFull { return intersection(other.bounds) }
    var result = intersection(other.bounds)
    guard !result.isEmpty, let factors = other.bytes else { return result }
    guard var product = result.bytes else { return other.intersection(bounds) }
    let area = result.bounds
    MutableStrip.lend(&product) { product in
      Strip.lend(factors) { factors in
        for y in 0..<area.height {
          let row = other.indices(row: area.y + y, in: area)
          product[y * area.width, area.width].multiply(by: factors[row.lowerBound, area.width])
        }
      }
    }
    result = Coverage(bounds: area, bytes: product)
    return result
  }

  /// Returns the coverage multiplied by the alpha of a bitmap, as for a layer's mask.
  ///
  /// The bitmap's first pixel is at `origin`. Outside the bitmap, the coverage becomes 0.
  public func multiplied(
    byAlphaOf bitmap: Bitmap, at origin: (x: Int, y: Int) = (0, 0)
  ) -> Coverage {
    intersection(.alpha(of: bitmap, at: origin, within: bounds))
  }

  /// Returns the coverage multiplied by an opacity, which is clamped to 0…1 (NaN counts as 0).
  public func faded(to opacity: Double) -> Coverage {
    let byte = Bitmap.byte(opacity)
    guard byte < 255, !bounds.isEmpty else { return self }
    guard byte > 0 else { return .empty }
    let sheet = Bitmap(
      width: bounds.width, height: bounds.height,
      filledWith: Pixel(red: 0, green: 0, blue: 0, alpha: byte))
    return multiplied(byAlphaOf: sheet, at: (bounds.x, bounds.y))
  }

  /// Returns the alpha of a bitmap as coverage, as for the shape of a shadow. The bitmap's first
  /// pixel is at `origin`.
  public static func alpha(of bitmap: Bitmap, at origin: (x: Int, y: Int) = (0, 0)) -> Coverage {
    alpha(of: bitmap, at: origin, within: bitmap.bounds.offsetBy(dx: origin.x, dy: origin.y))
  }

  private static func alpha(
    of bitmap: Bitmap, at origin: (x: Int, y: Int), within clip: PixelRect
  ) -> Coverage {
    let area = bitmap.bounds.offsetBy(dx: origin.x, dy: origin.y).intersection(clip)
    guard !area.isEmpty else { return .empty }
    var bytes = [UInt8](repeating: 0, count: area.area)
    MutableStrip.lend(&bytes) { bytes in
      bitmap.lendPixels { pixels in
        for y in 0..<area.height {
          let start = (area.y + y - origin.y) * bitmap.width + area.x - origin.x
          bytes[y * area.width, area.width].copyAlpha(of: pixels[start, area.width])
        }
      }
    }
    return Coverage(bounds: area, bytes: bytes)
  }

  /// Returns the indices of the bytes of row `y` of `area`, which is inside the bounds.
  func indices(row y: Int, in area: PixelRect) -> Range<Int> {
    let start = (y - bounds.y) * bounds.width + area.x - bounds.x
    return start..<start + area.width
  }
}

extension Coverage {
  /// The coverage rounded per pixel: half or more becomes full, less becomes 0.
  public var thresholded: Coverage {
    guard let bytes else { return self }
    return Coverage(bounds: bounds, bytes: bytes.map { $0 >= 128 ? 255 : 0 })
  }
}
