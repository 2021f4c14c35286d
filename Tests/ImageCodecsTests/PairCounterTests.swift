import ImageCodecs
import TestSupport
import Testing

struct PairCounterTests {
  /// The counter is used more often than its marks have values. The rows differ each time.
  @Test func pairsAreCountedOnceEach() {
    let seed: UInt64 = 8
    var random = SplitMix64(seed: seed)
    var counter = PairCounter()
    for round in 0..<600 {
      let few = UInt64(1 + round % 7 * 40)
      let bytes = (0..<round % 90 + 1).map { _ in UInt8(random.next() % few) }
      for period in [PairCounter.all, PairCounter.sampled] {
        let expected = Set(
          bytes.indices.dropLast().filter { $0 % period < 8 }.map { [bytes[$0], bytes[$0 + 1]] })
        let count = counter.count(bytes, count: bytes.count, period: period)
        #expect(count == expected.count, "round \(round), every \(period), seed \(seed)")
      }
    }
  }
}
