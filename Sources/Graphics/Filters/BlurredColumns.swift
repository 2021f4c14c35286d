/// A batch of coverage columns between box blurs, in units of 1/256 so that six roundings do not
/// add up.
///
/// Only columns are blurred, whole rows at a time, which vectorises. Rows are blurred as the
/// columns of a transposed image. A small batch passes through all steps before the next batch, so
/// it stays in the cache and needs little memory. With two planes for all columns, the system took
/// as long to allocate them as the blur took.
struct BlurredColumns {
  /// The maximum number of columns in a batch.
  private static let maximumBatchSize = 128

  /// The current size of the batch.
  private var width = 0, height = 0
  /// The columns, row by row, in the first `width · height` elements. The rest is room to grow.
  private var values: [UInt16]
  /// The output of the next step; it is swapped with `values` after each step.
  private var spare: [UInt16]

  /// Creates the memory for batches of `count` columns. `tallest` is the number of rows after all
  /// blurs.
  init(of count: Int, tallest: Int) {
    let room = min(count, Self.maximumBatchSize) * tallest
    values = Array(repeating: 0, count: room)
    spare = Array(repeating: 0, count: room)
  }

  /// Returns the start and the width of each batch of `count` columns.
  static func batches(of count: Int) -> some Sequence<(start: Int, width: Int)> {
    stride(from: 0, to: count, by: maximumBatchSize).lazy.map {
      ($0, min(maximumBatchSize, count - $0))
    }
  }

  /// Starts a new batch with `width` columns, written row by row.
  mutating func begin(
    width: Int, height: Int, _ write: (_ y: Int, _ row: MutableStrip<UInt16>) -> Void
  ) {
    (self.width, self.height) = (width, height)
    MutableStrip.lend(&values) { values in
      for y in 0..<height { write(y, values[y * width, width]) }
    }
  }

  /// Blurs the columns three times. Each time they grow by the box's reach at both ends. Nil
  /// changes nothing.
  mutating func blurDown(_ box: BoxBlur?) {
    guard let box else { return }
    var sums = [UInt32](repeating: 0, count: width)
    let nothing = [UInt16](repeating: 0, count: width)
    for _ in 0..<3 {
      Strip.lend(nothing) { nothing in
        MutableStrip.lend(&sums) { sums in slide(box, sums, nothing) }
      }
    }
  }

  private mutating func slide(
    _ box: BoxBlur, _ sums: MutableStrip<UInt32>, _ nothing: Strip<UInt16>
  ) {
    let (rows, across) = (height, width)
    let tall = rows + 2 * box.reach
    sums.clear()
    MutableStrip.lend(&spare) { result in
      Strip.lend(values) { values in
        func row(_ y: Int) -> Strip<UInt16> {
          y >= 0 && y < rows ? values[y * across, across] : nothing
        }
        // The row at the far end of the box enters the sum in the next step. The row at the near
        // end has just left the sum.
        for y in 0..<tall {
          result[y * across, across].slide(
            sums, adding: row(y - 1), removing: row(y - 2 * box.reach), next: row(y), box)
        }
      }
    }
    swap(&values, &spare)
    height = tall
  }

  /// Calls `body` with the columns transposed to rows.
  mutating func withTransposed(_ body: (Strip<UInt16>) -> Void) {
    let count = width * height
    MutableStrip.lend(&spare) { rows in
      Strip.lend(values) { rows[0, count].transpose($0[0, count], width: width, height: height) }
      body(rows[0, count].reading)
    }
  }
}
