internal import CImageIO

/// The Adler-32 checksum at the end of a zlib stream (RFC 1950).
struct Adler32 {
  private static let base: UInt32 = 65521

  private(set) var value: UInt32 = 1

  init() {}

  /// Creates the checksum of bytes.
  init(_ bytes: ArraySlice<UInt8>) {
    value = bytes.withUnsafeBufferPointer { cio_adler32($0.baseAddress, $0.count) }
  }

  /// Appends the checksum `next` of `count` bytes that follow this checksum's bytes.
  mutating func append(_ next: Adler32, count: Int) {
    let base = Self.base
    let length = UInt32(count % Int(base))
    let (first, second) = (value & 0xFFFF, value >> 16)
    let (nextFirst, nextSecond) = (next.value & 0xFFFF, next.value >> 16)
    // Both sums started with 1, and the second sum of the following bytes lacks this first sum for
    // each byte.
    let sum = (first + nextFirst + base - 1) % base
    let moved = UInt32(UInt64(length) * UInt64(first + base - 1) % UInt64(base))
    value = ((second + nextSecond + moved) % base) << 16 | sum
  }
}

/// Returns the CRC-32 checksum of a PNG chunk (https://www.w3.org/TR/png-3/#D-CRCAppendix).
func checksum(_ bytes: [UInt8]) -> UInt32 { cio_crc32(0, bytes, bytes.count) }
