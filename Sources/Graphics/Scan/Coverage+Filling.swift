extension Coverage {
  /// Creates the coverage of a path inside `clip`, antialiased by exact area. `path` is in device
  /// pixels.
  ///
  /// A pixel's byte depends only on the path, never on `clip`, so drawing in parts gives an equal
  /// result. Coordinates are rounded to 1/1024 pixel. Where contours overlap inside a pixel, their
  /// areas add up before the rule is applied. Coordinates that are not finite give `empty`.
  /// Coordinates beyond ±2²⁰ pixels are clamped.
  ///
  /// - Complexity: O(*n*) in the rows and pixels inside `clip`.
  public init(filling path: Path, rule: FillRule = .nonZero, within clip: PixelRect) {
    let plane = PixelRect(
      x: -EdgeList.reach, y: -EdgeList.reach,
      width: 2 * EdgeList.reach, height: 2 * EdgeList.reach)
    guard !clip.isEmpty, let reach = path.reach else {
      self = .empty
      return
    }
    let edges = EdgeList(
      path, within: clip.intersection(plane), isNear: reach < Double(EdgeList.reach - 1))
    guard !edges.bounds.isEmpty else {
      self = .empty
      return
    }
    self.init(bounds: edges.bounds, bytes: Scan(edges, rule: rule).run())
  }
}
