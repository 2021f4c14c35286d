internal import Foundation

/// The sides of a path that can matter within a clip, and what they enclose at most.
struct EdgeList {
  /// The plane ends here, in pixels either way.
  static let reach = 1 << 20

  private(set) var edges: [Edge] = []
  /// The whole pixels around the path, within the clip.
  private(set) var bounds = PixelRect.empty

  /// `isNear` says that the path lies on the plane and needs no cutting at its ends.
  init(_ path: Path, within clip: PixelRect, isNear: Bool) {
    // A glyph's curves have four to eight chords each.
    edges.reserveCapacity(6 * path.elements.count)
    var box = Box()
    path.forEachLine { start, end in
      if isNear {
        add(start, end, to: &box, clip)
      } else {
        for (from, to) in Self.limited(start, end) { add(from, to, to: &box, clip) }
      }
    }
    guard box.left < box.right, !edges.isEmpty else { return }
    let left = box.left >> Edge.fractionBits, first = box.top >> Edge.fractionBits
    let up = Edge.one - 1
    bounds = PixelRect(
      x: left, y: first,
      width: ((box.right + up) >> Edge.fractionBits) - left,
      height: ((box.bottom + up) >> Edge.fractionBits) - first
    ).intersection(clip)
  }

  /// The sides by the row of the bounds they begin in. Rows are lists through an array of indices:
  /// for each row the last side that begins there, for each side the one before it in the same row;
  /// −1 ends a list. Sides that begin above the bounds are in the first row.
  func byRow() -> (lastInRow: [Int], previous: [Int]) {
    var lastInRow = Array(repeating: -1, count: bounds.height)
    var previous: [Int] = []
    previous.reserveCapacity(edges.count)
    for (index, edge) in edges.enumerated() {
      let row = max((edge.y0 >> Edge.fractionBits) - bounds.y, 0)
      previous.append(lastInRow[row])
      lastInRow[row] = index
    }
    return (lastInRow, previous)
  }

  private struct Box {
    var left = Int.max, top = Int.max, right = Int.min, bottom = Int.min
  }

  private mutating func add(
    _ a: CGPoint, _ b: CGPoint, to box: inout Box, _ clip: PixelRect
  ) {
    guard let edge = Self.edge(a, b) else { return }
    let left = min(edge.x0, edge.x1)
    box.left = min(box.left, left)
    box.right = max(box.right, edge.x0, edge.x1)
    box.top = min(box.top, edge.y0)
    box.bottom = max(box.bottom, edge.y1)
    let bits = Edge.fractionBits
    if edge.y1 > clip.y << bits, edge.y0 < clip.maxY << bits, left < clip.maxX << bits {
      edges.append(edge)
    }
  }

  private static func edge(_ a: CGPoint, _ b: CGPoint) -> Edge? {
    let (ax, ay, bx, by) = (fixed(a.x), fixed(a.y), fixed(b.x), fixed(b.y))
    if ay < by { return Edge(x0: ax, y0: ay, x1: bx, y1: by, direction: 1) }
    if ay > by { return Edge(x0: bx, y0: by, x1: ax, y1: ay, direction: -1) }
    return nil
  }

  /// Halves round up; counted from the end of the plane, where truncation rounds down.
  private static func fixed(_ value: Double) -> Int {
    Int((value + Double(reach)) * Double(Edge.one) + 0.5) - (reach << Edge.fractionBits)
  }

  /// Cuts a line at the ends of the plane: what lies above or below is dropped, what lies left or
  /// right becomes upright at the border, where it still counts as being there.
  private static func limited(_ start: CGPoint, _ end: CGPoint) -> [(CGPoint, CGPoint)] {
    let end1 = Double(reach)
    if max(abs(start.x), abs(start.y), abs(end.x), abs(end.y)) <= end1 { return [(start, end)] }
    guard min(start.y, end.y) < end1, max(start.y, end.y) > -end1 else { return [] }
    var cuts = [0.0, 1.0]
    for (a, b) in [(start.x, end.x), (start.y, end.y)] where a != b {
      for border in [-end1, end1] {
        let t = (border - a) / (b - a)
        if t > 0, t < 1 { cuts.append(t) }
      }
    }
    cuts.sort()
    func point(_ t: Double) -> CGPoint {
      let x = start.x + (end.x - start.x) * t, y = start.y + (end.y - start.y) * t
      return CGPoint(x: min(max(x, -end1), end1), y: min(max(y, -end1), end1))
    }
    return zip(cuts, cuts.dropFirst()).map { (point($0), point($1)) }
  }
}
