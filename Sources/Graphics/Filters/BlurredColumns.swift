/// Some columns of coverage between box blurs, in 1/256 so that six roundings do not add up. Only columns are
/// blurred (whole rows at a time, which vectorises); rows are blurred as columns of what was turned.
///
/// A few columns go through all steps before the next ones do: they stay in the cache, and little memory is asked
/// for. Two planes of all columns took the system as long to hand out as they took to be blurred.
struct BlurredColumns {
  /// As many as are blurred together.
  private static let most = 128

  /// At present.
  private var width = 0, height = 0
  /// The columns are the first `width · height` of them; the rest is room to grow.
  private var values: [UInt16]
  /// Where the next step writes: the two change places.
  private var spare: [UInt16]

  /// `tallest` is the number of rows that columns will have grown to.
  init(of count: Int, tallest: Int) {
    let room = min(count, Self.most) * tallest
    values = Array(repeating: 0, count: room)
    spare = Array(repeating: 0, count: room)
  }

  /// Where each lot of `count` columns begins, and how many it has.
  static func lots(of count: Int) -> some Sequence<(start: Int, width: Int)> {
    stride(from: 0, to: count, by: most).lazy.map { ($0, min(most, count - $0)) }
  }

  /// Begins anew with `width` columns, row by row.
  mutating func begin(
    width: Int, height: Int, _ write: (_ y: Int, _ row: MutableStrip<UInt16>) -> Void
  ) {
    (self.width, self.height) = (width, height)
    MutableStrip.lend(&values) { values in
      for y in 0..<height { write(y, values[y * width, width]) }
    }
  }

  /// Three times, each taller by the box's reach on either side; as they are where there is none.
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
        // The row at the box's far end enters its sum in the next step; the one at the near end has
        // just left it.
        for y in 0..<tall {
          result[y * across, across].slide(
            sums, adding: row(y - 1), removing: row(y - 2 * box.reach), next: row(y), box)
        }
      }
    }
    swap(&values, &spare)
    height = tall
  }

  /// Lends them as rows, one after another.
  mutating func turned(_ body: (Strip<UInt16>) -> Void) {
    let count = width * height
    MutableStrip.lend(&spare) { rows in
      Strip.lend(values) { rows[0, count].transpose($0[0, count], width: width, height: height) }
      body(rows[0, count].reading)
    }
  }
}
