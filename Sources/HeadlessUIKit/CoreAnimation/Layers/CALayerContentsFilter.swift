import Graphics

/// A filter for images drawn at another size.
///
/// The default of Core Animation is `linear`, which aliases when an image shrinks. Here the default
/// is an average over the area of each pixel, which does not alias.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name of the filter in Core Animation.
  public let rawValue: String

  /// Creates a filter from its name. An unknown name averages by area, as the default does.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The texel nearest to the centre of the pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Linear interpolation between the four texels around the centre of the pixel.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// An average over the area of the pixel, like the default.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
  package static let area = CALayerContentsFilter(rawValue: "area")

  /// The filter for enlarged contents.
  var enlarging: SamplingFilter { self == .nearest ? .nearest : .area }

  /// The compositor's filter. Unknown names average by area.
  var sampling: SamplingFilter {
    switch self {
    case .nearest: .nearest
    case .linear: .linear
    default: .area
    }
  }
}
