/// A builder for the palette of one frame.
///
/// Colours that fill areas, as in user interfaces, are included exactly. The rest of the palette
/// represents the other colours by variance. The box of colours with the largest squared error is
/// split at the best position until enough boxes exist, and three passes of k-means refine the
/// means.
struct PaletteBuilder {
  /// The divisor of the pixel count above which a colour is included exactly.
  private static let exactShare = 2048
  /// The maximum number of exact colours, which leaves room for a photograph next to a colourful
  /// interface.
  private static let exactLimit = 160
  private static let settlingPasses = 3

  /// Returns at most `limit` colours: all of the histogram's if they fit.
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
    // The order is total: equal counts are ordered by colour, as in the histogram.
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
