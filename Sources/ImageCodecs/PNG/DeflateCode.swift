/// A Huffman code of deflate (RFC 1951, 3.2.2), for walking over its symbols.
struct DeflateCode {
  /// Codes up to this long are found by one look at the table.
  private static let tableBits = 11
  static let mask: UInt64 = 1 << UInt64(tableBits) - 1

  /// Entries of the table: how many bits a code and what belongs to it take…
  static let bitsMask: UInt16 = 0xFF
  /// …whether the symbol is anything but a literal…
  static let isOther: UInt16 = 0x100
  /// …whether it ends the block…
  static let isEnd: UInt16 = 0x200
  /// …or that the code is longer than the table's bits.
  static let isLong: UInt16 = 0x500

  /// Bits behind the symbols from 256 on: the end, then lengths (RFC 1951, 3.2.5).
  static let lengthBits: [UInt8] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  static let distanceBits: [UInt8] = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
    13,
  ]

  static let fixedSymbols = DeflateCode(
    lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }, extra: lengthBits)
  static let fixedDistances = DeflateCode(
    lengths: Array(repeating: 5, count: 30), extra: distanceBits)

  /// What a code and as many literals behind it as fit the table's bits take together, by those bits.
  private(set) var table = [UInt16](repeating: isLong, count: 1 << tableBits)
  /// How many codes have each length, and the symbols in the order of their codes.
  private var counts = [Int](repeating: 0, count: 16)
  private var symbols: [Int]
  private let extra: [UInt8]
  /// Extra bits belong to symbols from here on.
  private let firstExtra: Int

  /// - Parameters:
  ///   - extra: bits behind a code: distances' from symbol 0 on, others' from 256 on.
  ///   - joins: whether literals behind one another are found by one look, which pays in long blocks.
  init(lengths: [UInt8], extra: [UInt8], joins: Bool = false) {
    self.extra = extra
    firstExtra = extra.count == Self.distanceBits.count && lengths.count <= 32 ? 0 : 256
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    var codes = [Int](repeating: 0, count: 16), places = codes
    for length in 1..<15 {
      codes[length + 1] = (codes[length] + counts[length]) << 1
      places[length + 1] = places[length] + counts[length]
    }
    symbols = Array(repeating: 0, count: lengths.count)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let length = Int(length)
      symbols[places[length]] = symbol
      fill(codes[length], length, symbol)
      codes[length] += 1
      places[length] += 1
    }
    if joins { joinLiterals() }
  }

  private mutating func fill(_ code: Int, _ length: Int, _ symbol: Int) {
    guard length <= Self.tableBits else { return }
    let entry = entry(of: symbol, length)
    var reversed = 0
    for bit in 0..<length where code & 1 << bit != 0 { reversed |= 1 << (length - 1 - bit) }
    for place in stride(from: reversed, to: table.count, by: 1 << length) { table[place] = entry }
  }

  private mutating func joinLiterals() {
    let single = table
    for word in table.indices where single[word] < Self.isOther {
      var bits = Int(single[word])
      while bits < Self.tableBits {
        let next = single[word >> bits]
        guard next < Self.isOther, bits + Int(next) <= Self.tableBits else { break }
        bits += Int(next)
      }
      table[word] = UInt16(bits)
    }
  }

  private func entry(of symbol: Int, _ length: Int) -> UInt16 {
    guard symbol >= firstExtra, !extra.isEmpty else { return UInt16(length) }
    let place = symbol - firstExtra
    let bits = UInt16(length) + UInt16(place < extra.count ? extra[place] : 0)
    return bits | Self.isOther | (symbol == 256 ? Self.isEnd : 0)
  }

  /// The symbol that some bits begin with, and how many its code has: bit by bit.
  func symbol(_ word: UInt64) -> (value: Int, bits: Int) {
    var code = 0, first = 0, index = 0
    for length in 1..<16 {
      code = code << 1 | Int(word >> UInt64(length - 1) & 1)
      let count = counts[length]
      if code - first < count { return (symbols[index + code - first], length) }
      index += count
      first = (first + count) << 1
    }
    preconditionFailure("no code of deflate")
  }

  /// What the table would say of a code that is too long for it.
  func entry(_ word: UInt64) -> UInt16 {
    let (symbol, bits) = symbol(word)
    return entry(of: symbol, bits)
  }
}
