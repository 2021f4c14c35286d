/// The differences that a comparison of pictures accepts. No percentage of a whole picture is
/// offered, because it hides a line that moved. Sizes, texts and frame delays must be equal with
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

  /// Whether the tolerance accepts every difference. Black and white are 100 apart.
  var isBlind: Bool {
    switch self {
    case .exact: false
    case .channel(let limit): limit >= 255
    case .perceptual(let limit, _, let share): limit >= 100 || share >= 1
    }
  }
}
