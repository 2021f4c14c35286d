/// A gaussian over colours, and making pictures smaller for it.
extension Bitmap {
  /// The picture with a part of its pixels cut out of it and made smaller: pixel (x, y) is the mean of
  /// what the picture has of the square of `factor` pixels whose corner is (x, y) times `factor` in the
  /// device, `place` being where the picture's first pixel lies there.
  ///
  /// The squares stand on a grid of the device, so that the same pixels give the same means whatever
  /// part of a picture is asked for.
  ///
  /// - Precondition: `factor` is positive; `area` lies within the picture and is not empty.
  /// - Complexity: proportional to the pixels of `area`.
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

  /// The sums of some rows from a column on, component by component.
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

  /// The picture blurred with a standard deviation of `sigma` pixels, its edge pixels going on outside
  /// of it, and its colours moved away from their grey by `saturation` (1 leaves them, 0 is grey). A
  /// sigma of zero, less, below a tenth or NaN does not blur.
  ///
  /// - Complexity: proportional to the picture's pixels times `sigma`.
  public func blurred(sigma: Double, saturation: Double = 1) -> Bitmap {
    guard !isEmpty else { return self }
    var result = self
    if sigma >= Self.leastSigma {
      var components = [UInt16](repeating: 0, count: 4 * pixels.count)
      lendPixels { pixels in MutableStrip.lend(&components) { $0.widen(pixels) } }
      GaussianBlur(sigma: min(sigma, Coverage.largestSigma))
        .blur(&components, width: width, height: height)
      result.lendMutablePixels { pixels in Strip.lend(components) { pixels.narrow($0) } }
    }
    return saturation == 1 ? result : result.saturated(by: saturation)
  }

  /// Less cannot be seen.
  private static let leastSigma = 0.1

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

  /// Premultiplied components away from their luminance (Rec. 709), cut to what alpha allows. The
  /// weights are those of Apple's sample "UIImageEffects".
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
  /// The cells of a grid of `factor` pixels that a rectangle touches, counted in cells.
  public static func cells(of area: PixelRect, by factor: Int) -> PixelRect {
    func down(_ value: Int) -> Int { Int((Double(value) / Double(factor)).rounded(.down)) }
    func up(_ value: Int) -> Int { Int((Double(value) / Double(factor)).rounded(.up)) }
    let (left, top) = (down(area.x), down(area.y))
    return PixelRect(x: left, y: top, width: up(area.maxX) - left, height: up(area.maxY) - top)
  }
}
