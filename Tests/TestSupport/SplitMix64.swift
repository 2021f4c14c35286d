/// The random number generator of all tests, which produces equal numbers for a seed on every host.
///
/// Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014
/// (https://doi.org/10.1145/2660193.2660195).
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number in `0..<bound`.
  package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &self)
  }

  package mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }

  /// Returns true with probability 1 / `count`.
  package mutating func once(in count: UInt64) -> Bool { next() % count == 0 }
}
