/// A pseudorandom number generator with equal results on every host, for images that must not
/// change between runs.
///
/// Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014
/// (https://doi.org/10.1145/2660193.2660195).
struct SeededRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns the next number in 0 ..< 1.
  mutating func unit() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Double(Self.mixed(state) >> 11) * 0x1p-53
  }

  /// Returns the next number in -0.5 ..< 0.5.
  mutating func centered() -> Double { unit() - 0.5 }

  /// Returns the bits mixed so that each result bit depends on all input bits.
  static func mixed(_ bits: UInt64) -> UInt64 {
    var mixed = bits
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a different seed for each number.
  static func seed(_ seed: UInt64, _ number: UInt64) -> UInt64 {
    mixed(mixed(seed &+ 0x9E37_79B9_7F4A_7C15) ^ number &* 0xD6E8_FEB8_6659_FD93)
  }
}
