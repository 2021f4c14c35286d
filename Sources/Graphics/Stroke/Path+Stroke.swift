internal import Foundation

extension Path {
  /// Returns the outline of the stroked path, to be filled by the non-zero rule.
  ///
  /// The outline is made of polygons within `flatness` of the true offset curves. Contours without
  /// `close` stay open. Overlapping parts, at joins of short segments and at crossings, wind in the
  /// same direction. A path with coordinates that are not finite gives an empty outline.
  ///
  /// - Parameter flatness: The maximum error in the path's unit; above 0.
  /// - Complexity: O(*n*) in the points of the outline, which grow with the square root of
  ///   1/flatness.
  public func stroked(_ style: StrokeStyle, flatness: Double = 1.0 / 128) -> Path {
    guard style.halfWidth > 0, flatness > 0, reach != nil else { return Path() }
    let spines = SpineBuilder(
      self, maximumTurn: style.arcStep(flatness: flatness), flatness: flatness
    ).spines
    var stroker = Stroker(style, flatness: flatness)
    for spine in SpineCutter(style).cut(spines) { stroker.stroke(spine) }
    return stroker.outline
  }

  /// Returns the dashes of the path, limited to the style's `start` and `end`, as contours of
  /// straight lines.
  ///
  /// The style's width affects only the fineness of the flattening.
  public func dashed(_ style: StrokeStyle, flatness: Double = 1.0 / 128) -> Path {
    guard flatness > 0, reach != nil else { return Path() }
    var path = Path()
    let spines = SpineBuilder(
      self, maximumTurn: style.arcStep(flatness: flatness), flatness: flatness
    ).spines
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
