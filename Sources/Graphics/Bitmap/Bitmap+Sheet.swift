extension Bitmap {
  /// Draws one colour through several coverages of a sheet, one after another, inside `clip`.
  ///
  /// The result is that of one `fill` per coverage. `opacity` and `frame` work as in `fill`.
  public mutating func fill(
    _ places: [CoverageSheet.Place], of sheet: CoverageSheet, within clip: PixelRect,
    with color: Color, opacity: Double = 1, in frame: PixelRect? = nil
  ) {
    let frame = checked(frame)
    let clip = clip.intersection(frame)
    let pixel = color.premultiplied.scaled(by: Self.byte(opacity))
    guard !clip.isEmpty, pixel.alpha > 0 else { return }
    let width = width
    lendMutablePixels { pixels in
      Strip.lend(sheet.bytes) { bytes in
        for place in places {
          let bounds = sheet.bounds(place), area = bounds.intersection(clip)
          guard !area.isEmpty else { continue }
          let start = (area.y - frame.y) * width + area.x - frame.x
          let inside = (area.y - bounds.y) * bounds.width + area.x - bounds.x
          pixels.rest(from: start).fill(
            area, width: width, with: pixel,
            through: bytes.rest(from: sheet.pieces[place.index].start + inside),
            maskWidth: bounds.width)
        }
      }
    }
  }
}

extension MutableStrip where Element == Pixel {
  /// Fills the rows of an area, `width` pixels apart: with one kernel call if the processor
  /// supports it, otherwise row by row.
  fileprivate func fill(
    _ area: PixelRect, width: Int, with pixel: Pixel, through mask: Strip<UInt8>, maskWidth: Int
  ) {
    let isDone = blend(
      pixel, width: area.width, rows: area.height, stride: width, through: mask,
      maskStride: maskWidth)
    guard !isDone else { return }
    for y in 0..<area.height {
      self[y * width, area.width].blend(pixel, mask: mask[y * maskWidth, area.width])
    }
  }
}
