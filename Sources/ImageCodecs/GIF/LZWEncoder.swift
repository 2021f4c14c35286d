/// The table and the bits of GIF's LZW. Which pixel follows which is the painter's affair: it walks
/// `child(of:)`, ends a phrase with `emit`, and so may choose pixels for the sake of the phrase.
struct LZWEncoder {
  static let none: UInt16 = 0xFFFF
  private static let capacity = 4096
  /// A full table is judged every so many codes, and given up below this share of its best.
  private static let windowLength = 256
  private static let patience = (times: 99, of: 100)

  private(set) var bytes: [UInt8] = []
  /// Whether a full table is given up at once: what it knows is worth little where pictures change on their
  /// way down, as interface does.
  private let clearsWhenFull: Bool
  private let clear: Int
  private var next: Int
  private var size: Int
  /// Pixels and codes since the table was full or last judged, and the most pixels so far.
  private var window = (pixels: 0, codes: 0)
  private var bestWindow = 0
  private var bits = 0
  private var available = 0
  /// The table as a tree: a code's first longer phrase, the next one with the same prefix, and the
  /// pixel it ends with.
  private(set) var firstChild = [UInt16](repeating: none, count: capacity)
  private(set) var sibling = [UInt16](repeating: none, count: capacity)
  /// The latest entry, `none` after clearing.
  private(set) var newest = none
  private var newestPrefix = none
  private(set) var suffix = [UInt8](repeating: 0, count: capacity)
  /// The same tree for questions about one pixel: a hash table of prefix, pixel and code in 12, 8
  /// and 12 bits, 0 where empty (no code is 0, those are single pixels). At most a quarter is used.
  private var children = [UInt32](repeating: 0, count: 1 << slotBits)
  private static let slotBits = 14

  /// `minimumCodeSize` in 2…8.
  init(minimumCodeSize: Int, clearsWhenFull: Bool = false) {
    self.clearsWhenFull = clearsWhenFull
    clear = 1 << minimumCodeSize
    next = clear + 2
    size = minimumCodeSize + 1
    write(clear)
  }

  /// Ends the phrase `code`, of `length` pixels; the one longer by `following` gets the next free
  /// code.
  mutating func emit(_ code: UInt16, length: Int, followedBy following: UInt8) {
    write(Int(code))
    guard next < Self.capacity else {
      newest = Self.none
      if clearsWhenFull { reset() } else { judgeTable(length: length) }
      return
    }
    suffix[next] = following
    sibling[next] = firstChild[Int(code)]
    firstChild[Int(code)] = UInt16(next)
    newest = UInt16(next)
    newestPrefix = code
    children[slot(of: code, following)] =
      UInt32(code) << 20 | UInt32(following) << 12 | UInt32(next)
    grow()
  }

  /// The phrase `code` made longer by `symbol`, `none` if the table has no such.
  @inline(__always)
  func child(of code: UInt16, _ symbol: Int) -> UInt16 {
    let entry = children[slot(of: code, UInt8(truncatingIfNeeded: symbol))]
    return entry == 0 ? Self.none : UInt16(truncatingIfNeeded: entry & 0xFFF)
  }

  /// Where the entry for a prefix and a pixel is, or the empty place where it would be.
  @inline(__always)
  private func slot(of code: UInt16, _ symbol: UInt8) -> Int {
    let key = UInt32(code) << 8 | UInt32(symbol)
    // Knuth's multiplicative hashing: 2³² over the golden ratio.
    var slot = Int((key &* 0x9E37_79B9) >> (32 - UInt32(Self.slotBits)))
    while children[slot] != 0, children[slot] >> 12 != key {
      slot = (slot &+ 1) & (1 << Self.slotBits &- 1)
    }
    return slot
  }

  /// A full table stays for as long as it does nearly as well as at its best: what it knows is
  /// worth more than what a new one would learn.
  private mutating func judgeTable(length: Int) {
    window.pixels += length
    window.codes += 1
    guard window.codes == Self.windowLength else { return }
    if window.pixels * Self.patience.of < bestWindow * Self.patience.times {
      reset()
    } else {
      bestWindow = max(bestWindow, window.pixels)
    }
    window = (0, 0)
  }

  /// The pixel after the phrase emitted last was another one; its entry has no longer ones yet.
  mutating func correctNewest(followedBy following: UInt8) {
    guard newest != Self.none else { return }
    // The last one in may leave its place: no other was sought beyond it.
    children[slot(of: newestPrefix, suffix[Int(newest)])] = 0
    suffix[Int(newest)] = following
    children[slot(of: newestPrefix, following)] =
      UInt32(newestPrefix) << 20 | UInt32(following) << 12 | UInt32(newest)
  }

  /// Ends the last phrase and the stream.
  mutating func end(_ code: UInt16) {
    write(Int(code))
    // The reader, one entry behind, makes one now: the end code must have the width it expects.
    if next < Self.capacity { grow() }
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
    bestWindow = 0
    size = clear.trailingZeroBitCount + 1
    for index in firstChild.indices { firstChild[index] = Self.none }
    for index in children.indices { children[index] = 0 }
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
