internal import Foundation

/// The rows of an image that is scaled, reflected and moved, but not turned. Columns of texels are
/// summed first, to one texel row with 16-bit components. Then this row is resampled across.
///
/// The sum down comes first because it reads only the texel rows and columns that a row needs, in
/// consecutive memory. Weights of 8 bits keep it exact in 16-bit lanes. With the sum across first,
/// all texel rows would have to be resampled and stored.
struct AxisAlignedRows: RowSource {
  let isOpaque: Bool
  private let bitmap: Bitmap
  private let columns, rows: AxisTable
  /// The weights of the columns, each repeated four times.
  private let columnWeights: [UInt16]
  private let area: PixelRect
  /// A summed texel row with 4 components per texel, and room for the unused taps of the last
  /// entry.
  private var texels: [UInt16]
  /// The largest start of a column if pixels show two texels each and skip others between them,
  /// otherwise nil.
  private let maximumPairStart: Int?

  /// Creates the rows of `area`; other pixels cannot be written. Returns nil if the scale is zero
  /// or a value is not finite.
  init?(
    _ source: ImageSource, _ transform: CGAffineTransform, _ filter: SamplingFilter,
    area: PixelRect
  ) {
    let (sx, sy) = (transform.a, transform.d)
    guard sx.isFinite, sy.isFinite, transform.tx.isFinite, transform.ty.isFinite,
      abs(1 / sx) < 0x1p60, abs(1 / sy) < 0x1p60, !source.bitmap.isEmpty, !area.isEmpty
    else { return nil }
    // Positions are relative to the whole pixel in which the image begins, so that the result does
    // not depend on that pixel.
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

  /// The sum of the weights across: 15 bits, so that the upper half of a product fits a signed
  /// lane.
  static let columnUnit = 1 << 15
  /// The sum of the weights down: 8 bits, so that sums of bytes fit in 16 bits.
  static let rowUnit = 1 << 8

  /// Creates the rows from tables for `area`, in units of `columnUnit` and `rowUnit`.
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
    maximumPairStart =
      columns.taps == 2 && columns.length > Self.minimumSpread * columns.starts.count
      ? columns.starts.max().map(Int.init) : nil
  }

  /// The number of texels per pixel above which reading only the shown texels is faster.
  private static let minimumSpread = 1
  /// The number of rows by which texels are prefetched.
  ///
  /// One row is too late unless each pixel reads a different cache line. With more rows, the data
  /// is evicted before it is read.
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

  /// Writes the row in one pass if pixels show two texels each. Returns false if they do not.
  private func writePairs(y: Int, x: Int, to row: MutableStrip<Pixel>) -> Bool {
    guard let maximumPairStart else { return false }
    let entry = y - area.y, column = x - area.x
    let count = rows.used(entry)
    let first = (Int(rows.starts[entry]) + rows.first) * bitmap.width + columns.first
    // The second texel of the last pair can be unused, and outside the image.
    let end = first + (count - 1) * bitmap.width + maximumPairStart + 2
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
              most: maximumPairStart, weights: weights[8 * column, 8 * row.count], ahead: ahead)
          }
        }
      }
    }
  }
}

extension [UInt16] {
  /// The array with each element repeated four times.
  fileprivate var fourTimes: [UInt16] {
    var result = [UInt16](repeating: 0, count: 4 * count)
    MutableStrip.lend(&result) { result in Strip.lend(self) { result.repeatFourTimes($0) } }
    return result
  }
}
