/// Makes a picture smaller by area: pixel `x` of the small one is the mean of what lies between
/// `x · factor` and `(x + 1) · factor` in the large one, pixels at the ends counting by the part that
/// lies inside. Every drawn pixel thus weighs the same, wherever it lies: a line keeps its weight and
/// moves smoothly. (A tent would look sharper at whole factors only, and reaches twice as far.)
public struct AreaReduction: Hashable, Sendable {
  /// Pixels of the large picture per pixel of the small one, along either side.
  public let factor: Double

  /// - Precondition: `factor` is finite and at least 1.
  public init(factor: Double) {
    precondition(factor >= 1 && factor.isFinite, "reduction by \(factor)")
    self.factor = factor
  }

  /// The large picture's pixels that those of `rect` are means of; beyond the large picture's ends
  /// too.
  public func source(of rect: PixelRect) -> PixelRect {
    guard !rect.isEmpty else { return .empty }
    let (left, top) = (texels(of: rect.x).lowerBound, texels(of: rect.y).lowerBound)
    return PixelRect(
      x: left, y: top, width: texels(of: rect.maxX - 1).upperBound - left,
      height: texels(of: rect.maxY - 1).upperBound - top)
  }

  /// The small picture's pixels that depend on those of `rect` in the large one; at most one too many
  /// on each side.
  public func target(of rect: PixelRect) -> PixelRect {
    guard !rect.isEmpty else { return .empty }
    func first(_ texel: Int) -> Int { Int((Double(texel) / factor - Self.slack).rounded(.down)) }
    func end(_ texel: Int) -> Int { Int((Double(texel) / factor + Self.slack).rounded(.up)) }
    let (left, top) = (first(rect.x), first(rect.y))
    return PixelRect(
      x: left, y: top, width: end(rect.maxX) - left, height: end(rect.maxY) - top)
  }

  /// Overlaps smaller than this part of a pixel are what rounding leaves of none.
  private static let slack = 1e-6

  /// The texels that position `x` is the mean of; at least one.
  func texels(of x: Int) -> Range<Int> {
    let low = Int((Double(x) * factor + Self.slack).rounded(.down))
    return low..<max(low + 1, Int((Double(x + 1) * factor - Self.slack).rounded(.up)))
  }

  /// How much of `texel` lies within position `x`: 0…1.
  func overlap(of texel: Int, with x: Int) -> Double {
    max(0, min(Double(texel + 1), Double(x + 1) * factor) - max(Double(texel), Double(x) * factor))
  }
}

extension Bitmap {
  /// Writes the means of `source`, whose pixels lie at `place` in the large picture, into `area`.
  ///
  /// Of means that reach beyond `place` only the part inside counts; a caller who reduces a part of
  /// a picture gives all of `reduction.source(of: area)` that exists, and gets the bytes that the whole
  /// would give. A flat colour comes out as it went in.
  ///
  /// - Precondition: `place` has the size of `source`, `area` lies within the bounds, and each pixel of
  ///   `area` has something of `place` under it.
  /// - Complexity: proportional to the pixels of `source`.
  public mutating func reduce(
    _ source: Bitmap, at place: PixelRect, by reduction: AreaReduction, into area: PixelRect
  ) {
    precondition(
      place.width == source.width && place.height == source.height && bounds.contains(area),
      "\(source.width)×\(source.height) pixels at \(place) into \(area)")
    guard !area.isEmpty else { return }
    var rows = UprightRows(
      source, isOpaque: false,
      columns: AxisTable(
        area.x..<area.maxX, reduction, from: place.x..<place.maxX, unit: UprightRows.columnUnit),
      rows: AxisTable(
        area.y..<area.maxY, reduction, from: place.y..<place.maxY, unit: UprightRows.rowUnit),
      area: area)
    let width = width
    lendMutablePixels { pixels in
      for y in area.y..<area.maxY {
        rows.write(y: y, x: area.x, to: pixels[y * width + area.x, area.width])
      }
    }
  }
}
