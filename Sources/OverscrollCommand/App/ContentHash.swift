/// A hash that names contents and is equal in every run of the program.
///
/// It consists of two 64-bit FNV-1a hashes (https://datatracker.ietf.org/doc/html/rfc9923), of
/// which the second begins with a salt.
struct ContentHash {
  private var low: UInt64 = 0xcbf2_9ce4_8422_2325
  private var high: UInt64 = 0xcbf2_9ce4_8422_2325 ^ 0x9e37_79b9_7f4a_7c15

  /// Adds bytes to the hash.
  ///
  /// - Complexity: Linear in the number of bytes.
  mutating func add(_ bytes: [UInt8]) {
    var (low, high) = (low, high)
    for byte in bytes {
      low = (low ^ UInt64(byte)) &* 0x100_0000_01b3
      high = (high ^ UInt64(byte)) &* 0x100_0000_01b3
      high ^= high >> 29
    }
    (self.low, self.high) = (low, high)
    // The length is added so that ("ab", "c") and ("a", "bc") have different hashes.
    self.low = (self.low ^ UInt64(bytes.count)) &* 0x100_0000_01b3
    self.high = (self.high ^ UInt64(bytes.count)) &* 0x100_0000_01b3
  }

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  /// The hash as 32 hexadecimal digits.
  var text: String {
    [low, high].map { part in
      let digits = String(part, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
