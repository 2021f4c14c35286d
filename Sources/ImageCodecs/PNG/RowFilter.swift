/// The row filters of PNG; raw values are those of the file
/// (https://www.w3.org/TR/png-3/#9Filter-types).
package enum RowFilter: UInt8, CaseIterable, Sendable {
  case none, sub, up, average, paeth

  /// Writes the filtered form of `count` bytes. Both rows must be preceded by `step` readable
  /// bytes, which are zeros to the left of the first pixel. The row above the first consists of
  /// zeros.
  package func write(
    _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, step: Int,
    to target: UnsafeMutablePointer<UInt8>
  ) {
    let left = row - step, corner = above - step
    switch self {
    case .none:
      target.update(from: row, count: count)
    case .sub:
      for x in 0..<count { target[x] = row[x] &- left[x] }
    case .up:
      for x in 0..<count { target[x] = row[x] &- above[x] }
    case .average:
      for x in 0..<count {
        target[x] =
          row[x] &- UInt8(truncatingIfNeeded: (UInt16(left[x]) &+ UInt16(above[x])) &>> 1)
      }
    case .paeth:
      for x in 0..<count {
        target[x] = row[x] &- Self.predicted(left[x], above[x], corner[x])
      }
    }
  }

  /// Returns Paeth's prediction: the value of left, above and corner that is nearest to left +
  /// above - corner. Among equals, it is the first.
  @inline(__always)
  static func predicted(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let (a, b, c) = (Int16(left), Int16(above), Int16(corner))
    let (fromLeft, fromAbove) = (b &- c, a &- c)
    let fromCorner = magnitude(fromLeft &+ fromAbove)
    let (toLeft, toAbove) = (magnitude(fromLeft), magnitude(fromAbove))
    let nearer = toAbove <= fromCorner ? above : corner
    return toLeft <= toAbove && toLeft <= fromCorner ? left : nearer
  }

  @inline(__always)
  private static func magnitude(_ value: Int16) -> Int16 { max(value, 0 &- value) }
}
