import Graphics

/// A painter that converts the desired colours of one frame into palette indices and LZW codes, in
/// a single pass.
///
/// Choosing pixels and coding them are one problem. If a small error is acceptable, the better
/// pixel is the one that extends the current LZW phrase. Error diffusion (Floyd and Steinberg 1976)
/// passes the difference on, so that areas keep their colour.
///
/// Two rules have no exceptions. A pixel whose source did not change keeps its displayed colour. A
/// colour in the palette is painted exactly, outside of dithered areas.
struct FramePainter {
  /// The allowed distance of a pixel from the best choice, for the sake of a longer phrase.
  struct Tolerance {
    /// The tolerance in grey levels on a smooth ground.
    var base: Int
    /// The tolerance added per level of difference from the neighbours, in sixteenths: texture
    /// hides errors.
    var perActivity: Int
    /// The maximum tolerance in grey levels.
    var limit: Int
    /// Whether exact palette colours may also be changed if they differ from their neighbours.
    var includesExact = false

    static let standard = Tolerance(base: 9, perActivity: 8, limit: 28)

    /// Returns the tolerance as a `ColorDistance`.
    func distance(activity: Int) -> Int {
      let levels = min(limit * 16, base * 16 + activity * perActivity)
      return levels * levels * ColorDistance.unit / 256
    }

    /// Returns a larger tolerance for a loss between 0 (unchanged) and 1 (the largest allowed one).
    func loosened(by loss: Double) -> Tolerance {
      guard loss > 0 else { return self }
      let most = Self.loosest
      func mixed(_ from: Int, _ to: Int) -> Int {
        from + Int((Double(max(0, to - from)) * loss).rounded())
      }
      return Tolerance(
        base: mixed(base, most.base), perActivity: mixed(perActivity, most.perActivity),
        limit: mixed(limit, most.limit), includesExact: true)
    }

    /// The largest tolerance; beyond it, text and edges fray.
    private static let loosest = Tolerance(base: 32, perActivity: 24, limit: 96)
  }

  /// The distance up to which residuals are not passed on. They are invisible, but their noise
  /// costs bytes.
  private static let negligible = ColorDistance.unit * 2

  let width: Int
  let rect: PixelRect
  /// The whole canvas, row by row: `wanted` is what the frame should show, `before` what the
  /// previous frame should have shown (empty before the first). `screen` is what a viewer shows and
  /// is updated.
  let wanted: [UInt32]
  let before: [UInt32]
  var screen: [UInt32]
  let transparent: Int
  private var nearest: NearestColor
  private let palette: [UInt32]
  private var walk: PhraseWalk
  /// The previous lookup of an unchanged colour and its index, -1 for none: unchanged pixels form
  /// runs. The initial value is not a valid colour, because colours have 24 bits.
  private var lastUnchanged = (color: UInt32.max, index: -1)
  /// The errors to add to the pixels of this row and the next, in sixteenths of levels.
  private var errors: DiffusedError
  private let tolerances: [Int]
  private let tradesExact: Bool

  /// Creates a painter for one frame. `palette` does not contain the transparent index, which is
  /// `transparent`. Both together need `codeSize` bits.
  init(
    width: Int, rect: PixelRect, wanted: [UInt32], before: [UInt32], screen: [UInt32],
    palette: [UInt32], transparent: Int, codeSize: Int, tolerance: Tolerance
  ) {
    self.width = width
    self.rect = rect
    self.wanted = wanted
    self.before = before
    self.screen = screen
    self.palette = palette
    self.transparent = transparent
    nearest = NearestColor(palette)
    walk = PhraseWalk(minimumCodeSize: codeSize)
    errors = DiffusedError(width: rect.width)
    tolerances = (0...255).map { tolerance.distance(activity: $0) }
    tradesExact = tolerance.includesExact
  }

  /// Paints the frame and returns its code stream.
  mutating func paint() -> [UInt8] {
    for y in rect.y..<rect.maxY {
      errors.startRow()
      for x in rect.x..<rect.maxX { paintPixel(x, y) }
    }
    return walk.end()
  }

  @inline(__always)
  private mutating func paintPixel(_ x: Int, _ y: Int) {
    let at = y &* width &+ x
    let color = wanted[at]
    let column = x &- rect.x
    if !before.isEmpty, before[at] == color {
      put(unchanged: at)
      return
    }
    let red = Int(color >> 16), green = Int(color >> 8 & 255), blue = Int(color & 255)
    let plain = nearest.match(red, green, blue)
    if plain.distance == 0, !tradesExact || activity(x, y) == 0 {
      put(exact: plain.index, at)
      return
    }
    let target = errors.target(column, red, green, blue)
    let best = nearest.match(target.red, target.green, target.blue)
    put(best, target.red, target.green, target.blue, activity: activity(x, y), at)
    let shown = screen[at]
    if ColorDistance.between(target.red, target.green, target.blue, shown) > Self.negligible {
      errors.spread(
        column, target.red &- Int(shown >> 16), target.green &- Int(shown >> 8 & 255),
        target.blue &- Int(shown & 255))
    }
  }

  /// Leaves a pixel as it is on screen: transparent, or painted in its displayed colour.
  private mutating func put(unchanged at: Int) {
    let shown = screen[at]
    if shown != lastUnchanged.color {
      let same = nearest.match(Int(shown >> 16), Int(shown >> 8 & 255), Int(shown & 255))
      lastUnchanged = (shown, same.distance == 0 ? same.index : -1)
    }
    if lastUnchanged.index >= 0 {
      walk.append(lastUnchanged.index, or: transparent)
    } else {
      walk.append(transparent)
    }
  }

  private mutating func put(exact index: Int, _ at: Int) {
    let isShown = !before.isEmpty && screen[at] == palette[index]
    screen[at] = palette[index]
    walk.append(index, or: isShown ? transparent : -1)
  }

  /// Paints the nearest colour, or keeps the displayed one if that is nearer. A colour that extends
  /// the phrase is preferred if it is hardly farther.
  private mutating func put(
    _ best: NearestColor.Match, _ red: Int, _ green: Int, _ blue: Int, activity: Int, _ at: Int
  ) {
    let kept = before.isEmpty ? Int.max : ColorDistance.between(red, green, blue, screen[at])
    var symbol = kept <= best.distance ? transparent : best.index
    if !walk.continues(with: symbol) {
      let other = walk.continuation(
        nearest: red, green, blue, in: palette, transparent: transparent, kept: kept,
        below: min(best.distance, kept) &+ tolerances[activity] &+ 1)
      if other >= 0 { symbol = other }
    }
    walk.append(symbol)
    if symbol != transparent { screen[at] = palette[symbol] }
  }

  /// Returns the average difference between the green components of a pixel and its four
  /// neighbours, 0…255.
  private func activity(_ x: Int, _ y: Int) -> Int {
    let at = y &* width &+ x
    let here = Int(wanted[at] >> 8 & 255)
    func step(_ inside: Bool, _ neighbor: Int) -> Int {
      inside ? abs(Int(wanted[neighbor] >> 8 & 255) &- here) : 0
    }
    return
      (step(x > rect.x, at &- 1) &+ step(x &+ 1 < rect.maxX, at &+ 1)
      &+ step(y > rect.y, at &- width) &+ step(y &+ 1 < rect.maxY, at &+ width)) >> 2
  }
}
