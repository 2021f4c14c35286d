import Graphics

/// Filtered rows of a picture, as input for deflate. Consecutive stripes reuse one buffer:
/// allocating memory for each took a tenth of the time for user interfaces.
struct PNGStripe {
  /// The number of bytes before and after a row: zeros to the left of the first pixel, and room to
  /// read a word at the last one.
  private static let margin = 4

  private var memory: [UInt8] = []
  private var count = 0

  /// The filtered rows, each preceded by the number of its filter.
  var bytes: ArraySlice<UInt8> { memory[..<count] }

  /// Reads and filters other rows.
  mutating func read(
    _ rows: Range<Int>, of bitmap: Bitmap, as colors: PNGColors, policy: RowFilterPolicy
  ) {
    let rowBytes = colors.rowBytes(bitmap.width), size = colors.pixelBytes
    let length = Self.margin + rowBytes
    var chooser = RowFilterChooser(policy, rowBytes: rowBytes, pixelBytes: size)
    var room = [UInt8](repeating: 0, count: 2 * length + Self.margin)
    count = rows.count * (rowBytes + 1)
    if memory.count < count {
      // Some stripes of a picture have one row more than others.
      memory = Array(repeating: 0, count: count + rowBytes + 1)
    }
    memory.withUnsafeMutableBufferPointer { target in
      room.withUnsafeMutableBufferPointer { room in
        bitmap.withUnsafePixels { pixels in
          // Safe: `room` has two rows with margins, and `target` has at least `count` bytes.
          // Neither is empty, because no picture is.
          var row = room.baseAddress! + Self.margin, above = row + length
          var to = target.baseAddress!
          func read(_ y: Int, to row: UnsafeMutablePointer<UInt8>) {
            let start = y * bitmap.width
            colors.write(
              UnsafeBufferPointer(rebasing: pixels[start..<start + bitmap.width]), to: row)
          }
          if rows.lowerBound > 0 { read(rows.lowerBound - 1, to: above) }
          for y in rows {
            read(y, to: row)
            let filter = chooser.filter(for: row, above: above)
            to[0] = filter.rawValue
            filter.write(row, above: above, count: rowBytes, step: size, to: to + 1)
            to += rowBytes + 1
            swap(&row, &above)
          }
        }
      }
    }
  }
}
