/// The texels and weights that each device column (or row) shows.
///
/// The table is made once per drawing, so that the row kernels only multiply and add.
///
/// The weights form a tent over the texels' centres. Its reach is one texel for enlargement, which
/// is linear interpolation, and 1/scale texels for reduction. There is no jump between both, so
/// nothing pops or shimmers while an image grows by fractions of a point. A box of 1/scale costs
/// half as much, but lets fine stripes through as moiré (sinc instead of sinc² beyond the limit).
/// Weights are differences of rounded running totals: they sum exactly to the unit, so flat colours
/// stay flat.
struct AxisTable {
  /// The largest reach of the tent, which bounds the cost of a drawing. Below a scale of 1/32,
  /// texels are skipped.
  static let largestReach = 32.0

  /// The number of weights per entry, which is even. Unused weights are zero.
  let taps: Int
  /// The first texel of each entry, relative to `first`.
  let starts: [Int32]
  let weights: [UInt16]
  /// The first texel that any entry uses.
  let first: Int
  /// The number of texels from `first` on that are used, without unused taps.
  let length: Int

  /// Creates the entries of the device positions in `range`, whose centres are at + ½.
  ///
  /// Texel `u` is drawn at `scale · u + offset`. There are `size` texels, at least one. `scale`
  /// must not be zero.
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

  /// Creates the entries of the positions in `range` of an image reduced by area.
  ///
  /// `texels` are the existing texels; the first one is texel 0 of the table. Every position must
  /// overlap at least one.
  init(_ range: Range<Int>, _ reduction: AreaReduction, from texels: Range<Int>, unit: Int) {
    // The mean of `factor` texels touches one or two more.
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

  /// Creates the entries from a window function, which returns the texels of an entry and the
  /// height of its filter over each. Texels outside the image count as the nearest one inside.
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

  /// Returns the number of texels that an entry uses, from its start on.
  func used(_ entry: Int) -> Int {
    var count = taps
    while count > 1, weights[entry * taps + count - 1] == 0 { count -= 1 }
    return count
  }
}

/// Rounding with instructions of every processor. `rounded` calls the C library in programs that
/// must run without SSE 4.1, three or four times per entry.
extension Double {
  /// The value of `Int(rounded(.down))`.
  @inline(__always)
  fileprivate var floor: Int {
    let whole = Int(self)
    return self < Double(whole) ? whole - 1 : whole
  }

  /// The value of `Int(rounded())` for a number that is not negative.
  @inline(__always)
  fileprivate var nearest: Int {
    let whole = Int(self)
    return self - Double(whole) < 0.5 ? whole : whole + 1
  }
}
