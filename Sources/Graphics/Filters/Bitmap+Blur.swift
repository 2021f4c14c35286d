/// Gaussian blur of colours, and the reduction of images for it.
extension Bitmap {
  /// Returns a reduced copy of a part of the image: each pixel is the mean of a square of `factor`
  /// pixels.
  ///
  /// `place` is the position of the image's first pixel on the device. The squares are aligned to a
  /// grid on the device, so the means do not depend on which part of an image is requested.
  ///
  /// - Precondition: `factor` is positive. `area`, in device pixels, is inside the image and not
  ///   empty.
  /// - Complexity: O(*n*) in the pixels of `area`.
  public func means(of area: PixelRect, at place: (x: Int, y: Int), by factor: Int) -> Bitmap {
    let cells = PixelRect.cells(of: area, by: factor)
    var result = Bitmap(width: cells.width, height: cells.height)
    var sums = [UInt32](repeating: 0, count: 4 * area.width)
    for row in 0..<cells.height {
      let top = max(area.y, (cells.y + row) * factor)
      let bottom = min(area.maxY, (cells.y + row + 1) * factor)
      addRows(top - place.y..<bottom - place.y, from: area.x - place.x, to: &sums)
      for column in 0..<cells.width {
        let left = max(area.x, (cells.x + column) * factor) - area.x
        let right = min(area.maxX, (cells.x + column + 1) * factor) - area.x
        result[column, row] = Self.mean(sums, left..<right, rows: bottom - top)
      }
    }
    return result
  }

  /// Calculates the sums of some rows from a column on, by component.
  private func addRows(_ rows: Range<Int>, from left: Int, to sums: inout [UInt32]) {
    lendPixels { pixels in
      MutableStrip.lend(&sums) { sums in
        sums.clear()
        for y in rows { sums.add(pixels[y * width + left, sums.count / 4]) }
      }
    }
  }

  private static func mean(_ sums: [UInt32], _ columns: Range<Int>, rows: Int) -> Pixel {
    var total = SIMD4<UInt32>.zero
    for x in columns {
      total &+= SIMD4(sums[4 * x], sums[4 * x + 1], sums[4 * x + 2], sums[4 * x + 3])
    }
    let count = UInt32(columns.count * rows)
    let rounded = (total &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)
    let bytes = SIMD4<UInt8>(truncatingIfNeeded: rounded)
    return Pixel(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
  }

  /// Returns the image blurred with a standard deviation of `sigma` pixels and then saturated.
  ///
  /// Outside the image, its edge pixels are repeated. A sigma below 0.1, or NaN, does not blur. A
  /// `saturation` of 1 leaves colours unchanged, and 0 makes them grey.
  ///
  /// - Complexity: O(*n* · `sigma`) in the pixels of the image.
  public func blurred(sigma: Double, saturation: Double = 1) -> Bitmap {
    guard !isEmpty else { return self }
    var result = self
    if sigma >= Self.minimumSigma {
      var components = [UInt16](repeating: 0, count: 4 * pixels.count)
      lendPixels { pixels in MutableStrip.lend(&components) { $0.widen(pixels) } }
      GaussianBlur(sigma: min(sigma, Coverage.largestSigma))
        .blur(&components, width: width, height: height)
      result.lendMutablePixels { pixels in Strip.lend(components) { pixels.narrow($0) } }
    }
    return saturation == 1 ? result : result.saturated(by: saturation)
  }

  /// The smallest visible standard deviation, in pixels.
  private static let minimumSigma = 0.1

  private func saturated(by saturation: Double) -> Bitmap {
    var result = self
    for (index, pixel) in pixels.enumerated() {
      let color = Self.saturated(
        Int(pixel.red), Int(pixel.green), Int(pixel.blue), limit: Int(pixel.alpha), by: saturation)
      result.pixels[index] = Pixel(
        red: color.red, green: color.green, blue: color.blue, alpha: pixel.alpha)
    }
    return result
  }

  /// Scales the distance of premultiplied components from their luminance (Rec. 709), limited by
  /// alpha.
  ///
  /// The weights are those of Apple's sample "UIImageEffects".
  private static func saturated(
    _ red: Int, _ green: Int, _ blue: Int, limit: Int, by saturation: Double
  ) -> (red: UInt8, green: UInt8, blue: UInt8) {
    let (r, g, b) = (Double(red), Double(green), Double(blue))
    let grey = 0.2126 * r + 0.7152 * g + 0.0722 * b
    func moved(_ value: Double) -> UInt8 {
      UInt8(min(max((grey + (value - grey) * saturation).rounded(), 0), Double(limit)))
    }
    return (moved(r), moved(g), moved(b))
  }
}

extension PixelRect {
  /// Returns the cells of a grid of `factor` pixels that overlap a rectangle, in units of cells.
  public static func cells(of area: PixelRect, by factor: Int) -> PixelRect {
    func down(_ value: Int) -> Int { Int((Double(value) / Double(factor)).rounded(.down)) }
    func up(_ value: Int) -> Int { Int((Double(value) / Double(factor)).rounded(.up)) }
    let (left, top) = (down(area.x), down(area.y))
    return PixelRect(x: left, y: top, width: up(area.maxX) - left, height: up(area.maxY) - top)
  }
}
