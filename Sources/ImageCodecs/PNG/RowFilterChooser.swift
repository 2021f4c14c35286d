/// A chooser of each row's filter by a policy. It stores the buffers between rows.
struct RowFilterChooser {
  /// The sampling interval in pixels.
  private static let step = 4
  /// The share of pixels equal to the left or upper neighbour above which a row counts as flat.
  ///
  /// It was measured on a photograph above an interface and on an interface. At 0.5 the first is 1
  /// % larger, at 0.8 the second is 3 % larger.
  private static let flatShare = (repeats: 7, of: 10)

  private let policy: RowFilterPolicy
  private let pixelBytes: Int
  private var pairs = PairCounter()
  private var filtered: [UInt8]

  /// Creates a chooser.
  ///
  /// - Parameters:
  ///   - rowBytes: The length of rows in bytes.
  ///   - pixelBytes: The bytes per pixel: 1, 3 or 4.
  init(_ policy: RowFilterPolicy, rowBytes: Int, pixelBytes: Int) {
    (self.policy, self.pixelBytes) = (policy, pixelBytes)
    filtered = Array(repeating: 0, count: rowBytes)
  }

  /// Returns the filter for a row.
  ///
  /// - Parameters:
  ///   - row, above: The row and the one above it. Each is preceded by four bytes, of which those
  ///     of a pixel are zeros, and followed by three.
  mutating func filter(
    for row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>
  ) -> RowFilter {
    switch policy {
    case .plain: .none
    case .minimumDifference: minimumDifference(row, above)
    case .fewestPairs: fewestPairs(row, above, period: PairCounter.all)
    case .mixed:
      isFlat(row, above) ? .none : fewestPairs(row, above, period: PairCounter.sampled)
    case .fast: isFlat(row, above) ? .none : .up
    }
  }

  private func isFlat(_ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>) -> Bool {
    let size = pixelBytes, count = filtered.count
    let used = UInt32(littleEndian: ~0 >> (32 - 8 * UInt32(size)))
    func pixel(_ row: UnsafePointer<UInt8>, _ at: Int) -> UInt32 {
      // Safe: four bytes precede a row, and three follow it.
      UnsafeRawPointer(row).loadUnaligned(fromByteOffset: at, as: UInt32.self) & used
    }
    var repeats = 0, samples = 0
    var at = size
    while at &+ size <= count {
      let here = pixel(row, at)
      repeats &+= here == pixel(row, at &- size) || here == pixel(above, at) ? 1 : 0
      samples &+= 1
      at &+= size &* Self.step
    }
    return repeats * Self.flatShare.of >= samples * Self.flatShare.repeats
  }

  /// Returns the filter with the fewest distinct pairs. Among equals, it is the first, so that a
  /// uniform row is not filtered.
  private mutating func fewestPairs(
    _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, period: Int
  ) -> RowFilter {
    var best = RowFilter.none, fewest = Int.max
    for filter in RowFilter.allCases {
      let count = filtered.withUnsafeMutableBufferPointer { filtered in
        // Safe: the buffer has the length of a row, which is not empty.
        let target = filtered.baseAddress!
        filter.write(row, above: above, count: filtered.count, step: pixelBytes, to: target)
        return pairs.count(target, count: filtered.count, period: period)
      }
      if count < fewest { (best, fewest) = (filter, count) }
    }
    return best
  }

  private func minimumDifference(
    _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>
  ) -> RowFilter {
    // One call per pixel size, so that the compiler knows the size inside the loop.
    switch pixelBytes {
    case 1: minimumDifference(row, above, 1)
    case 3: minimumDifference(row, above, 3)
    default: minimumDifference(row, above, 4)
    }
  }

  @inline(__always)
  private func minimumDifference(
    _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ size: Int
  ) -> RowFilter {
    var sums = RowFilterSums()
    var at = size
    while at &+ size <= filtered.count {
      for byte in at..<at &+ size {
        sums.add(row[byte], row[byte &- size], above[byte], above[byte &- size])
      }
      at &+= size &* Self.step
    }
    return sums.least
  }
}
