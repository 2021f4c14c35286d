internal import Foundation

extension Path {
  /// The outline of a line along the path, to be filled by the non-zero rule: a polygon whose sides
  /// stay within `flatness` of the true offset curves. Contours that no `close` ends stay open.
  ///
  /// Overlapping parts (joins of short pieces, crossings) lie over each other and wind the same way. A
  /// path with coordinates that are not finite gives an empty one.
  ///
  /// - Parameter flatness: in the path's unit; above 0.
  /// - Complexity: linear in the polygon's points, which grow with the square root of 1/flatness.
  public func stroked(_ style: StrokeStyle, flatness: Double = 1.0 / 128) -> Path {
    guard style.width > 0, style.width.isFinite, flatness > 0, reach != nil else { return Path() }
    let spines = SpineBuilder(self, halfWidth: Double(style.width) / 2, flatness: flatness).spines
    var stroker = Stroker(style, flatness: flatness)
    for spine in SpineCutter(style).cut(spines) { stroker.stroke(spine) }
    return stroker.outline
  }

  /// The pieces that dashes, and the style's `start` and `end`, leave of the path, as open contours of
  /// straight lines; the style's width only says how finely curves are cut.
  public func dashed(_ style: StrokeStyle, flatness: Double = 1.0 / 128) -> Path {
    guard flatness > 0, reach != nil else { return Path() }
    let half = style.width > 0 && style.width.isFinite ? Double(style.width) / 2 : flatness
    var path = Path()
    let spines = SpineBuilder(self, halfWidth: half, flatness: flatness).spines
    for spine in SpineCutter(style).cut(spines) {
      for (index, station) in spine.stations.enumerated() {
        let point = CGPoint(x: station.point.x, y: station.point.y)
        if index == 0 { path.move(to: point) } else { path.line(to: point) }
      }
      if spine.stations.count == 1, let only = path.elements.last, case .move(let point) = only {
        path.line(to: point)
      }
      if spine.isClosed { path.close() }
    }
    return path
  }
}
