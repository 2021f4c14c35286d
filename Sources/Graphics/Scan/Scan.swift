/// The rasteriser, which converts edges to coverage bytes.
///
/// In each row, every edge adds the change of the area to its right, at the pixel it crosses and at
/// the pixel after it. The running sum along the row is then the signed area of each pixel (the
/// accumulation buffer of font-rs). Areas are integers in units of 1/2²¹ pixel. They are exact,
/// equal on every host and for both windings, and independent of the order of edges. Crossings are
/// calculated from the ends of an edge, not stepped, so rows do not depend on the first row of the
/// clip.
///
/// Small shapes (glyphs) have a buffer for all rows and are processed edge by edge. For large
/// shapes only one row is buffered, so that memory does not grow with the shape. Rows with only
/// vertical edges are copied from the row above; a rounded rectangle consists mostly of such rows.
struct Scan {
  /// The binary logarithm of a whole pixel's area.
  private static let fullBits = 2 * Edge.fractionBits + 1
  /// The largest number of pixels at which the whole buffer, 8 bytes each, stays in the L1 cache.
  private static let smallArea = 1 << 12

  private let list: EdgeList
  private let bounds: PixelRect
  private let rule: FillRule
  private let left, right: Int
  /// The number of area changes per row: two more than pixels.
  private let stride: Int

  init(_ list: EdgeList, rule: FillRule) {
    self.list = list
    bounds = list.bounds
    self.rule = rule
    stride = list.bounds.width + 2
    left = list.bounds.x << Edge.fractionBits
    right = list.bounds.maxX << Edge.fractionBits
  }

  func run() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: bounds.area)
    MutableStrip.lend(&bytes) { bytes in
      if bounds.area <= Self.smallArea { addAll(to: bytes) } else { addByRow(to: bytes) }
    }
    return bytes
  }

  // MARK: Small shapes

  private func addAll(to bytes: MutableStrip<UInt8>) {
    var changes = [Int](repeating: 0, count: stride * bounds.height)
    MutableStrip.lend(&changes) { changes in
      for edge in list.edges { add(edge, to: changes) }
      for y in 0..<bounds.height {
        bytes[y * bounds.width, bounds.width].sum(
          clearing: changes[y * stride, stride], rule: rule, fullBits: Self.fullBits)
      }
    }
  }

  /// Adds an edge, row by row from its top.
  private func add(_ edge: Edge, to changes: MutableStrip<Int>) {
    let bottom = min(edge.y1, bounds.maxY << Edge.fractionBits)
    var y = max(edge.y0, bounds.y << Edge.fractionBits)
    var x = edge.x(atY: y)
    while y < bottom {
      let row = y >> Edge.fractionBits
      let nextY = min((row &+ 1) << Edge.fractionBits, bottom)
      let nextX = edge.x(atY: nextY)
      add(
        from: x, to: nextX, height: nextY &- y, direction: edge.direction,
        changes: changes[(row &- bounds.y) &* stride, stride])
      (x, y) = (nextX, nextY)
    }
  }

  // MARK: Large shapes

  private func addByRow(to bytes: MutableStrip<UInt8>) {
    let rows = list.byRow()
    var changes = [Int](repeating: 0, count: stride)
    var active: [Edge] = []
    var above: Strip<UInt8>?
    MutableStrip.lend(&changes) { changes in
      for y in 0..<bounds.height {
        let row = bytes[y * bounds.width, bounds.width]
        let top = (bounds.y + y) << Edge.fractionBits, bottom = top + Edge.one
        let count = active.count
        active.removeAll { $0.y1 <= top }
        var changed = active.count != count
        var index = rows.lastInRow[y]
        while index >= 0 {
          active.append(list.edges[index])
          index = rows.previous[index]
          changed = true
        }
        let isPlain = active.allSatisfy { $0.isVertical && $0.y0 <= top && $0.y1 >= bottom }
        if let above, isPlain, !changed {
          row.copy(above)
        } else {
          for edge in active {
            let (from, to) = (max(edge.y0, top), min(edge.y1, bottom))
            add(
              from: edge.x(atY: from), to: edge.x(atY: to), height: to - from,
              direction: edge.direction, changes: changes)
          }
          row.sum(clearing: changes, rule: rule, fullBits: Self.fullBits)
        }
        above = isPlain ? row.reading : nil
      }
    }
  }

  // MARK: Edges within a row

  @inline(__always)
  private func add(
    from a: Int, to b: Int, height: Int, direction: Int, changes: MutableStrip<Int>
  ) {
    let low = min(a, b), high = max(a, b)
    guard low < right else { return }
    if high <= left {
      changes[0] &+= direction &* height &* (2 &* Edge.one)
      return
    }
    var x = low, y = 0
    if low < left {
      (x, y) = (left, (left &- low) &* height / (high &- low))
      changes[0] &+= direction &* y &* (2 &* Edge.one)
    }
    repeat {
      let column = x >> Edge.fractionBits
      let border = (column &+ 1) << Edge.fractionBits
      let nextX = min(high, border)
      let nextY = nextX == high ? height : (nextX &- low) &* height / (high &- low)
      let inside = (x &+ nextX) &- 2 &* (border &- Edge.one)
      let step = direction &* (nextY &- y), index = column &- bounds.x
      changes[index] &+= step &* (2 &* Edge.one &- inside)
      changes[index &+ 1] &+= step &* inside
      (x, y) = (nextX, nextY)
    } while x < high && x < right
  }
}
