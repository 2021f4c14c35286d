extension Bitmap {
  /// Draws `source` through a coverage with any blend mode. The first pixel of `source` is at
  /// `origin`.
  ///
  /// A partly covered pixel is interpolated between its old value and the result of full coverage.
  /// Pixels outside the coverage and outside `source` do not change, whatever the mode. `opacity`
  /// and `frame` work as in `fill`.
  public mutating func blend(
    _ source: Bitmap, at origin: (x: Int, y: Int), through coverage: Coverage, mode: BlendMode,
    opacity: Double = 1, in frame: PixelRect? = nil
  ) {
    guard mode != .normal else {
      return composite(source, at: origin, through: coverage, opacity: opacity, in: frame)
    }
    let frame = checked(frame)
    let place = source.bounds.offsetBy(dx: origin.x, dy: origin.y)
    let area = coverage.bounds.intersection(frame).intersection(place)
    let alpha = Self.byte(opacity)
    guard !area.isEmpty else { return }
    source.lendPixels { pixels in
      eachRow(area, of: coverage, in: frame) { y, row, mask in
        let start = (y - origin.y) * source.width + area.x - origin.x
        let from = pixels[start, area.width]
        for x in 0..<area.width {
          let covered = mask.map { $0[x] } ?? 255
          guard covered > 0 else { continue }
          row[x] = BlendedPixel.mix(
            from[x].scaled(by: alpha), over: row[x], mode, coverage: covered)
        }
      }
    }
  }
}
