/// A font file in memory that stays at one address until its last reader is gone: FreeType and
/// HarfBuzz both read from it for as long as they live.
final class FontBytes: @unchecked Sendable {  // never written after `init`
  let buffer: UnsafeRawBufferPointer

  init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    copy.copyBytes(from: bytes)
    buffer = UnsafeRawBufferPointer(copy)
  }

  deinit { buffer.deallocate() }

  /// FNV-1a over the bytes (Fowler, Noll, Vo): tells files apart, does not resist forgery.
  var digest: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in buffer { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}
