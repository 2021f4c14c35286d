internal import Foundation

/// Source-over drawing through a coverage. Every pixel depends only on its own source, coverage and
/// destination, so drawing an image in parts gives the same bytes as drawing it at once.
extension Bitmap {
  /// Draws `paint` through a coverage, source-over.
  ///
  /// - Parameters:
  ///   - opacity: The opacity, clamped to 0…1; NaN counts as 0. It is rounded to a byte and
  ///     multiplied into the paint before the coverage is.
  ///   - frame: The rectangle of this bitmap in the space of coverage and paint, of the bitmap's
  ///     size. By default it is at the origin. A part of a larger image gets the same bytes as the
  ///     whole.
  public mutating func fill(
    _ coverage: Coverage, with paint: Paint, opacity: Double = 1, in frame: PixelRect? = nil
  ) {
    let frame = checked(frame)
    let area = coverage.bounds.intersection(frame)
    let alpha = Self.byte(opacity)
    guard !area.isEmpty, alpha > 0 else { return }
    switch paint {
    case .color(let color):
      fill(area, of: coverage, in: frame, with: color.premultiplied.scaled(by: alpha))
    case .image(let source, let transform, let filter):
      draw(source, transform, filter, area, of: coverage, in: frame, alpha)
    case .projectedImage(let source, let transform, let filter):
      guard var rows = ProjectedRows(source, transform, filter) else { return }
      draw(&rows, area, of: coverage, in: frame, alpha)
    case .linearGradient(let gradient):
      guard var rows = GradientRows(gradient) else { return }
      draw(&rows, area, of: coverage, in: frame, alpha)
    case .radialGradient(let gradient, let transform):
      guard var rows = RadialGradientRows(gradient, transform) else { return }
      draw(&rows, area, of: coverage, in: frame, alpha)
    case .conicGradient(let gradient, let transform):
      guard var rows = ConicGradientRows(gradient, transform) else { return }
      draw(&rows, area, of: coverage, in: frame, alpha)
    }
  }

  /// Draws `source` through a coverage, source-over. The first pixel of `source` is at `origin`.
  ///
  /// Pixels outside `source` do not change. `opacity` and `frame` work as in `fill`.
  public mutating func composite(
    _ source: Bitmap, at origin: (x: Int, y: Int), through coverage: Coverage, opacity: Double = 1,
    in frame: PixelRect? = nil
  ) {
    let frame = checked(frame)
    let place = source.bounds.offsetBy(dx: origin.x, dy: origin.y)
    let area = coverage.bounds.intersection(frame).intersection(place)
    let alpha = Self.byte(opacity)
    guard !area.isEmpty, alpha > 0 else { return }
    draw(source, at: origin, isOpaque: false, area, of: coverage, in: frame, alpha)
  }

  /// Returns the frame of the bitmap: the given one, or by default `bounds`.
  func checked(_ frame: PixelRect?) -> PixelRect {
    guard let frame else { return bounds }
    precondition(
      frame.width == bounds.width && frame.height == bounds.height,
      "a bitmap of \(width)×\(height) cannot lie at \(frame)")
    return frame
  }

  static func byte(_ opacity: Double) -> UInt8 {
    opacity > 0 ? UInt8((min(opacity, 1) * 255).rounded()) : 0
  }

  private mutating func fill(
    _ area: PixelRect, of coverage: Coverage, in frame: PixelRect, with pixel: Pixel
  ) {
    guard pixel.alpha > 0 else { return }
    if fillAtOnce(area, of: coverage, in: frame, with: pixel) { return }
    eachRow(area, of: coverage, in: frame) { _, row, mask in row.blend(pixel, mask: mask) }
  }

  /// Fills all rows with one kernel call, which makes small areas such as glyphs fast enough.
  ///
  /// Returns false if the processor does not support it or the coverage is full.
  private mutating func fillAtOnce(
    _ area: PixelRect, of coverage: Coverage, in frame: PixelRect, with pixel: Pixel
  ) -> Bool {
    guard let bytes = coverage.bytes else { return false }
    let (width, maskWidth) = (width, coverage.bounds.width)
    let start = (area.y - frame.y) * width + area.x - frame.x
    let maskStart = coverage.indices(row: area.y, in: area).lowerBound
    return lendMutablePixels { pixels in
      Strip.lend(bytes) { bytes in
        pixels.rest(from: start).blend(
          pixel, width: area.width, rows: area.height, stride: width,
          through: bytes.rest(from: maskStart), maskStride: maskWidth)
      }
    }
  }

