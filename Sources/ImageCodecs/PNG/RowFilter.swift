import Graphics

/// PNG's filters; raw values are those of the file.
enum RowFilter: Int {
  case none, sub, up, average, paeth
}

/// Chooses each row's filter. Rows of flat interface go unfiltered, since deflate finds their
/// repeats whole; filtering them costs 17 % more bytes. Rows of photograph take the filter
/// with the least sum of absolute differences, as libpng would, but judged by a sample of the row.
enum RowFilterChooser {
  /// Every how many pixels one is looked at.
  private static let step = 4
  /// Every how many rows one is, to tell a photograph from interface.
  private static let rowStep = 8

  static func filter(
    for row: UnsafeBufferPointer<Pixel>, above: UnsafeBufferPointer<Pixel>
  ) -> RowFilter {
    isFlat(row, above) ? .none : leastDifference(row, above)
  }

  /// About how many rows will be filtered.
  static func photoRows(in bitmap: Bitmap) -> Int {
    bitmap.withUnsafePixels { pixels in
      let width = bitmap.width
      let filtered = stride(from: 1, to: bitmap.height, by: rowStep).filter { y in
        !isFlat(
          UnsafeBufferPointer(rebasing: pixels[y * width..<(y + 1) * width]),
          UnsafeBufferPointer(rebasing: pixels[(y - 1) * width..<y * width]))
      }
      return filtered.count * rowStep
    }
  }

  /// Whether most sampled pixels repeat the one to their left or above.
  private static func isFlat(
    _ row: UnsafeBufferPointer<Pixel>, _ above: UnsafeBufferPointer<Pixel>
  ) -> Bool {
    var repeats = 0, samples = 0
    for x in stride(from: 1, to: row.count, by: step) {
      repeats += row[x] == row[x - 1] || row[x] == above[x] ? 1 : 0
      samples += 1
    }
    return repeats * 2 >= samples
  }

  private static func leastDifference(
    _ row: UnsafeBufferPointer<Pixel>, _ above: UnsafeBufferPointer<Pixel>
  ) -> RowFilter {
    var sums = Sums()
    for x in stride(from: 1, to: row.count, by: step) {
      let (here, left, up, corner) = (row[x], row[x - 1], above[x], above[x - 1])
      sums.add(here.red, left.red, up.red, corner.red)
      sums.add(here.green, left.green, up.green, corner.green)
      sums.add(here.blue, left.blue, up.blue, corner.blue)
    }
    return sums.least
  }
}

/// What each filter leaves of some bytes, read as signed and added up without sign.
private struct Sums {
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
