/// Gaussian blur of coverage as three extended box filters.
///
/// The error is below 3 % for standard deviations from 0.5 on. The true kernel costs 15 times as
/// much at sigma 10. For a shape with equal rows or columns, such as a rectangle, only its
/// `NineSlices` are blurred.
extension Coverage {
  /// The largest standard deviation, in pixels, which bounds memory and time. Larger values are
  /// clamped.
  ///
  /// With it, the shadow of a phone's whole screen at 3x takes 20 megapixels.
  public static let largestSigma = 256.0
  /// The smallest standard deviation that blurs. Below it, a pixel loses less than half of 1/255 to
  /// its neighbours.
  static let smallestSigma = 0.004

  /// Returns the coverage blurred with a standard deviation of `sigma` pixels. Outside it counts as
  /// 0.
  ///
  /// The bounds grow by about three sigmas plus three pixels on every side. A sigma of zero or
  /// less, or NaN, returns the coverage itself.
  ///
  /// - Complexity: O(*n*) in the area of the result, whatever the sigma. A large rectangle, with or
  ///   without rounded corners, costs a fourth to a fifteenth of that.
  public func blurred(sigma: Double) -> Coverage { blurred(sigma: sigma, movedBy: 0, 0) }

  /// Returns the coverage blurred and then moved by (`dx`, `dy`) pixels, which can be fractional.
  ///
  /// A fractional move distributes each pixel over its neighbours, which blurs a little. The blur
  /// is reduced by that amount, so a moved shape is as soft as any other unless `sigma` is below a
  /// third of a pixel. A move that is not finite counts as 0, and one beyond ±2³⁰ is clamped.
  ///
  /// - Complexity: O(*n*) in the area of the result.
  public func blurred(sigma: Double, movedBy dx: Double, _ dy: Double) -> Coverage {
    guard !isEmpty else { return self }
    let (x, y) = (PixelShift(dx), PixelShift(dy))
    let (across, down) = Self.boxes(sigma, x, y)
    // The fractional move reaches one pixel farther than the boxes.
    let slices = NineSlices(of: self, margin: (Self.margin(across) + 1, Self.margin(down) + 1))
    let corners = slices.corners.blurredWhole(sigma: sigma, movedBy: x.share, y.share)
    return slices.stretched(corners).offsetBy(dx: x.whole, dy: y.whole)
  }

  /// Returns the blurred and moved coverage, calculated for every pixel. It blurs the slices, and
  /// it is the reference for tests of the version with slices.
  package func blurredWhole(sigma: Double, movedBy dx: Double, _ dy: Double) -> Coverage {
    let (x, y) = (PixelShift(dx), PixelShift(dy))
    let (across, down) = Self.boxes(sigma, x, y)
    return blurred(across, down).shared(x.share, y.share).offsetBy(dx: x.whole, dy: y.whole)
  }

  /// Returns the box filters across and down. Three applications of each give the blur.
  private static func boxes(_ sigma: Double, _ x: PixelShift, _ y: PixelShift)
    -> (BoxBlur?, BoxBlur?)
  {
    let wide = sigma >= smallestSigma ? min(sigma, largestSigma) : 0
    return (box(variance(wide, x)), box(variance(wide, y)))
  }

  /// Returns the total variance of the boxes that makes the result as wide as the exact one.
  ///
  /// The exact result is a shape of whole pixels, blurred by a Gaussian and then averaged over
  /// pixels. The averaging adds 1/6 to the Gaussian's variance. Below a deviation of half a pixel
  /// it adds less, because the neighbour's share σ/√(2π) dominates: V(σ) = 2 T(0) + 4 (T(1) + T(2)
  /// + …) with T(x) = σ φ(x/σ) − x Q(x/σ). The parabola approximates T(1) within 0.002. It needs no
  /// `exp`, whose last digit differs between C libraries. A fractional move adds its own variance.
  private static func variance(_ sigma: Double, _ shift: PixelShift) -> Double {
    let square = sigma * sigma
    var averaging = 1.0 / 6
    if sigma < 0.5 {
      let far = max(0, sigma - 0.3)
      averaging = 0.7978845608 * sigma + 0.4431 * far * far - square
    }
    return max(0, square + averaging * (1 - 6 * shift.variance))
  }