  /// Draws rows of a bitmap that contains the whole `area`.
  private mutating func draw(
    _ source: Bitmap, at origin: (x: Int, y: Int), isOpaque: Bool,
    _ area: PixelRect, of coverage: Coverage, in frame: PixelRect, _ alpha: UInt8
  ) {
    source.lendPixels { pixels in
      eachRow(area, of: coverage, in: frame) { y, row, mask in
        let start = (y - origin.y) * source.width + area.x - origin.x
        row.blend(pixels[start, area.width], opacity: alpha, mask: mask, isOpaque: isOpaque)
      }
    }
  }

  private mutating func draw(
    _ source: ImageSource, _ transform: CGAffineTransform, _ filter: SamplingFilter,
    _ area: PixelRect, of coverage: Coverage, in frame: PixelRect, _ alpha: UInt8
  ) {
    if let place = transform.wholePixelPlace,
      source.bitmap.bounds.offsetBy(dx: place.x, dy: place.y).contains(area)
    {
      draw(
        source.bitmap, at: place, isOpaque: source.isOpaque, area, of: coverage, in: frame, alpha)
    } else if transform.isUpright, filter != .nearest {
      guard var rows = AxisAlignedRows(source, transform, filter, area: area) else { return }
      draw(&rows, area, of: coverage, in: frame, alpha)
    } else {
      guard var rows = RotatedRows(source, transform, filter) else { return }
      draw(&rows, area, of: coverage, in: frame, alpha)
    }
  }

  /// Draws generated rows. Opaque rows without mask and opacity are written directly to the bitmap.
  private mutating func draw<Rows: RowSource>(
    _ source: inout Rows, _ area: PixelRect, of coverage: Coverage, in frame: PixelRect,
    _ alpha: UInt8
  ) {
    var scratch = [Pixel](repeating: .clear, count: area.width)
    MutableStrip.lend(&scratch) { scratch in
      eachRow(area, of: coverage, in: frame) { y, row, mask in
        if mask == nil, source.isOpaque, alpha == 255 {
          source.write(y: y, x: area.x, to: row)
        } else {
          source.write(y: y, x: area.x, to: scratch)
          row.blend(scratch.reading, opacity: alpha, mask: mask, isOpaque: source.isOpaque)
        }
      }
    }
  }

  /// Calls `body` with each row of `area` and its coverage bytes, or nil if the coverage is full.
  mutating func eachRow(
    _ area: PixelRect, of coverage: Coverage, in frame: PixelRect,
    _ body: (_ y: Int, _ row: MutableStrip<Pixel>, _ mask: Strip<UInt8>?) -> Void
  ) {
    let width = width
    lendMutablePixels { pixels in
      func each(_ mask: (Int) -> Strip<UInt8>?) {
        for y in area.y..<area.maxY {
          body(y, pixels[(y - frame.y) * width + area.x - frame.x, area.width], mask(y))
        }
      }
      guard let bytes = coverage.bytes else {
        each { _ in nil }
        return
      }
      Strip.lend(bytes) { bytes in
        each { y in bytes[coverage.indices(row: y, in: area).lowerBound, area.width] }
      }
    }
  }
}

extension CGAffineTransform {
  /// The pixel of the first texel if texels and pixels coincide, otherwise nil.
  package var wholePixelPlace: (x: Int, y: Int)? {
    let place = wholePixels
    guard isUpright, a == 1, d == 1, tx == CGFloat(place.x), ty == CGFloat(place.y) else {
      return nil
    }
    return place
  }

  /// The translation in whole pixels, rounded down. (0, 0) if it is 2³⁰ or more, or NaN.
  package var wholePixels: (x: Int, y: Int) {
    guard max(abs(tx), abs(ty)) < 0x1p30 else { return (0, 0) }
    return (Int(tx.rounded(.down)), Int(ty.rounded(.down)))
  }
}

/// Choose the shortest kernel with equal results for each run of the mask.
extension MutableStrip where Element == Pixel {
  func blend(_ pixel: Pixel, mask: Strip<UInt8>?) {
    guard let mask else {
      if pixel.alpha == 255 { fill(with: pixel) } else { blend(pixel) }
      return
    }
    mask.eachRun { kind, start, count in
      let row = self[start, count]
      switch kind {
      case .none: break
      case .full: row.blend(pixel, mask: nil)
      case .mixed: row.blend(pixel, through: mask[start, count])
      }
    }
  }

  fileprivate func blend(
    _ source: Strip<Pixel>, opacity: UInt8, mask: Strip<UInt8>?, isOpaque: Bool
  ) {
    guard let mask else {
      if opacity == 255, isOpaque { copy(source) } else { blend(source, opacity: opacity) }
      return
    }
    mask.eachRun { kind, start, count in
      let (row, part) = (self[start, count], source[start, count])
      switch kind {
      case .none: break
      case .full: row.blend(part, opacity: opacity, mask: nil, isOpaque: isOpaque)
      case .mixed: row.blend(part, opacity: opacity, through: mask[start, count])
      }
    }
  }
}
