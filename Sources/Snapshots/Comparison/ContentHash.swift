import Graphics

/// Returns the FNV-1a hash of bytes (Fowler, Noll, Vo; http://www.isthe.com/chongo/tech/comp/fnv/).
/// It distinguishes contents but does not resist forgery.
package func contentHash(_ bytes: some Sequence<UInt8>) -> UInt64 {
  bytes.reduce(PixelHash.start) { ($0 ^ UInt64($1)) &* PixelHash.prime }
}

/// Returns a number as sixteen hexadecimal digits.
package func hexadecimal(_ number: UInt64) -> String {
  let digits = String(number, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
