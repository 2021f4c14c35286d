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
    let margin = boxes.reduce(0) { $0 + $1.before }
    let result = bounds.outset(by: margin)
    var plane = BlurPlane(self, room: result.area)
    for box in boxes { plane.blurDown(box) }
    plane.transpose()
    for box in boxes { plane.blurDown(box) }
    plane.transpose()
    return Coverage(bounds: result, bytes: plane.bytes)
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
  /// The plane is the first `width · height` of them; the rest is room to grow.
  private var values: [UInt16]
  /// Where the next step writes. Two arrays that change places: new ones for all eight steps took
  /// more time than the steps.
  private var spare: [UInt16]

  /// `room` is the number of pixels that the plane will have grown to.
  init(_ coverage: Coverage, room: Int) {
    width = coverage.bounds.width
    height = coverage.bounds.height
    values = Array(repeating: 255 << 8, count: room)
    spare = Array(repeating: 0, count: room)
    guard let bytes = coverage.bytes else { return }
    let area = coverage.bounds.area
    MutableStrip.lend(&values) { values in
      Strip.lend(bytes) { values[0, area].widen($0) }
    }
  }

  var bytes: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: width * height)
    MutableStrip.lend(&bytes) { bytes in
      Strip.lend(values) { bytes.narrow($0[0, width * height]) }
    }
    return bytes
  }

  /// Taller by the box's width less one.
  mutating func blurDown(_ box: BoxBlur) {
    let (rows, across) = (height, width)
    let tall = rows + box.width - 1
    var sums = [UInt32](repeating: 0, count: across)
    let nothing = [UInt16](repeating: 0, count: across)
    step { values, result in
      Strip.lend(nothing) { nothing in
        MutableStrip.lend(&sums) { sums in
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
    height = tall
  }

  mutating func transpose() {
    let (across, down) = (width, height)
    step { values, result in
      result[0, across * down].transpose(values[0, across * down], width: across, height: down)
    }
    (width, height) = (height, width)
  }

  /// Writes one array from the other and makes it the plane.
  private mutating func step(_ body: (Strip<UInt16>, MutableStrip<UInt16>) -> Void) {
    let before = values
    var after = spare
    (values, spare) = ([], [])  // so that neither is shared and copied
    Strip.lend(before) { before in MutableStrip.lend(&after) { body(before, $0) } }
    (values, spare) = (after, before)
  }
}
