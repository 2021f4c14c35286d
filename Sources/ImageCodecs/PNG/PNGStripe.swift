import Graphics

/// Some rows of a picture, filtered: what deflate is given. One after another has the same memory: to be handed
/// fresh memory for each took a tenth of an interface's time.
struct PNGStripe {
  /// Bytes before and behind a row: what its first pixel has to its left, and room to read a word at its
  /// last.
  private static let margin = 4

  private var memory: [UInt8] = []
  private var count = 0

  /// A filter's number and the row, for each.
  var bytes: ArraySlice<UInt8> { memory[..<count] }

  /// Takes other rows.
  mutating func read(
    _ rows: Range<Int>, of bitmap: Bitmap, as colors: PNGColors, policy: RowFilterPolicy
  ) {
    let rowBytes = colors.rowBytes(bitmap.width), size = colors.pixelBytes
    let length = Self.margin + rowBytes
    var chooser = RowFilterChooser(policy, rowBytes: rowBytes, pixelBytes: size)
    var room = [UInt8](repeating: 0, count: 2 * length + Self.margin)
    count = rows.count * (rowBytes + 1)
    if memory.count < count {
      // Of a picture's stripes some have a row more than others.
      memory = Array(repeating: 0, count: count + rowBytes + 1)
    }
    memory.withUnsafeMutableBufferPointer { target in
      room.withUnsafeMutableBufferPointer { room in
        bitmap.withUnsafePixels { pixels in
          // Safe: `room` has two rows with margins, `target` has `count` bytes or more; neither is empty, since
          // no picture is.
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
