/// A font file in memory at a fixed address. FreeType and HarfBuzz read it as long as they live.
final class FontBytes: @unchecked Sendable {  // never written after `init`
  let buffer: UnsafeRawBufferPointer
  /// The FNV-1a hash of the bytes (Fowler, Noll, Vo). It distinguishes files, but does not resist
  /// forgery.
  let digest: UInt64

  init(_ bytes: [UInt8]) throws(FontError) {
    guard (1...Int(Int32.max)).contains(bytes.count) else {
      throw .unusableLength(bytes.count)
    }
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    copy.copyBytes(from: bytes)
    buffer = UnsafeRawBufferPointer(copy)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in buffer { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    digest = hash
  }

  deinit { buffer.deallocate() }
}

extension FontBytes: Equatable {
  static func == (a: FontBytes, b: FontBytes) -> Bool {
    a === b || a.digest == b.digest && a.buffer.elementsEqual(b.buffer)
  }
}
