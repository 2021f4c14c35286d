import TestSupport

/// Mutates bytes as fuzzers do. A seed gives equal mutations on every host.
package struct Mutation {
  private var random: SplitMix64
  private let tokens: [[UInt8]]

  package init(seed: UInt64, tokens: [String]) {
    random = SplitMix64(seed: seed)
    self.tokens = tokens.map { Array($0.utf8) }
  }

  /// Returns the bytes after one to six changes. `others` are inputs from which parts are copied.
  package mutating func changed(_ bytes: [UInt8], others: [[UInt8]]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...random.below(6) { change(&bytes, others) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8], _ others: [[UInt8]]) {
    let place = random.below(bytes.count + 1)
    let end = min(bytes.count, place + random.below(20))
    switch random.below(9) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: tokens[random.below(tokens.count)], at: place)
    case 2: bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
    case 3: bytes.insert(random.byte(), at: place)
    case 4 where random.once(in: 4): bytes.removeSubrange(place...)
    case 5:
      let other = others[random.below(others.count)]
      let start = random.below(other.count + 1)
      bytes.insert(contentsOf: other[start...].prefix(random.below(60)), at: place)
    case 6:
      // Boundary values, which counts and lengths are compared with.
      guard place < bytes.count else { return }
      bytes[place] = [0, 1, 0x7F, 0x80, 0xFF][random.below(5)]
    case 7:
      guard place < bytes.count else { return }
      bytes[place] ^= 1 << random.below(8)
    default:
      guard place < bytes.count else { return }
      bytes[place] = random.byte()
    }
  }
}
