/// A bounds-checked cursor over the bytes of a GIF.
struct GIFReader: Sendable {
  let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func byte() throws(CodecError) -> Int {
    guard position < bytes.count else { throw .truncated(.gif, .byte(bytes.count)) }
    defer { position += 1 }
    return Int(bytes[position])
  }

  /// Reads a little-endian number of two bytes.
  mutating func short() throws(CodecError) -> Int {
    let low = try byte()
    return try low | byte() << 8
  }

  mutating func take(_ count: Int) throws(CodecError) -> ArraySlice<UInt8> {
    guard count <= bytes.count - position else { throw .truncated(.gif, .byte(bytes.count)) }
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// Reads a colour table as packed colours. The lower three bits of `flags` contain its size.
  mutating func colorTable(flags: Int) throws(CodecError) -> [UInt32] {
    let entries = try Array(take(3 << (flags & 7 + 1)))
    return stride(from: 0, to: entries.count, by: 3).map {
      UInt32(entries[$0]) << 16 | UInt32(entries[$0 + 1]) << 8 | UInt32(entries[$0 + 2])
    }
  }

  /// Reads sub-blocks up to the empty one and joins them.
  mutating func subBlocks() throws(CodecError) -> [UInt8] {
    var data: [UInt8] = []
    while case let count = try byte(), count > 0 { data += try take(count) }
    return data
  }

  func corrupt(_ reason: String) -> CodecError { .corrupt(.gif, reason: reason, .byte(position)) }
}
