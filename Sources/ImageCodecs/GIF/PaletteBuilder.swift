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
