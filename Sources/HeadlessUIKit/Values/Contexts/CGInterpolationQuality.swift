import Graphics

/// The quality with which images are sampled. Raw values are Core Graphics'.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The average over the pixel's area.
  case `default`
  /// The nearest texel.
  case none
  /// Linear interpolation between four texels.
  case low
  /// The average over the pixel's area.
  case high
  /// The average over the pixel's area.
  case medium

  var filter: SamplingFilter {
    switch self {
    case .none: .nearest
    case .low: .linear
    case .default, .medium, .high: .area
    }
  }
}
