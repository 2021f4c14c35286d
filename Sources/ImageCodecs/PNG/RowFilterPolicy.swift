/// How the filters of a picture's rows are chosen. None is best for all pictures: interface that
/// repeats itself wants its rows as they are, since deflate finds their repeats whole; gradients and photographs want
/// differences. Where it is cheap, several are tried and the fewest bytes are kept.
enum RowFilterPolicy {
  /// No filter at all.
  case plain
  /// The least sum of differences, as libpng chooses, judged by a sample of each row.
  case leastDifference
  /// The fewest different pairs of neighbouring bytes, of which deflate makes its matches
  /// (as oxipng's "bigrams", https://github.com/oxipng/oxipng).
  case fewestPairs
  /// Flat rows as they are, others with the fewest pairs, judged by a sample: for pictures that are too
  /// large to try several.
  case mixed
  /// Flat rows as they are, others against the row above.
  case fast

  /// Bytes up to which trying is cheap: a screen of 393 × 852 points at one pixel each, or a filmstrip.
  private static let triedBytes = 2_500_000

  /// What is tried.
  static func candidates(
    for colors: PNGColors, totalBytes: Int, effort: PNGEffort
  ) -> [RowFilterPolicy] {
    // Bytes of several indices have no neighbours worth a difference.
    if colors.depth < 8 { return [.plain] }
    switch effort {
    case .fast: return [.fast]
    case .small: return [.plain, .fewestPairs, .leastDifference]
    case .standard:
      // Indices have a third of the bytes, and samples say little of them.
      if colors.pixelBytes > 1, totalBytes > triedBytes { return [.mixed] }
      return [.plain, .fewestPairs, .leastDifference]
    }
  }
}
