/// A decoder for GIF's variant of LZW. Codes grow from `minimumCodeSize + 1` to 12 bits, least
/// significant bit first. One code clears the table, and another ends the stream.
///
/// A table entry is not a chain of prefixes but a range of the decoded output. The string of a new
/// code is the previous string plus the next pixel, and these are adjacent in the output.
struct LZWDecoder {
  private static let capacity = 4096
  /// The maximum number of pixels per byte of data: a code of 12 bits represents fewer than 4096
  /// pixels, and shorter codes proportionally fewer.
  private static let greatestExpansion = capacity
  private let clear: Int
  private var starts = [Int](repeating: 0, count: capacity)
  private var lengths = [Int](repeating: 0, count: capacity)

  /// Creates a decoder, or nil for code sizes outside 2…8, the range of GIF89a for colour tables.
  init?(minimumCodeSize: Int) {
    guard (2...8).contains(minimumCodeSize) else { return nil }
    clear = 1 << minimumCodeSize
  }

  /// Returns the first `count` indices in `data`, or fewer if the data ends. Nil if a code is
  /// invalid.
  mutating func indices(in data: [UInt8], count: Int) -> [UInt8]? {
    var output: [UInt8] = []
    output.reserveCapacity(min(count, data.count * Self.greatestExpansion))
    var bits = 0, available = 0, next = clear + 2
    var size = clear.trailingZeroBitCount + 1
    var previous: (start: Int, length: Int)?
    for byte in data {
      bits |= Int(byte) << available
      available += 8
      while available >= size {
        let code = bits & (1 << size - 1)
        bits >>= size
        available -= size
        if code == clear + 1 { return output }
        if code == clear {
          next = clear + 2
          size = clear.trailingZeroBitCount + 1
          previous = nil
          continue
        }
        if let previous, next < Self.capacity {
          starts[next] = previous.start
          lengths[next] = previous.length + 1
          next += 1
        }
        guard let string = append(code, next, to: &output) else { return nil }
        if output.count >= count { return Array(output.prefix(count)) }
        previous = string
        if next == 1 << size, size < 12 { size += 1 }
      }
    }
    return output
  }

  private func append(
    _ code: Int, _ next: Int, to output: inout [UInt8]
  ) -> (start: Int, length: Int)? {
    let start = output.count
    if code < clear {
      output.append(UInt8(code))
      return (start, 1)
    }
    guard code > clear + 1, code < next else { return nil }
    // The newest string can overlap its own copy, so copy pixel by pixel.
    for index in starts[code]..<starts[code] + lengths[code] { output.append(output[index]) }
    return (start, lengths[code])
  }
}
