import Graphics

/// How pictures are sampled; raw values as Core Graphics'.
public enum CGInterpolationQuality: Int32, Sendable {
  /// By area.
  case `default`
  /// The texel in the pixel's middle.
  case none
  /// Between four texels.
  case low
  /// By area.
  case high
  /// By area.
  case medium

  var filter: SamplingFilter {
    switch self {
    case .none: .nearest
    case .low: .linear
    case .default, .medium, .high: .area
    }
  }
}
