/// GIF's variant of LZW: codes grow from `minimumCodeSize + 1` to 12 bits, least significant bit
/// first, with a code to clear the table and one to end.
///
/// A table entry is not a chain of prefixes but a place in what has been decoded already: the
/// string of a new code is the previous string and the pixel after it, which is where they stand.
struct LZWDecoder {
  private static let capacity = 4096
  /// Pixels that a byte of data cannot exceed: a code of 12 bits stands for fewer than 4096, of fewer
  /// bits for fewer still in proportion.
  private static let greatestExpansion = capacity
  private let clear: Int
  private var starts = [Int](repeating: 0, count: capacity)
  private var lengths = [Int](repeating: 0, count: capacity)

  /// Nil outside of 2…8, what GIF89a allows for colours of a table.
  init?(minimumCodeSize: Int) {
    guard (2...8).contains(minimumCodeSize) else { return nil }
    clear = 1 << minimumCodeSize
  }

  /// The first `count` indices in `data`; nil when a code is impossible. Fewer when `data` end.
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
    // The newest string may reach into what is being written: pixel by pixel.
    for index in starts[code]..<starts[code] + lengths[code] { output.append(output[index]) }
    return (start, lengths[code])
  }
}
