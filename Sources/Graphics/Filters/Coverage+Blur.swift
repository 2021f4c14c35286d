/// A gaussian as three box blurs, within about 3 % of it (SVG's feGaussianBlur): boxes of width
/// d = round(sigma · 3·√(2π)/4); for an even d two of them half a pixel either way and one of d + 1.
/// The true kernel costs 15 times as much at sigma 10 (`raster.md` §1).
extension Coverage {
  /// Sigmas beyond this are taken as this, to bound memory.
  public static let largestSigma = 1000.0

  /// The shape blurred with a standard deviation of `sigma` pixels, outside counting as 0; the bounds
  /// grow by about three sigmas on every side. A sigma of zero, less or NaN, and one too small
  /// to blur (below about 0.8 of a pixel) give the shape itself. Time grows with the result's area
  /// only.
  public func blurred(sigma: Double) -> Coverage {
    guard sigma > 0, !isEmpty else { return self }
    let wide = min(sigma, Self.largestSigma) * 1.8799712059732503
    let width = Int((wide + 0.5).rounded(.down))
    guard width > 1 else { return self }
    let boxes: [BoxBlur] =
      width % 2 == 1
      ? Array(repeating: BoxBlur(before: width / 2, after: width / 2), count: 3)
      : [
        BoxBlur(before: width / 2, after: width / 2 - 1),
        BoxBlur(before: width / 2 - 1, after: width / 2),
        BoxBlur(before: width / 2, after: width / 2),
      ]
    var plane = BlurPlane(self)
    for box in boxes { plane.blurDown(box) }
    plane.transpose()
    for box in boxes { plane.blurDown(box) }
    plane.transpose()
    let margin = boxes.reduce(0) { $0 + $1.before }
    return Coverage(bounds: bounds.outset(by: margin), bytes: plane.bytes)
  }
}

/// The mean of a pixel, `before` pixels before it and `after` after it.
struct BoxBlur {
  let before, after: Int

  var width: Int { before + after + 1 }
}

/// Coverage between box blurs, in 1/256 so that six roundings do not add up. Only columns are blurred
/// (whole rows at a time, which vectorises); rows are blurred as columns of the transposed plane.
private struct BlurPlane {
  private var width, height: Int
  private var values: [UInt16]

  init(_ coverage: Coverage) {
    width = coverage.bounds.width
    height = coverage.bounds.height
    values =
      coverage.bytes.map { $0.map { UInt16($0) << 8 } }
      ?? Array(repeating: 255 << 8, count: width * height)
  }

  var bytes: [UInt8] { values.map { UInt8(($0 + 128) >> 8) } }

  /// Taller by the box's width less one.
  mutating func blurDown(_ box: BoxBlur) {
    let (rows, across) = (height, width)
    let tall = rows + box.width - 1
    var result = [UInt16](repeating: 0, count: across * tall)
    var sums = [UInt32](repeating: 0, count: across)
    let nothing = [UInt16](repeating: 0, count: across)
    Strip.lend(values) { values in
      Strip.lend(nothing) { nothing in
        MutableStrip.lend(&sums) { sums in
          MutableStrip.lend(&result) { result in
            for y in 0..<tall {
              let leaving = y - box.width
              result[y * across, across].slide(
                sums, adding: y < rows ? values[y * across, across] : nothing,
                removing: leaving >= 0 ? values[leaving * across, across] : nothing,
                divisor: box.width)
            }
          }
        }
      }
    }
    height = tall
    values = result
  }

  mutating func transpose() {
    var result = [UInt16](repeating: 0, count: values.count)
    Strip.lend(values) { values in
      MutableStrip.lend(&result) { $0.transpose(values, width: width, height: height) }
    }
    (width, height) = (height, width)
    values = result
  }
}
