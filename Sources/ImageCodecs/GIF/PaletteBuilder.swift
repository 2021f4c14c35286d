/// Chooses the colours of one frame.
///
/// Colours of interface, which fill areas, are kept exactly; what is left of the palette goes to
/// the rest by variance: the box of colours with the greatest squared error is cut where that
/// shrinks most, until there are enough boxes, and three passes of k-means settle the means.
struct PaletteBuilder {
  /// A colour that fills this share of the pixels is kept exactly.
  private static let exactShare = 2048
  /// At most so many are, that a photograph beside a colourful interface keeps some room.
  private static let exactLimit = 160
  private static let settlingPasses = 3

  /// At most `limit` colours: all of the histogram's when they are so few.
  static func colors(for histogram: ColorHistogram, limit: Int) -> [UInt32] {
    let entries = histogram.entries
    if entries.count <= limit { return entries.map(\.color) }
    let exact = exactColors(histogram, limit: limit)
    let kept = Set(exact)
    let samples = ColorSample.gathered(from: entries.filter { !kept.contains($0.color) })
    let split = ColorBox.split(samples, into: limit - exact.count)
    return settle(exact + split, fixed: exact.count, samples)
  }

  private static func exactColors(_ histogram: ColorHistogram, limit: Int) -> [UInt32] {
    let least = max(4, histogram.total / exactShare)
    // Sorting is stable by value: equal counts keep the histogram's order.
    let frequent = histogram.entries.filter { $0.count >= least }
      .sorted { ($0.count, $1.color) > ($1.count, $0.color) }
    return frequent.prefix(min(exactLimit, limit / 2)).map(\.color)
  }

  private static func settle(
    _ palette: [UInt32], fixed: Int, _ samples: [ColorSample]
  ) -> [UInt32] {
    var palette = palette
    for _ in 0..<settlingPasses {
      var nearest = NearestColor(palette)
      var sums = [ColorSample](repeating: ColorSample(), count: palette.count)
      for sample in samples {
        let mean = sample.mean
        let index = nearest.match(Int(mean >> 16), Int(mean >> 8 & 255), Int(mean & 255)).index
        sums[index].add(sample)
      }
      for index in fixed..<palette.count where sums[index].count > 0 {
        palette[index] = sums[index].mean
      }
    }
    return palette
  }
}

/// Some pixels of nearby colours, as their sums.
struct ColorSample {
  private(set) var count = 0
  private(set) var red = 0
  private(set) var green = 0
  private(set) var blue = 0

  mutating func add(_ other: ColorSample) {
    count += other.count
    red += other.red
    green += other.green
    blue += other.blue
  }

  private mutating func add(_ entry: ColorHistogram.Entry) {
    count += entry.count
    red += entry.count * Int(entry.color >> 16)
    green += entry.count * Int(entry.color >> 8 & 255)
    blue += entry.count * Int(entry.color & 255)
  }

  var mean: UInt32 {
    let half = count / 2
    return UInt32((red + half) / count) << 16 | UInt32((green + half) / count) << 8
      | UInt32((blue + half) / count)
  }

  /// Colours that agree in their upper 5, 6 and 5 bits, taken together. On large canvases counts are
  /// halved until they sum to about four million: the splitter squares sums of components, which
  /// must fit 64 bits.
  static func gathered(from entries: [ColorHistogram.Entry]) -> [ColorSample] {
    var cells = [ColorSample](repeating: ColorSample(), count: 1 << 16)
    var total = 0
    for entry in entries {
      let color = Int(entry.color)
      cells[color >> 8 & 0xF800 | color >> 5 & 0x07E0 | color >> 3 & 0x001F].add(entry)
      total += entry.count
    }
    var halvings = 0
    while total >> halvings > 1 << 22 { halvings += 1 }
    return cells.filter { $0.count > 0 }.map { halvings == 0 ? $0 : $0.thinned(halvings) }
  }

  private func thinned(_ halvings: Int) -> ColorSample {
    var sample = ColorSample()
    sample.add(ColorHistogram.Entry(color: mean, count: max(1, count >> halvings)))
    return sample
  }
}
