/// A walk through the blocks of a deflate stream that reads only the lengths of symbols.
struct DeflateWalk {
  /// The order of the code lengths for the code length alphabet (RFC 1951, 3.2.7).
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// The stream length below which blocks have fewer symbols than a code's table has entries.
  private static let short = 1 << 17

  private let bytes: UnsafePointer<UInt8>
  private let count: Int
  /// The position of the next bit.
  private var at = 0

  /// Returns the start and end of the last block, in bits. The stream must be valid, which holds
  /// because this module produced it.
  static func lastBlock(of bytes: [UInt8]) -> (start: Int, end: Int) {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("an empty stream") }
      var walk = DeflateWalk(bytes: base, count: buffer.count)
      while true {
        let start = walk.at
        if walk.skipBlock() { return (start, walk.at) }
      }
    }
  }

  private init(bytes: UnsafePointer<UInt8>, count: Int) {
    (self.bytes, self.count) = (bytes, count)
  }

  /// Returns at least 57 bits from the current position on; the first bit is the lowest.
  @inline(__always)
  private func ahead() -> UInt64 {
    let byte = at &>> 3
    precondition(byte &+ 8 <= count, "a deflate stream without end")
    // Safe: the precondition above guarantees eight readable bytes.
    let word = UnsafeRawPointer(bytes + byte).loadUnaligned(as: UInt64.self)
    return UInt64(littleEndian: word) &>> UInt64(at & 7)
  }

  private mutating func bits(_ number: Int) -> Int {
    let value = Int(ahead() & (1 << UInt64(number) - 1))
    at += number
    return value
  }

  /// Skips a block and returns whether it is marked as final.
  private mutating func skipBlock() -> Bool {
    let isLast = bits(1) == 1
    switch bits(2) {
    case 0:
      at = (at + 7) & ~7
      let length = bits(16)
      at += 16 + 8 * length
    case 1: skip(.fixedSymbols, .fixedDistances)
    case 2:
      let (symbols, distances) = codes()
      skip(symbols, distances)
    default: preconditionFailure("no block of deflate")
    }
    return isLast
  }

  private mutating func codes() -> (DeflateCode, DeflateCode) {
    let symbols = bits(5) + 257, distances = bits(5) + 1, lengths = bits(4) + 4
    var own = [UInt8](repeating: 0, count: 19)
    for place in Self.order.prefix(lengths) { own[place] = UInt8(bits(3)) }
    let code = DeflateCode(lengths: own, extra: [])
    var all: [UInt8] = []
    while all.count < symbols + distances {
      let symbol = code.symbol(ahead())
      at += symbol.bits
      switch symbol.value {
      case 16:
        guard let last = all.last else { preconditionFailure("nothing to repeat") }
        all += Array(repeating: last, count: bits(2) + 3)
      case 17: all += Array(repeating: 0, count: bits(3) + 3)
      case 18: all += Array(repeating: 0, count: bits(7) + 11)
      default: all.append(UInt8(symbol.value))
      }
    }
    return (
      DeflateCode(
        lengths: Array(all[..<symbols]), extra: DeflateCode.lengthBits, joins: count > Self.short),
      DeflateCode(lengths: Array(all[symbols...]), extra: DeflateCode.distanceBits)
    )
  }

  /// Skips the symbols of a block, including its end.
  private mutating func skip(_ symbols: DeflateCode, _ distances: DeflateCode) {
    symbols.table.withUnsafeBufferPointer { symbolTable in
      distances.table.withUnsafeBufferPointer { distanceTable in
        while true {
          var word = ahead()
          var entry = symbolTable[Int(word & DeflateCode.mask)]
          // Four times the table's bits are fewer than 57. So are the bits of a length.
          var looks = 4
          while entry < DeflateCode.isOther, looks > 0 {
            at &+= Int(entry)
            word &>>= UInt64(entry)
            entry = symbolTable[Int(word & DeflateCode.mask)]
            looks &-= 1
          }
          if entry < DeflateCode.isOther { continue }
          word = ahead()
          if entry == DeflateCode.isLong { entry = symbols.entry(word) }
          at &+= Int(entry & DeflateCode.bitsMask)
          if entry < DeflateCode.isOther { continue }
          if entry & DeflateCode.isEnd != 0 { return }
          word = ahead()
          var distance = distanceTable[Int(word & DeflateCode.mask)]
          if distance == DeflateCode.isLong { distance = distances.entry(word) }
          at &+= Int(distance & DeflateCode.bitsMask)
        }
      }
    }
  }
}
