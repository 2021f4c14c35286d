/// The strategy for choosing the filters of a picture's rows.
///
/// No policy is best for all pictures. Repetitive interfaces need unfiltered rows, in which deflate
/// finds whole repeats. Gradients and photographs need differences. Where it is cheap, several
/// policies are tried and the smallest result is used.
enum RowFilterPolicy {
  /// No filter for any row.
  case plain
  /// The filter with the least sum of differences, as in libpng, estimated from a sample of each
  /// row.
  case minimumDifference
  /// The filter with the fewest distinct pairs of neighbouring bytes, from which deflate builds its
  /// matches (as oxipng's "bigrams", https://github.com/oxipng/oxipng).
  case fewestPairs
  /// No filter for flat rows, and the fewest pairs for others, estimated from a sample. For
  /// pictures that are too large to try several policies.
  case mixed
  /// No filter for flat rows, and the difference from the row above for others.
  case fast

  /// The number of bytes up to which several policies are tried: a screen of 393 × 852 points at
  /// one pixel per point, or a filmstrip.
  private static let triedBytes = 2_500_000

  /// Returns the policies to try.
  static func candidates(
    for colors: PNGColors, totalBytes: Int, effort: PNGEffort
  ) -> [RowFilterPolicy] {
    // Packed indices have no neighbours for which differences would help.
    if colors.depth < 8 { return [.plain] }
    switch effort {
    case .fast: return [.fast]
    case .small: return [.plain, .fewestPairs, .minimumDifference]
    case .standard:
      // Indices have a third of the bytes, and samples are a poor estimate for them.
      if colors.pixelBytes > 1, totalBytes > triedBytes { return [.mixed] }
      return [.plain, .fewestPairs, .minimumDifference]
    }
  }
}
