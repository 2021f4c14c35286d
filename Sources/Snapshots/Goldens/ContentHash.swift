import Graphics

/// FNV-1a (Fowler, Noll, Vo; http://www.isthe.com/chongo/tech/comp/fnv/): tells contents apart,
/// does not resist forgery.
package func contentHash(_ bytes: some Sequence<UInt8>) -> UInt64 {
  bytes.reduce(PixelHash.start) { ($0 ^ UInt64($1)) &* PixelHash.prime }
}

/// Sixteen digits.
package func hexadecimal(_ number: UInt64) -> String {
  let digits = String(number, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
