/// A gaussian over colours: each component as `Coverage` blurs a shape.
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
    for row in 0..<cells.height {
      let top = max(area.y, (cells.y + row) * factor)
      let bottom = min(area.maxY, (cells.y + row + 1) * factor)
      for column in 0..<cells.width {
        let left = max(area.x, (cells.x + column) * factor)
        let right = min(area.maxX, (cells.x + column + 1) * factor)
        result[column, row] = mean(left - place.x, right - place.x, top - place.y, bottom - place.y)
      }
    }
    return result
  }

  private func mean(_ left: Int, _ right: Int, _ top: Int, _ bottom: Int) -> Pixel {
    var (red, green, blue, alpha) = (0, 0, 0, 0)
    for y in top..<bottom {
      for x in left..<right {
        let pixel = self[x, y]
        red += Int(pixel.red)
        green += Int(pixel.green)
        blue += Int(pixel.blue)
        alpha += Int(pixel.alpha)
      }
    }
    let count = (right - left) * (bottom - top)
    func rounded(_ sum: Int) -> UInt8 { UInt8((sum + count / 2) / count) }
    return Pixel(
      red: rounded(red), green: rounded(green), blue: rounded(blue), alpha: rounded(alpha))
  }

  /// The picture blurred with a standard deviation of `sigma` pixels, its edge pixels going on outside
  /// of it, and its colours moved away from their grey by `saturation` (1 leaves them, 0 is grey). A
  /// sigma of zero, less or NaN does not blur.
  ///
  /// - Complexity: proportional to the picture's pixels and to `sigma` times its sides.
  public func blurred(sigma: Double, saturation: Double = 1) -> Bitmap {
    guard !isEmpty else { return self }
    let margin = sigma > 0 ? Int((min(sigma, Coverage.largestSigma) * 3).rounded(.up)) + 4 : 0
    let planes = [\Pixel.red, \Pixel.green, \Pixel.blue, \Pixel.alpha].map { component in
      plane(component, margin: margin).blurred(sigma: sigma)
    }
    var result = self
    for y in 0..<height {
      for x in 0..<width {
        func byte(_ plane: Coverage) -> Int { Int(plane[x: x, y: y]) }
        let alpha = byte(planes[3])
        let color = Self.saturated(
          byte(planes[0]), byte(planes[1]), byte(planes[2]), limit: alpha, by: saturation)
        result[x, y] = Pixel(
          red: color.red, green: color.green, blue: color.blue, alpha: UInt8(alpha))
      }
    }
    return result
  }

  /// A component with its edge pixels repeated around it, as a shape's bytes.
  private func plane(_ component: KeyPath<Pixel, UInt8>, margin: Int) -> Coverage {
    let bounds = PixelRect(
      x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(bounds.area)
    for y in bounds.y..<bounds.maxY {
      let row = min(max(y, 0), height - 1)
      for x in bounds.x..<bounds.maxX {
        bytes.append(self[min(max(x, 0), width - 1), row][keyPath: component])
      }
    }
    return Coverage(bounds: bounds, bytes: bytes)
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
