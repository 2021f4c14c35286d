import Graphics

/// How a picture of another size is sampled. Core Animation's default is `linear`, which aliases in one that
/// shrinks; here that is an average over the area of each pixel, which does not.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the filter.
  public let rawValue: String

  /// A name without a filter here samples as the default does, by area.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The texel in the pixel's middle.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Between the four texels around the pixel's middle.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Here the same as the default.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
  package static let area = CALayerContentsFilter(rawValue: "area")

  /// The same for contents that grow.
  var enlarging: SamplingFilter { self == .nearest ? .nearest : .area }

  /// What the compositor is told; a filter without a known name is the default.
  var sampling: SamplingFilter {
    switch self {
    case .nearest: .nearest
    case .linear: .linear
    default: .area
    }
  }
}