  /// Returns one of the three boxes that together have a variance; nil for 0.
  private static func box(_ variance: Double) -> BoxBlur? {
    variance > 0 ? BoxBlur(variance: variance / 3) : nil
  }

  /// Returns the reach of three boxes, in pixels.
  private static func margin(_ box: BoxBlur?) -> Int { 3 * (box?.reach ?? 0) }

  private func blurred(_ across: BoxBlur?, _ down: BoxBlur?) -> Coverage {
    guard across != nil || down != nil, !isEmpty else { return self }
    let margin = (x: Self.margin(across), y: Self.margin(down))
    let result = PixelRect(
      x: bounds.x - margin.x, y: bounds.y - margin.y, width: bounds.width + 2 * margin.x,
      height: bounds.height + 2 * margin.y)
    var rows = [UInt8](repeating: 0, count: result.area)
    let columns = blurredDown(down, to: result.height)
    MutableStrip.lend(&rows) { rows in
      Strip.lend(columns) { columns in
        var lot = BlurredColumns(of: result.height, tallest: result.width)
        for (start, width) in BlurredColumns.batches(of: result.height) {
          lot.begin(width: width, height: bounds.width) { x, column in
            column.copy(columns[x * result.height + start, width])
          }
          lot.blurDown(across)
          lot.withTransposed { rows[start * result.width, width * result.width].narrow($0) }
        }
      }
    }
    return Coverage(bounds: result, bytes: rows)
  }

  /// Returns the blurred columns one after another, each with `height` values in units of 1/256.
  private func blurredDown(_ down: BoxBlur?, to height: Int) -> [UInt16] {
    var columns = [UInt16](repeating: 0, count: bounds.width * height)
    MutableStrip.lend(&columns) { columns in
      Strip.lend(bytes ?? []) { bytes in
        let isFull = self.bytes == nil
        var lot = BlurredColumns(of: bounds.width, tallest: height)
        for (start, width) in BlurredColumns.batches(of: bounds.width) {
          lot.begin(width: width, height: bounds.height) { y, row in
            if isFull { return row.fillWhole() }
            row.widen(bytes[y * bounds.width + start, width])
          }
          lot.blurDown(down)
          lot.withTransposed { columns[start * height, width * height].copy($0) }
        }
      }
    }
    return columns
  }

  /// Returns the coverage moved right and down by fractions of a pixel, with linear interpolation.
  private func shared(_ right: Double, _ below: Double) -> Coverage {
    let (fx, fy) = (Int((right * 256).rounded()), Int((below * 256).rounded()))
    guard fx > 0 || fy > 0, !isEmpty else { return self }
    let place = PixelRect(
      x: bounds.x, y: bounds.y, width: bounds.width + 1, height: bounds.height + 1)
    var result = [UInt8](repeating: 0, count: place.area)
    let (width, height, full) = (bounds.width, bounds.height, bytes == nil)
    MutableStrip.lend(&result) { result in
      Strip.lend(bytes ?? []) { bytes in
        func byte(_ x: Int, _ y: Int) -> Int {
          guard x >= 0, x < width, y >= 0, y < height else { return 0 }
          return full ? 255 : Int(bytes[y * width + x])
        }
        for y in 0...height {
          for x in 0...width {
            let upper = byte(x - 1, y - 1) * fx + byte(x, y - 1) * (256 - fx)
            let lower = byte(x - 1, y) * fx + byte(x, y) * (256 - fx)
            result[y * place.width + x] = UInt8(
              truncatingIfNeeded: (upper * fy + lower * (256 - fy) + 1 << 15) >> 16)
          }
        }
      }
    }
    return Coverage(bounds: place, bytes: result)
  }
}
