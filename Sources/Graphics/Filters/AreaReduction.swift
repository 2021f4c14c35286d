/// A reduction of an image by averaging areas.
///
/// Pixel `x` of the small image is the mean of the large image between `x · factor` and `(x + 1) ·
/// factor`. Pixels at the ends count by the fraction inside. So every source pixel has equal weight
/// at any position: a line keeps its weight and moves smoothly. A tent filter would look sharper
/// only at whole factors, and reaches twice as far.
public struct AreaReduction: Hashable, Sendable {
  /// The pixels of the large image per pixel of the small one, along each axis.
  public let factor: Double

  /// Creates a reduction.
  ///
  /// - Precondition: `factor` is finite and at least 1.
  public init(factor: Double) {
    precondition(factor >= 1 && factor.isFinite, "reduction by \(factor)")
    self.factor = factor
  }

  /// Returns the pixels of the large image that the pixels of `rect` depend on. They can be outside
  /// the large image.
  public func source(of rect: PixelRect) -> PixelRect {
    guard !rect.isEmpty else { return .empty }
    let (left, top) = (texels(of: rect.x).lowerBound, texels(of: rect.y).lowerBound)
    return PixelRect(
      x: left, y: top, width: texels(of: rect.maxX - 1).upperBound - left,
      height: texels(of: rect.maxY - 1).upperBound - top)
  }

  /// Returns the pixels of the small image that depend on the pixels of `rect` in the large one.
  /// The result can be one pixel too large on each side.
  public func target(of rect: PixelRect) -> PixelRect {
    guard !rect.isEmpty else { return .empty }
    func first(_ texel: Int) -> Int { Int((Double(texel) / factor - Self.slack).rounded(.down)) }
    func end(_ texel: Int) -> Int { Int((Double(texel) / factor + Self.slack).rounded(.up)) }
    let (left, top) = (first(rect.x), first(rect.y))
    return PixelRect(
      x: left, y: top, width: end(rect.maxX) - left, height: end(rect.maxY) - top)
  }

  /// The largest overlap, in pixels, that counts as a rounding error.
  private static let slack = 1e-6

  /// Returns the texels that pixel `x` is the mean of; at least one.
  func texels(of x: Int) -> Range<Int> {
    let low = Int((Double(x) * factor + Self.slack).rounded(.down))
    return low..<max(low + 1, Int((Double(x + 1) * factor - Self.slack).rounded(.up)))
  }

  /// Returns the overlap of `texel` with pixel `x`, in 0…1.
  func overlap(of texel: Int, with x: Int) -> Double {
    max(0, min(Double(texel + 1), Double(x + 1) * factor) - max(Double(texel), Double(x) * factor))
  }
}

extension Bitmap {
  /// Writes a reduction of `source`, which is at `place` in the large image, to `area` of this
  /// bitmap.
  ///
  /// If the source area of a pixel extends beyond `place`, only the part inside counts. To reduce a
  /// part of an image with the bytes of the whole, pass all existing pixels of
  /// `reduction.source(of: area)`. A flat colour stays exactly the same.
  ///
  /// - Precondition: `place` has the size of `source`, `area` is inside the bounds, and each pixel
  ///   of `area` overlaps `place`.
  /// - Complexity: O(*n*) in the pixels of `source`.
  public mutating func reduce(
    _ source: Bitmap, at place: PixelRect, by reduction: AreaReduction, into area: PixelRect
  ) {
    precondition(
      place.width == source.width && place.height == source.height && bounds.contains(area),
      "\(source.width)×\(source.height) pixels at \(place) into \(area)")
    guard !area.isEmpty else { return }
    var rows = AxisAlignedRows(
      source, isOpaque: false,
      columns: AxisTable(
        area.x..<area.maxX, reduction, from: place.x..<place.maxX, unit: AxisAlignedRows.columnUnit),
      rows: AxisTable(
        area.y..<area.maxY, reduction, from: place.y..<place.maxY, unit: AxisAlignedRows.rowUnit),
      area: area)
    let width = width
    lendMutablePixels { pixels in
      for y in area.y..<area.maxY {
        rows.write(y: y, x: area.x, to: pixels[y * width + area.x, area.width])
      }
    }
  }
}
