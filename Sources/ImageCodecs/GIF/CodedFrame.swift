import Graphics

/// A frame that lacks nothing but its delay.
struct CodedFrame {
  let rect: PixelRect
  /// Nil for the global one.
  let table: [UInt32]?
  let transparent: Int?
  let codes: [UInt8]

  /// What it takes in the file: its blocks, their lengths, its table, control block and descriptor.
  var byteCount: Int { Self.byteCount(codes: codes.count, table: table) }

  static func byteCount(codes: Int, table: [UInt32]?) -> Int {
    codes + (codes + 254) / 255 + 1 + 3 * (table?.count ?? 0) + 18
  }

  /// One transparent pixel: a delay beyond what a frame can have goes on with it.
  static func nothing(_ globalTable: [UInt32]) -> CodedFrame {
    let transparent = globalTable.count - 1
    var encoder = LZWEncoder(minimumCodeSize: max(2, globalTable.count.trailingZeroBitCount))
    encoder.end(UInt16(transparent))
    return CodedFrame(
      rect: PixelRect(width: 1, height: 1), table: nil, transparent: transparent,
      codes: encoder.bytes)
  }
}
