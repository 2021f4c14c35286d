/// A Huffman code of deflate (RFC 1951, 3.2.2), for skipping over its symbols.
struct DeflateCode {
  /// The length of the longest codes that one table lookup finds, in bits.
  private static let tableBits = 11
  static let mask: UInt64 = 1 << UInt64(tableBits) - 1

  /// The bits of a table entry with the length of a code and its extra bits.
  static let bitsMask: UInt16 = 0xFF
  /// The flag of an entry whose symbol is not a literal.
  static let isOther: UInt16 = 0x100
  /// The flag of an entry whose symbol ends the block.
  static let isEnd: UInt16 = 0x200
  /// The flag of an entry for codes longer than the table's bits.
  static let isLong: UInt16 = 0x500

  /// The numbers of extra bits of the symbols from 256 on: the end, then lengths (RFC 1951, 3.2.5).
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

  /// The number of bits that a code takes, indexed by the next bits of the stream. With joined
  /// literals, the number includes those of the following literals that also fit.
  private(set) var table = [UInt16](repeating: isLong, count: 1 << tableBits)
  /// The number of codes of each length, and the symbols in the order of their codes.
  private var counts = [Int](repeating: 0, count: 16)
  private var symbols: [Int]
  private let extra: [UInt8]
  /// The first symbol that has extra bits.
  private let firstExtra: Int

  /// Creates a code from the lengths of its symbols.
  ///
  /// - Parameters:
  ///   - extra: The numbers of extra bits, for distances from symbol 0 on, otherwise from 256 on.
  ///   - joins: Whether one lookup finds several consecutive literals, which is worthwhile in long
  ///     blocks.
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

  /// Decodes a symbol bit by bit. Returns it with the length of its code.
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

  /// Returns the table entry for a code that is too long for the table.
  func entry(_ word: UInt64) -> UInt16 {
    let (symbol, bits) = symbol(word)
    return entry(of: symbol, bits)
  }
}
