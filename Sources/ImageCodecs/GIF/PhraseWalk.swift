/// A search for the longest LZW phrase in all spellings of the pixels at once.
///
/// A pixel can have two equivalent symbols: the index of its colour, and transparent if the screen
/// already shows that colour. The pixels of a phrase can therefore be spelled in several ways of
/// equal length. All spellings in the table are followed at once, and the phrase ends when none can
/// be extended. This is the longest match without look-ahead.
///
/// The spellings have one dependence. Ending a phrase creates a table entry from it and the first
/// pixel of the next phrase, whose symbol is still undecided. The entry is created with the first
/// symbol. If only spellings with the other symbol remain in the end, the entry is corrected. Until
/// then, those spellings must not use the entry.
struct PhraseWalk {
  /// The maximum number of spellings; more than four are rare.
  private static let limit = 16

  private var encoder: LZWEncoder
  private var ways = [UInt16](repeating: LZWEncoder.none, count: limit)
  private var count = 0
  private var longer = [UInt16](repeating: LZWEncoder.none, count: limit)
  /// The number of pixels in the phrase.
  private var length = 0
  /// Whether each spelling began with the other symbol; for `ways` and for `longer`.
  private var beganWithAlternative = [Bool](repeating: false, count: limit)
  private var longerBeganWithAlternative = [Bool](repeating: false, count: limit)
  /// The other symbol of the phrase's first pixel, or -1.
  private var firstAlternative = -1

  init(minimumCodeSize: Int, clearsWhenFull: Bool = false) {
    encoder = LZWEncoder(minimumCodeSize: minimumCodeSize, clearsWhenFull: clearsWhenFull)
  }

  /// Appends a pixel with a symbol and an equivalent one (-1 for none).
  @inline(__always)
  mutating func append(_ symbol: Int, or other: Int = -1) {
    var found = 0
    for way in 0..<count {
      follow(way, symbol, &found)
      if other >= 0 { follow(way, other, &found) }
    }
    if found > 0 {
      swap(&ways, &longer)
      swap(&beganWithAlternative, &longerBeganWithAlternative)
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
    if beganWithAlternative[way] && child == encoder.newest { return }
    longer[found] = child
    longerBeganWithAlternative[found] = beganWithAlternative[way]
    found &+= 1
  }

  private mutating func start(_ symbol: Int, or other: Int) {
    if count > 0 { encoder.emit(decided(), length: length, followedBy: UInt8(symbol)) }
    length = 1
    ways[0] = UInt16(symbol)
    beganWithAlternative[0] = false
    count = 1
    firstAlternative = other
    if other >= 0 {
      ways[1] = UInt16(other)
      beganWithAlternative[1] = true
      count = 2
    }
  }

  /// Returns the code of the phrase in the chosen spelling.
  private mutating func decided() -> UInt16 {
    if let way = (0..<count).first(where: { !beganWithAlternative[$0] }) { return ways[way] }
    encoder.correctNewest(followedBy: UInt8(firstAlternative))
    return ways[0]
  }

  /// Returns the symbol that extends the phrase and has the nearest colour, or -1 if none is nearer
  /// than `limit`. The colour of `transparent` has the distance `kept`.
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
        if beganWithAlternative[way] && child == encoder.newest { continue }
        let symbol = Int(encoder.suffix[Int(child)])
        let distance =
          symbol == transparent
          ? kept : ColorDistance.between(red, green, blue, palette[symbol])
        if distance < least { (best, least) = (symbol, distance) }
      }
    }
    return best
  }

  /// Whether the table contains the phrase extended by `symbol`.
  @inline(__always)
  func continues(with symbol: Int) -> Bool {
    for way in 0..<count {
      let child = encoder.child(of: ways[way], symbol)
      if child != LZWEncoder.none, !(beganWithAlternative[way] && child == encoder.newest) {
        return true
      }
    }
    return false
  }

  /// Ends the stream and returns all its codes.
  mutating func end() -> [UInt8] {
    encoder.end(decided())
    return encoder.bytes
  }
}
