import Graphics

/// What each filter leaves of some bytes, read as signed and added up without sign.
struct RowFilterSums {
  private var sub = 0
  private var up = 0
  private var average = 0
  private var paeth = 0

  mutating func add(_ here: UInt8, _ left: UInt8, _ up: UInt8, _ corner: UInt8) {
    let (value, a, b, c) = (Int(here), Int(left), Int(up), Int(corner))
    sub += Self.magnitude(value - a)
    self.up += Self.magnitude(value - b)
    average += Self.magnitude(value - (a + b) / 2)
    paeth += Self.magnitude(value - Self.predicted(a, b, c))
  }

  var least: RowFilter {
    let best = min(sub, up, average, paeth)
    return best == up ? .up : best == sub ? .sub : best == paeth ? .paeth : .average
  }

  private static func magnitude(_ difference: Int) -> Int {
    abs(Int(Int8(truncatingIfNeeded: difference)))
  }

  /// Paeth's: of left, above and corner the one nearest to left + above - corner.
  private static func predicted(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let toLeft = abs(up - corner), toUp = abs(left - corner)
    let toCorner = abs(left + up - 2 * corner)
    if toLeft <= toUp && toLeft <= toCorner { return left }
    return toUp <= toCorner ? up : corner
  }
}
