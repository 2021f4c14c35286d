/// The table and bit stream of GIF's LZW. The painter chooses the pixels: it extends a phrase with
/// `child(of:)`, ends it with `emit`, and can prefer pixels that extend the phrase.
struct LZWEncoder {
  static let none: UInt16 = 0xFFFF
  private static let capacity = 4096
  /// The number of codes after which a full table is judged. It is cleared if its efficiency is
  /// below this share of its best.
  private static let windowLength = 256
  private static let patience = (times: 99, of: 100)

  private(set) var bytes: [UInt8] = []
  /// Whether a full table is cleared at once. Its phrases are worth little in pictures that change
  /// from top to bottom, as user interfaces do.
  private let clearsWhenFull: Bool
  private let clear: Int
  private var next: Int
  private var size: Int
  /// The pixels and codes since the table was full or last judged. `bestWindow` is the largest
  /// number of pixels so far.
  private var window = (pixels: 0, codes: 0)
  private var bestWindow = 0
  private var bits = 0
  private var available = 0
  /// The table as a tree: the first longer phrase of a code, the next phrase with the same prefix,
  /// and the last pixel of a phrase.
  private(set) var firstChild = [UInt16](repeating: none, count: capacity)
  private(set) var sibling = [UInt16](repeating: none, count: capacity)
  /// The latest entry, or `none` after the table was cleared.
  private(set) var newest = none
  private var newestPrefix = none
  private(set) var suffix = [UInt8](repeating: 0, count: capacity)
  /// The tree as a hash table for lookups of one pixel. An entry contains prefix, pixel and code in
  /// 12, 8 and 12 bits. Empty entries are 0, which is not a code of a longer phrase. At most a
  /// quarter of the table is used.
  private var children = [UInt32](repeating: 0, count: 1 << slotBits)
  private static let slotBits = 14

  /// Creates an encoder. `minimumCodeSize` is in 2…8.
  init(minimumCodeSize: Int, clearsWhenFull: Bool = false) {
    self.clearsWhenFull = clearsWhenFull
    clear = 1 << minimumCodeSize
    next = clear + 2
    size = minimumCodeSize + 1
    write(clear)
  }

  /// Ends the phrase `code`, which has `length` pixels. The phrase extended by `following` gets the
  /// next free code.
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

  /// Returns the phrase `code` extended by `symbol`, or `none` if the table does not contain it.
  @inline(__always)
  func child(of code: UInt16, _ symbol: Int) -> UInt16 {
    let entry = children[slot(of: code, UInt8(truncatingIfNeeded: symbol))]
    return entry == 0 ? Self.none : UInt16(truncatingIfNeeded: entry & 0xFFF)
  }

  /// Returns the slot of the entry for a prefix and a pixel, or the empty slot in which to insert
  /// it.
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

  /// Judges a full table. It stays while it works nearly as well as at its best, because its
  /// phrases are then worth more than those that a new table would learn.
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

  /// Changes the pixel that follows the last emitted phrase. The entry of that phrase has no longer
  /// phrases yet.
  mutating func correctNewest(followedBy following: UInt8) {
    guard newest != Self.none else { return }
    // The entry inserted last can be removed: no probe sequence continues beyond it.
    children[slot(of: newestPrefix, suffix[Int(newest)])] = 0
    suffix[Int(newest)] = following
    children[slot(of: newestPrefix, following)] =
      UInt32(newestPrefix) << 20 | UInt32(following) << 12 | UInt32(newest)
  }

  /// Ends the last phrase and the stream.
  mutating func end(_ code: UInt16) {
    write(Int(code))
    // The decoder, one entry behind, adds one now, so the end code needs the width that it expects.
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
