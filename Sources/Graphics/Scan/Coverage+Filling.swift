extension Coverage {
  /// The pixels a path covers within `clip`, anti-aliased by exact area; `path` is in device pixels.
  ///
  /// A pixel's byte depends on the path only, never on `clip`, so that drawing in parts gives the same
  /// picture. Coordinates are rounded to 1/1024 pixel. Where contours overlap inside one pixel their
  /// areas add up before the rule is applied. Coordinates that are not finite give `empty`; anything
  /// beyond ±2²⁰ pixels is cut there. Time grows with the rows and pixels inside `clip` only.
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
