internal import Foundation

/// The edges of a path that can affect the pixels inside a clip, and their bounds.
struct EdgeList {
  /// The largest coordinate of the plane in each direction, in pixels.
  static let reach = 1 << 20

  private(set) var edges: [Edge] = []
  /// The bounding box of the path in whole pixels, inside the clip.
  private(set) var bounds = PixelRect.empty

  /// Collects the edges. `isNear` means that the path is inside the plane and needs no clipping to
  /// it.
  init(_ path: Path, within clip: PixelRect, isNear: Bool) {
    // The curves of a glyph have four to eight chords each.
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

  /// Returns the edges by the row of the bounds in which they begin.
  ///
  /// Rows are linked lists of indices: `lastInRow` has the last edge that begins in each row,
  /// `previous` the edge before each edge in its row. −1 ends a list. Edges that begin above the
  /// bounds are in the first row.
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

  /// Returns the fixed-point value, with halves rounded up. The offset makes it positive, so that
  /// truncation rounds down.
  private static func fixed(_ value: Double) -> Int {
    Int((value + Double(reach)) * Double(Edge.one) + 0.5) - (reach << Edge.fractionBits)
  }

  /// Clips a line to the plane. Parts above and below are dropped, and parts to the left and right
  /// become vertical lines at the border, where they still affect the winding.
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
