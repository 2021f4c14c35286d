internal import CImageIO

/// The checksum at the end of a zlib stream (RFC 1950).
struct Adler32 {
  private static let base: UInt32 = 65521

  private(set) var value: UInt32 = 1

  init() {}

  /// Of some bytes.
  init(_ bytes: ArraySlice<UInt8>) {
    value = bytes.withUnsafeBufferPointer { cio_adler32($0.baseAddress, $0.count) }
  }

  /// The checksum of this one's bytes and, behind them, `count` others, whose own is `next`.
  mutating func append(_ next: Adler32, count: Int) {
    let base = Self.base
    let length = UInt32(count % Int(base))
    let (first, second) = (value & 0xFFFF, value >> 16)
    let (nextFirst, nextSecond) = (next.value & 0xFFFF, next.value >> 16)
    // The sums began with 1 twice, and the others' second sum adds this one's first for each byte.
    let sum = (first + nextFirst + base - 1) % base
    let moved = UInt32(UInt64(length) * UInt64(first + base - 1) % UInt64(base))
    value = ((second + nextSecond + moved) % base) << 16 | sum
  }
}

/// The checksum of PNG's chunks (https://www.w3.org/TR/png-3/#D-CRCAppendix).
func checksum(_ bytes: [UInt8]) -> UInt32 { cio_crc32(0, bytes, bytes.count) }
