/// PNG's filters; raw values are those of the file.
enum RowFilter: Int {
  case none, sub, up, average, paeth
}

/// Chooses each row's filter. Rows of flat interface go unfiltered, since deflate finds their
/// repeats whole; filtering them costs 17 % (`encoders.md` §B). Rows of photograph take the filter
/// with the least sum of absolute differences, as libpng would, but judged by a sample of the row.
struct RowFilterChooser {
  /// Every how many pixels one is looked at.
  private static let step = 4
  private let channels: Int
  private var above: [UInt8]

  init(width: Int, channels: Int) {
    self.channels = channels
    above = [UInt8](repeating: 0, count: width * channels)
  }

  mutating func filter(for row: [UInt8]) -> RowFilter {
    defer { above = row }
    return row.withUnsafeBufferPointer { row in
      above.withUnsafeBufferPointer { above in
        isFlat(row, above) ? .none : leastDifference(row, above)
      }
    }
  }

  /// Whether most sampled pixels repeat the one to their left or above.
  private func isFlat(_ row: UnsafeBufferPointer<UInt8>, _ above: UnsafeBufferPointer<UInt8>)
    -> Bool
  {
    var repeats = 0, samples = 0
    for start in stride(from: channels, to: row.count, by: channels * Self.step) {
      var left = true, up = true
      for index in start..<start + channels {
        left = left && row[index] == row[index - channels]
        up = up && row[index] == above[index]
      }
      repeats += left || up ? 1 : 0
      samples += 1
    }
    return repeats * 2 >= samples
  }

  private func leastDifference(
    _ row: UnsafeBufferPointer<UInt8>, _ above: UnsafeBufferPointer<UInt8>
  ) -> RowFilter {
    var sums = (sub: 0, up: 0, average: 0, paeth: 0)
    for start in stride(from: channels, to: row.count, by: channels * Self.step) {
      for index in start..<start + min(channels, 3) {
        let value = Int(row[index]), left = Int(row[index - channels])
        let up = Int(above[index]), corner = Int(above[index - channels])
        sums.sub += magnitude(value - left)
        sums.up += magnitude(value - up)
        sums.average += magnitude(value - (left + up) / 2)
        sums.paeth += magnitude(value - paeth(left, up, corner))
      }
    }
    let best = min(sums.sub, sums.up, sums.average, sums.paeth)
    return best == sums.up ? .up : best == sums.sub ? .sub : best == sums.paeth ? .paeth : .average
  }

  /// A difference as the file stores it, a byte, read as signed.
  private func magnitude(_ difference: Int) -> Int {
    abs(Int(Int8(truncatingIfNeeded: difference)))
  }

  private func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let toLeft = abs(up - corner), toUp = abs(left - corner)
    let toCorner = abs(left + up - 2 * corner)
    if toLeft <= toUp && toLeft <= toCorner { return left }
    return toUp <= toCorner ? up : corner
  }
}
