/// Where in the LZW table the pixels not yet written may stand.
///
/// A pixel may have two symbols that show the same (its colour's index, or transparent where the
/// screen has that colour already), so the pixels of the phrase may be spelled in several ways, all
/// of one length. All that the table knows are followed at once, and the phrase ends when none goes
/// on: the longest match, without looking ahead.
///
/// One thing binds the ways together. Ending a phrase makes a table entry out of it and the first
/// pixel of the next, and which symbol that one is stays open too. The entry is made with the first
/// symbol; if in the end only ways remain that began with the other one, it is corrected. Until
/// then those must not use the entry.
struct PhraseWalk {
  /// Ways beyond these are dropped; there are seldom more than four.
  private static let limit = 16

  private var encoder: LZWEncoder
  private var ways = [UInt16](repeating: LZWEncoder.none, count: limit)
  private var count = 0
  private var longer = [UInt16](repeating: LZWEncoder.none, count: limit)
  /// Pixels of the phrase.
  private var length = 0
  /// Whether a way began with the other symbol; for `ways` and for `longer`.
  private var beganOther = [Bool](repeating: false, count: limit)
  private var longerBeganOther = [Bool](repeating: false, count: limit)
  /// The other symbol of the phrase's first pixel.
  private var firstOther = -1

  init(minimumCodeSize: Int, clearsWhenFull: Bool = false) {
    encoder = LZWEncoder(minimumCodeSize: minimumCodeSize, clearsWhenFull: clearsWhenFull)
  }

  /// The next pixel is `symbol`, or `other` just as well (-1 for no other).
  @inline(__always)
  mutating func append(_ symbol: Int, or other: Int = -1) {
    var found = 0
    for way in 0..<count {
      follow(way, symbol, &found)
      if other >= 0 { follow(way, other, &found) }
    }
    if found > 0 {
      swap(&ways, &longer)
      swap(&beganOther, &longerBeganOther)
      count = found
      length &+= 1
    } else {
      start(symbol, or: other)
    }
  }

  @inline(__always)
  private mutating func follow(_ way: Int, _ symbol: Int, _ found: inout Int) {
    let child = encoder.child(of: ways[way], symbol)
    if child == LZWEncoder.none || found == Self.limit { return }
    if beganOther[way] && child == encoder.newest { return }
    longer[found] = child
    longerBeganOther[found] = beganOther[way]
    found &+= 1
  }

  private mutating func start(_ symbol: Int, or other: Int) {
    if count > 0 { encoder.emit(decided(), length: length, followedBy: UInt8(symbol)) }
    length = 1
    ways[0] = UInt16(symbol)
    beganOther[0] = false
    count = 1
    firstOther = other
    if other >= 0 {
      ways[1] = UInt16(other)
      beganOther[1] = true
      count = 2
    }
  }

  /// The way in which the phrase is spelled.
  private mutating func decided() -> UInt16 {
    if let way = (0..<count).first(where: { !beganOther[$0] }) { return ways[way] }
    encoder.correctNewest(followedBy: UInt8(firstOther))
    return ways[0]
  }

  /// Of the symbols that would make the phrase longer the one whose colour is nearest, if it is
  /// nearer than `limit`; else -1. The colour of `transparent` has the distance `kept`.
  @inline(__always)
  func continuation(
    nearest red: Int, _ green: Int, _ blue: Int, in palette: [UInt32], transparent: Int, kept: Int,
    below limit: Int
  ) -> Int {
    var best = -1, least = limit
    for way in 0..<count {
      var child = encoder.firstChild[Int(ways[way])]
      while child != LZWEncoder.none {
        defer { child = encoder.sibling[Int(child)] }
        if beganOther[way] && child == encoder.newest { continue }
        let symbol = Int(encoder.suffix[Int(child)])
        let distance =
          symbol == transparent
          ? kept : ColorDistance.between(red, green, blue, palette[symbol])
        if distance < least { (best, least) = (symbol, distance) }
      }
    }
    return best
  }

  /// Whether the table knows the phrase with `symbol` at its end.
  @inline(__always)
  func continues(with symbol: Int) -> Bool {
    for way in 0..<count {
      let child = encoder.child(of: ways[way], symbol)
      if child != LZWEncoder.none, !(beganOther[way] && child == encoder.newest) { return true }
    }
    return false
  }

  /// The code stream, complete.
  mutating func end() -> [UInt8] {
    encoder.end(decided())
    return encoder.bytes
  }
}
