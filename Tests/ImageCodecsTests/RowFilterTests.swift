import ImageCodecs
import TestSupport
import Testing

struct RowFilterTests {
  /// The filter definitions of the specification, byte by byte
  /// (https://www.w3.org/TR/png-3/#9Filter-types).
  private func plain(_ filter: RowFilter, _ here: Int, _ left: Int, _ up: Int, _ corner: Int)
    -> UInt8
  {
    let estimate = left + up - corner
    let predicted =
      switch filter {
      case .none: 0
      case .sub: left
      case .up: up
      case .average: (left + up) / 2
      case .paeth:
        [left, up, corner].enumerated().min {
          (abs(estimate - $0.element), $0.offset) < (abs(estimate - $1.element), $1.offset)
        }!.element
      }
    return UInt8(truncatingIfNeeded: here - predicted)
  }

  @Test(arguments: RowFilter.allCases, [1, 3, 4]) func filtersAreTheirDefinitions(
    filter: RowFilter, step: Int
  ) {
    let seed: UInt64 = 21
    var random = SplitMix64(seed: seed)
    for pixels in [1, 2, 5, 16, 17, 333] {
      let count = pixels * step
      func row() -> [UInt8] {
        // Differences are small or large, so that each of Paeth's three candidates is sometimes the
        // nearest.
        let wide = random.next() % 2 == 0
        return Array(repeating: 0, count: step)
          + (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next() % (wide ? 256 : 6)) }
      }
      let (here, above) = (row(), row())
      var filtered = [UInt8](repeating: 0, count: count)
      here.withUnsafeBufferPointer { here in
        above.withUnsafeBufferPointer { above in
          filtered.withUnsafeMutableBufferPointer {
            filter.write(
              here.baseAddress! + step, above: above.baseAddress! + step, count: count, step: step,
              to: $0.baseAddress!)
          }
        }
      }
      let expected = (0..<count).map { x in
        plain(filter, Int(here[x + step]), Int(here[x]), Int(above[x + step]), Int(above[x]))
      }
      #expect(filtered == expected, "\(pixels) pixels of \(step), seed \(seed)")
    }
  }
}
