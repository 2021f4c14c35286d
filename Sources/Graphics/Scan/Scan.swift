/// Turns sides into bytes, a row at a time.
///
/// For each row every side adds, to the pixel it passes through and to the one right of it, how much
/// the area right of it changes there; a running sum along the row then is each pixel's signed area
/// (the accumulation buffer of font-rs, kept to one row so that memory does not grow with the shape).
/// Areas are integers in units of 1/2²¹ pixel: exact, the same on every host, and the same for both
/// windings. Crossings are computed from a side's ends, not stepped, so rows do not depend on where
/// the clip lets the scan begin.
struct Scan {
  /// A whole pixel's area is 2 to this.
  private static let fullBits = 2 * Edge.fractionBits + 1

  private let list: EdgeList
  private let bounds: PixelRect
  private let rule: FillRule
  private var active: [Edge] = []
  /// Change of area from pixel to pixel; two more than the row is wide.
  private var changes: [Int]
  private let left, right: Int

  init(_ list: EdgeList, rule: FillRule) {
    self.list = list
    bounds = list.bounds
    self.rule = rule
    changes = Array(repeating: 0, count: list.bounds.width + 2)
    left = list.bounds.x << Edge.fractionBits
    right = list.bounds.maxX << Edge.fractionBits
  }

  mutating func run() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: bounds.area)
    MutableStrip.lend(&bytes) { bytes in
      var above: Strip<UInt8>?
      for y in bounds.y..<bounds.maxY {
        let row = bytes[(y - bounds.y) * bounds.width, bounds.width]
        let top = y << Edge.fractionBits, bottom = top + Edge.one
        let changed = enter(row: y - bounds.y, top: top)
        let isPlain = active.allSatisfy { $0.isVertical && $0.y0 <= top && $0.y1 >= bottom }
        if let above, isPlain, !changed {
          row.copy(above)
        } else {
          for edge in active { add(edge, from: top, to: bottom) }
          MutableStrip.lend(&changes) { row.sum(clearing: $0, rule: rule, fullBits: Self.fullBits) }
        }
        above = isPlain ? row.reading : nil
      }
    }
    return bytes
  }

  /// Brings the active sides up to date for a row; whether any came or went.
  private mutating func enter(row: Int, top: Int) -> Bool {
    let count = active.count
    active.removeAll { $0.y1 <= top }
    var changed = active.count != count
    var index = list.lastInRow[row]
    while index >= 0 {
      active.append(list.edges[index])
      index = list.previous[index]
      changed = true
    }
    return changed
  }

  private mutating func add(_ edge: Edge, from top: Int, to bottom: Int) {
    let y0 = max(edge.y0, top), y1 = min(edge.y1, bottom)
    let a = edge.isVertical ? edge.x0 : edge.x(atY: y0)
    let b = edge.isVertical ? edge.x0 : edge.x(atY: y1)
    let low = min(a, b), high = max(a, b), height = y1 - y0
    guard low < right else { return }
    if high <= left {
      changes[0] += edge.direction * height * 2 * Edge.one
      return
    }
    var x = low, y = 0
    if low < left {
      (x, y) = (left, (left - low) * height / (high - low))
      changes[0] += edge.direction * y * 2 * Edge.one
    }
    repeat {
      let column = x >> Edge.fractionBits
      let border = (column + 1) << Edge.fractionBits
      let nextX = min(high, border)
      let nextY = nextX == high ? height : (nextX - low) * height / (high - low)
      let inside = (x + nextX) - 2 * (border - Edge.one)
      let step = edge.direction * (nextY - y), index = column - bounds.x
      changes[index] += step * (2 * Edge.one - inside)
      changes[index + 1] += step * inside
      (x, y) = (nextX, nextY)
    } while x < high && x < right
  }
}
