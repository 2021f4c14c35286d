/// A name for contents: the same for the same, in every run. Two 64-bit FNV-1a hashes
/// (https://datatracker.ietf.org/doc/html/rfc9923), the second over a salt first.
struct ContentHash {
  private var low: UInt64 = 0xcbf2_9ce4_8422_2325
  private var high: UInt64 = 0xcbf2_9ce4_8422_2325 ^ 0x9e37_79b9_7f4a_7c15

  /// - Complexity: linear in the number of bytes.
  mutating func add(_ bytes: [UInt8]) {
    var (low, high) = (low, high)
    for byte in bytes {
      low = (low ^ UInt64(byte)) &* 0x100_0000_01b3
      high = (high ^ UInt64(byte)) &* 0x100_0000_01b3
      high ^= high >> 29
    }
    (self.low, self.high) = (low, high)
    // Where one content ends and the next begins counts too.
    self.low = (self.low ^ UInt64(bytes.count)) &* 0x100_0000_01b3
    self.high = (self.high ^ UInt64(bytes.count)) &* 0x100_0000_01b3
  }

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  /// 32 digits.
  var text: String {
    [low, high].map { part in
      let digits = String(part, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
