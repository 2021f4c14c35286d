/// For each device column (or row) which texels it shows and with what weight: made once per drawing,
/// so that the row kernels only multiply and add.
///
/// The weights are a tent over the texels' centres. It reaches one texel either way when growing
/// (which is linear interpolation) and 1/scale texels when shrinking, without a jump between: nothing
/// pops or shimmers while a picture grows by fractions of a point. A box of 1/scale costs half as
/// much but lets fine stripes through as moiré (sinc against sinc² beyond the limit). Weights are
/// rounded running totals: they sum to the unit exactly, so flat colours stay flat.
struct AxisTable {
  /// The tent's largest reach: beyond 1/32 texels are left out, so that a drawing's cost is bounded.
  static let largestReach = 32.0

  /// Weights per entry, an even number; unused ones are zero.
  let taps: Int
  /// The first texel of each entry, relative to `first`.
  let starts: [Int32]
  let weights: [UInt16]
  /// The first texel used by any entry.
  let first: Int
  /// How many texels from `first` on are used, without unused taps.
  let length: Int

  /// Entries for device positions `range`, whose centres lie at + ½. Texel `u` is drawn at
  /// `scale · u + offset`; there are `size` > 0 texels. `scale` must not be zero.
  init(
    _ range: Range<Int>, scale: Double, offset: Double, size: Int, filter: SamplingFilter,
    unit: Int
  ) {
    let reach = filter == .area ? min(max(1, 1 / abs(scale)), Self.largestReach) : 1
    self.init(range, taps: 2 * Int(reach.rounded(.up)), size: size, unit: unit) { position in
      let exact = (Double(position) + 0.5 - offset) / scale
      let centre = min(max(exact, -reach - 1), Double(size) + reach + 1)
      let low = (centre - reach - 0.5).floor + 1
      let high = -(0.5 - centre - reach).floor - 1
      return (low..<high + 1, { max(0, reach - abs(Double($0) + 0.5 - centre)) })
    }
  }

  /// Entries for the positions `range` of a picture made smaller by area; `texels` are those there
  /// are, the first of them being texel 0 of the table. Every position must have one.
  init(_ range: Range<Int>, _ reduction: AreaReduction, from texels: Range<Int>, unit: Int) {
    // A mean of `factor` texels touches one more, or two.
    let most = Int(reduction.factor.rounded(.up)) + 1
    self.init(range, taps: most + most & 1, size: texels.count, unit: unit) { position in
      let all = reduction.texels(of: position)
      let there = all.clamped(to: texels)
      precondition(!there.isEmpty, "no texel for \(position)")
      let first = texels.lowerBound
      return (
        there.lowerBound - first..<there.upperBound - first,
        { reduction.overlap(of: $0 + first, with: position) }
      )
    }
  }

  /// `window` says which texels an entry covers and how high its filter is over each; texels outside
  /// the picture count for the nearest inside.
  private init(
    _ range: Range<Int>, taps: Int, size: Int, unit: Int,
    window: (_ position: Int) -> (texels: Range<Int>, height: (Int) -> Double)
  ) {
    var starts: [Int] = []
    starts.reserveCapacity(range.count)
    var weights = [UInt16](repeating: 0, count: taps * range.count)
    var last = 0
    for (entry, position) in range.enumerated() {
      let (texels, height) = window(position)
      let start = min(max(texels.lowerBound, 0), size - 1)
      var total = 0.0, sum = 0.0, given = 0
      for texel in texels { total += height(texel) }
      for texel in texels {
        sum += height(texel)
        let next = (sum / total * Double(unit)).nearest
        let index = min(max(texel, 0), size - 1)
        weights[entry * taps + index - start] += UInt16(next - given)
        given = next
        last = max(last, index)
      }
      starts.append(start)
    }
    let first = starts.min() ?? 0
    self.taps = taps
    self.first = first
    self.starts = starts.map { Int32($0 - first) }
    self.weights = weights
    length = last - first + 1
  }

  /// How many texels an entry uses, from its start on.
  func used(_ entry: Int) -> Int {
    var count = taps
    while count > 1, weights[entry * taps + count - 1] == 0 { count -= 1 }
    return count
  }
}

/// Roundings by instructions that every processor has: `rounded` calls the C library where a program must run without
/// SSE 4.1, three or four times for each entry.
extension Double {
  /// `Int(rounded(.down))`.
  @inline(__always)
  fileprivate var floor: Int {
    let whole = Int(self)
    return self < Double(whole) ? whole - 1 : whole
  }

  /// `Int(rounded())` of a number that is not negative.
  @inline(__always)
  fileprivate var nearest: Int {
    let whole = Int(self)
    return self - Double(whole) < 0.5 ? whole : whole + 1
  }
}
