/// The distinct colours of pixels with their counts, in the order of their values.
struct ColorHistogram {
  struct Entry: Hashable {
    let color: UInt32
    let count: Int
  }

  let entries: [Entry]
  let total: Int

  /// Counts the colours. Neighbours of one colour are first counted as a run, because user
  /// interfaces consist mostly of runs. The runs are sorted by three passes of one byte each.
  /// Without hashing, the order depends on the values alone.
  init(_ colors: [UInt32]) {
    var runs: [UInt64] = []
    var index = 0
    while index < colors.count {
      let color = colors[index]
      var end = index + 1
      while end < colors.count, colors[end] == color { end += 1 }
      runs.append(UInt64(color) << 32 | UInt64(end - index))
      index = end
    }
    for shift in [32, 40, 48] { Self.sort(&runs, byByteAt: UInt64(shift)) }

    var entries: [Entry] = []
    index = 0
    while index < runs.count {
      let color = runs[index] >> 32
      var count = 0
      while index < runs.count, runs[index] >> 32 == color {
        count += Int(runs[index] & 0xFFFF_FFFF)
        index += 1
      }
      entries.append(Entry(color: UInt32(color), count: count))
    }
    self.entries = entries
    total = colors.count
  }

  private static func sort(_ values: inout [UInt64], byByteAt shift: UInt64) {
    var starts = [Int](repeating: 0, count: 257)
    for value in values { starts[Int(value >> shift & 255) + 1] += 1 }
    for index in 1...256 { starts[index] += starts[index - 1] }
    var sorted = [UInt64](repeating: 0, count: values.count)
    for value in values {
      let byte = Int(value >> shift & 255)
      sorted[starts[byte]] = value
      starts[byte] += 1
    }
    values = sorted
  }
}
