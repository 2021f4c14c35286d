import Graphics

/// An encoded frame without its delay, which is known only when the next frame arrives.
struct CodedFrame {
  let rect: PixelRect
  /// The frame's colour table, or nil for the global one.
  let table: [UInt32]?
  let transparent: Int?
  let codes: [UInt8]

  /// The size of the frame in the file: data blocks with their lengths, colour table, control block
  /// and descriptor.
  var byteCount: Int { Self.byteCount(codes: codes.count, table: table) }

  static func byteCount(codes: Int, table: [UInt32]?) -> Int {
    codes + (codes + 254) / 255 + 1 + 3 * (table?.count ?? 0) + 18
  }

  /// Returns a frame of one transparent pixel, which continues a delay that is too long for one
  /// frame.
  static func nothing(_ globalTable: [UInt32]) -> CodedFrame {
    let transparent = globalTable.count - 1
    var encoder = LZWEncoder(minimumCodeSize: max(2, globalTable.count.trailingZeroBitCount))
    encoder.end(UInt16(transparent))
    return CodedFrame(
      rect: PixelRect(width: 1, height: 1), table: nil, transparent: transparent,
      codes: encoder.bytes)
  }
}
