/// The sums of absolute filtered values, read as signed bytes, for each filter.
struct RowFilterSums {
  private var sub = 0
  private var up = 0
  private var average = 0
  private var paeth = 0

  @inline(__always)
  mutating func add(_ here: UInt8, _ left: UInt8, _ up: UInt8, _ corner: UInt8) {
    let mean = UInt8(truncatingIfNeeded: (UInt16(left) &+ UInt16(up)) &>> 1)
    sub &+= Self.magnitude(here &- left)
    self.up &+= Self.magnitude(here &- up)
    average &+= Self.magnitude(here &- mean)
    paeth &+= Self.magnitude(here &- RowFilter.predicted(left, up, corner))
  }

  var least: RowFilter {
    let best = min(sub, up, average, paeth)
    return best == up ? .up : best == sub ? .sub : best == paeth ? .paeth : .average
  }

  @inline(__always)
  private static func magnitude(_ difference: UInt8) -> Int {
    Int(min(difference, 0 &- difference))
  }
}
