/// What counts as the same picture. There is no percentage: a share of a picture hides a line that
/// moved. Sizes, texts and frame delays must be equal whatever the tolerance.
public enum Tolerance: Hashable, Sendable {
  /// Every channel of every pixel.
  case exact
  /// No channel of any pixel may differ by more than this, 0…255.
  case channel(maxDelta: Int)
  /// Pixels that people would tell apart may differ, as long as they are few everywhere: for text
  /// that was set by another version of a library.
  ///
  /// - deltaE: the distance in Oklab (https://bottosson.github.io/posts/oklab/), times 100, up to which
  ///   two colours are one; about 2 can just be seen. Negative and NaN count as 0.
  /// - window: the side of the squares, in pixels, in which different pixels are counted; below 1
  ///   counts as 1. A picture that is smaller is one window.
  /// - maxDensity: the share of different pixels, 0…1, that each such square may have. Pixels on the
  ///   smoothed edge of a shape do not count.
  case perceptual(deltaE: Double, window: Int = 16, maxDensity: Double)

  /// Whether there is no difference that it sees. Black and white are 100 apart.
  var isBlind: Bool {
    switch self {
    case .exact: false
    case .channel(let limit): limit >= 255
    case .perceptual(let limit, _, let share): limit >= 100 || share >= 1
    }
  }
}
