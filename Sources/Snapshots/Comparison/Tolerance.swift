/// The differences that a comparison of pictures accepts. A percentage of a whole picture
/// hides a line that moved; prefer `perceptual`. Sizes, texts and frame delays must be equal with
/// any tolerance.
public enum Tolerance: Hashable, Sendable {
  /// Accepts no difference of any pixel.
  case exact
  /// Accepts differences of each channel up to a limit, 0…255.
  case channel(maxDelta: Int)
  /// Accepts visibly different pixels as long as they are few everywhere. This is for text rendered
  /// with another version of a library.
  ///
  /// - deltaE: The distance in Oklab (https://bottosson.github.io/posts/oklab/), times 100, up to
  ///   which two colours are equal. About 2 is just visible. Negative values and NaN count as 0.
  /// - window: The side in pixels of the squares in which differing pixels are counted. Values
  ///   below 1 count as 1. A smaller picture is one window.
  /// - maxDensity: The permitted fraction of differing pixels in each square, 0…1. Pixels on the
  ///   smoothed edge of a shape are not counted.
  case perceptual(deltaE: Double, window: Int = 16, maxDensity: Double)
  /// Accepts differences as swift-snapshot-testing does, for tests that were written for it.
  ///
  /// - precision: The fraction of pixels that must match, 0…1. If colours must be equal, it is the
  ///   fraction of bytes, four per pixel.
  /// - perceptual: The similarity from which on two colours match, 0…1. 1 is equality. Below that,
  ///   colours match whose distance in CIELAB (ΔE of 1976) is at most 100 times the difference
  ///   to 1. NaN of either counts as 1.
  case precision(Double, perceptual: Double = 1)
  /// Accepts differences as FBSnapshotTestCase does, for tests that were written for it.
  ///
  /// - share: The fraction of pixels that may differ by more than `maxDelta`, 0…1. NaN counts as 0.
  /// - maxDelta: The difference of each channel up to which pixels match, 0…255.
  case share(Double, maxDelta: Int)

  /// Whether the tolerance accepts every difference. Black and white are 100 apart.
  var isBlind: Bool {
    switch self {
    case .exact: false
    case .channel(let limit): limit >= 255
    case .perceptual(let limit, _, let share): limit >= 100 || share >= 1
    case .precision(let share, let similarity): share <= 0 || similarity <= 0
    case .share(let share, let limit): share >= 1 || limit >= 255
    }
  }
}
