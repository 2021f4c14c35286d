internal import Foundation

/// Rows of a picture that is scaled, flipped and moved but not turned: columns of texels are summed
/// first, into 16-bit components of one texel row, then that row is resampled across.
///
/// Down first because the sum down reads only the texel rows and columns a row needs and runs over
/// consecutive memory; weights of 8 bits keep it exact in 16-bit lanes. Summing across first would
/// need all texel rows resampled and kept.
struct UprightRows: RowSource {
  let isOpaque: Bool
  private let bitmap: Bitmap
  private let columns, rows: AxisTable
  /// The columns' weights, each four times.
  private let columnWeights: [UInt16]
  private let area: PixelRect
  /// One summed texel row, 4 components a texel, and room for the last entry's unused taps.
  private var texels: [UInt16]
  /// The columns' largest start where pixels show two texels each and leave others out between them; nil where
  /// nearly all texels of a row are shown.
  private let mostOfPairs: Int?

  /// Nil when the scale is zero or anything is not finite. Only rows and columns of `area` can be
  /// written.
  init?(
    _ source: ImageSource, _ transform: CGAffineTransform, _ filter: SamplingFilter,
    area: PixelRect
  ) {
    let (sx, sy) = (transform.a, transform.d)
    guard sx.isFinite, sy.isFinite, transform.tx.isFinite, transform.ty.isFinite,
      abs(1 / sx) < 0x1p60, abs(1 / sy) < 0x1p60, !source.bitmap.isEmpty, !area.isEmpty
    else { return nil }
    // From the whole pixel on that the picture begins in, so that it looks the same at each of them.
    let (x, y) = transform.wholePixels
    self.init(
      source.bitmap, isOpaque: source.isOpaque,
      columns: AxisTable(
        area.x - x..<area.maxX - x, scale: sx, offset: transform.tx - CGFloat(x),
        size: source.bitmap.width, filter: filter, unit: Self.columnUnit),
      rows: AxisTable(
        area.y - y..<area.maxY - y, scale: sy, offset: transform.ty - CGFloat(y),
        size: source.bitmap.height, filter: filter, unit: Self.rowUnit),
      area: area)
  }

  /// What weights across sum to: 15 bits, so that a product's upper half fits a signed lane.
  static let columnUnit = 1 << 15
  /// What weights down sum to: 8 bits keep sums of bytes within 16.
  static let rowUnit = 1 << 8

  /// The tables' entries are those of `area`, in units of `columnUnit` and `rowUnit`.
  init(
    _ bitmap: Bitmap, isOpaque: Bool, columns: AxisTable, rows: AxisTable, area: PixelRect
  ) {
    self.bitmap = bitmap
    self.isOpaque = isOpaque
    self.columns = columns
    self.rows = rows
    self.area = area
    columnWeights = columns.weights.fourTimes
    texels = Array(repeating: 0, count: 4 * (columns.length + columns.taps))
    mostOfPairs =
      columns.taps == 2 && columns.length > Self.leastSpread * columns.starts.count
      ? columns.starts.max().map(Int.init) : nil
  }

  /// From how many texels a pixel on it is faster to read those that it shows one by one.
  private static let leastSpread = 1
  /// How many rows before they are read texels are fetched: one is late, unless each pixel shows some line of
  /// memory of its own; what is fetched for more is gone before it is read.
  private var rowsAhead: Int { columns.length > 4 * columns.starts.count ? 1 : 2 }

  mutating func write(y: Int, x: Int, to row: MutableStrip<Pixel>) {
    if writePairs(y: y, x: x, to: row) { return }
    let entry = y - area.y, column = x - area.x
    let (columns, rows, bitmap) = (columns, rows, bitmap)
    let start = Int(rows.starts[entry]) + rows.first
    let count = rows.used(entry)
    let end = (start + count - 1) * bitmap.width + columns.first + columns.length
    let first = start * bitmap.width + columns.first
    MutableStrip.lend(&texels) { texels in
      Strip.lend(rows.weights) { weights in
        bitmap.lendPixels { pixels in
          texels[0, 4 * columns.length].sumDown(
            pixels[first, end - first], stride: bitmap.width,
            weights: weights[entry * rows.taps, count])
        }
      }
      Strip.lend(columnWeights) { weights in
        Strip.lend(columns.starts) { starts in
          row.sumAcross(
            texels.reading, starts: starts[column, row.count],
            weights: weights[4 * column * columns.taps, 4 * row.count * columns.taps],
            taps: columns.taps)
        }
      }
    }
  }

  /// The same in one go, where pixels show two texels each; false where that is not so.
  private func writePairs(y: Int, x: Int, to row: MutableStrip<Pixel>) -> Bool {
    guard let mostOfPairs else { return false }
    let entry = y - area.y, column = x - area.x
    let count = rows.used(entry)
    let first = (Int(rows.starts[entry]) + rows.first) * bitmap.width + columns.first
    // The second of the last two may not be shown, and lie beyond the picture.
    let end = first + (count - 1) * bitmap.width + mostOfPairs + 2
    guard end <= bitmap.width * bitmap.height else { return false }
    let later = min(entry + rowsAhead, rows.starts.count - 1)
    let ahead = Int(rows.starts[later] - rows.starts[entry]) * bitmap.width
    return bitmap.lendPixels { pixels in
      Strip.lend(rows.weights) { rowWeights in
        Strip.lend(columns.starts) { starts in
          Strip.lend(columnWeights) { weights in
            row.sumPairs(
              pixels[first, end - first], stride: bitmap.width,
              rowWeights: rowWeights[entry * rows.taps, count], starts: starts[column, row.count],
              most: mostOfPairs, weights: weights[8 * column, 8 * row.count], ahead: ahead)
          }
        }
      }
    }
  }
}

extension [UInt16] {
  /// Each element four times.
  fileprivate var fourTimes: [UInt16] {
    var result = [UInt16](repeating: 0, count: 4 * count)
    MutableStrip.lend(&result) { result in Strip.lend(self) { result.repeatFourTimes($0) } }
    return result
  }
}
