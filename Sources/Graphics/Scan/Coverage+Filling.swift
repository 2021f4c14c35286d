/// Which points are inside a path that winds around them several times.
public enum FillRule: Hashable, Sendable {
  case nonZero, evenOdd
}

extension Coverage {
  /// The pixels a path covers within `clip`, anti-aliased by exact area; `path` is in device pixels.
  ///
  /// A pixel's byte depends on the path only, never on `clip`, so that drawing in parts gives the same
  /// picture. Coordinates are rounded to 1/1024 pixel. Where contours overlap inside one pixel their
  /// areas add up before the rule is applied. Coordinates that are not finite give `empty`; anything
  /// beyond ±2²⁰ pixels is cut there. Time grows with the rows and pixels inside `clip` only.
  public init(filling path: Path, rule: FillRule = .nonZero, within clip: PixelRect) {
    let reach = PixelRect(
      x: -EdgeList.reach, y: -EdgeList.reach,
      width: 2 * EdgeList.reach, height: 2 * EdgeList.reach)
    guard !clip.isEmpty, path.isFinite else {
      self = .empty
      return
    }
    let edges = EdgeList(path, within: clip.intersection(reach))
    guard !edges.bounds.isEmpty else {
      self = .empty
      return
    }
    var scan = Scan(edges, rule: rule)
    self.init(bounds: edges.bounds, bytes: scan.run())
  }
}
