/// The table and the bits of GIF's LZW. Which pixel follows which is the painter's affair: it walks
/// `child(of:)`, ends a phrase with `emit`, and so may choose pixels for the sake of the phrase.
struct LZWEncoder {
  static let none: UInt16 = 0xFFFF
  private static let capacity = 4096

  private(set) var bytes: [UInt8] = []
  private let clear: Int
  private var next: Int
  private var size: Int
  private var bits = 0
  private var available = 0
  /// The table as a tree: a code's first longer phrase, the next one with the same prefix, and the
  /// pixel it ends with.
  private(set) var firstChild = [UInt16](repeating: none, count: capacity)
  private(set) var sibling = [UInt16](repeating: none, count: capacity)
  /// The latest entry, `none` after clearing.
  private(set) var newest = none
  private(set) var suffix = [UInt8](repeating: 0, count: capacity)

  /// `minimumCodeSize` in 2…8.
  init(minimumCodeSize: Int) {
    clear = 1 << minimumCodeSize
    next = clear + 2
    size = minimumCodeSize + 1
    write(clear)
  }

  /// Ends the phrase `code`; the one longer by `following` gets the next free code.
  mutating func emit(_ code: UInt16, followedBy following: UInt8) {
    write(Int(code))
    suffix[next] = following
    sibling[next] = firstChild[Int(code)]
    firstChild[Int(code)] = UInt16(next)
    newest = UInt16(next)
    grow()
    if next == Self.capacity { reset() }
  }

  /// The pixel after the phrase emitted last was another one; its entry has no longer ones yet.
  mutating func correctNewest(followedBy following: UInt8) {
    if newest != Self.none { suffix[Int(newest)] = following }
  }

  /// Ends the last phrase and the stream.
  mutating func end(_ code: UInt16) {
    write(Int(code))
    // The reader, one entry behind, makes one now: the end code must have the width it expects.
    grow()
    write(clear + 1)
    if available > 0 { bytes.append(UInt8(truncatingIfNeeded: bits)) }
  }

  private mutating func grow() {
    next += 1
    if next > 1 << size, size < 12 { size += 1 }
  }

  private mutating func reset() {
    write(clear)
    next = clear + 2
    newest = Self.none
    size = clear.trailingZeroBitCount + 1
    for index in firstChild.indices { firstChild[index] = Self.none }
  }

  private mutating func write(_ code: Int) {
    bits |= code << available
    available += size
    while available >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      available -= 8
    }
  }
}
