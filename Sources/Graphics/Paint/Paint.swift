#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

/// The fill of a shape.
public enum Paint: Hashable, Sendable {
  case color(Color)
  /// An image. `transform` maps texels, one unit each with the first at 0…1, to device pixels.
  ///
  /// Outside the image, its edge texels are repeated. Nothing is drawn for an empty image, or for a
  /// transform that is not finite or has no inverse (or one with values beyond 2⁶⁰). An upright
  /// image drawn below 1/32 of its size skips texels with the `area` filter.
  case image(ImageSource, transform: CGAffineTransform, filter: SamplingFilter = .area)
  /// An image in perspective. Outside it, and beside and behind the viewer, its edge texels are
  /// repeated.
  case projectedImage(
    ImageSource, transform: ProjectiveTransform, filter: SamplingFilter = .area)
  case linearGradient(LinearGradient)
  /// A radial gradient in a coordinate space that `transform` maps to device pixels. A transform
  /// without inverse draws nothing.
  case radialGradient(RadialGradient, transform: CGAffineTransform)
  /// A conic gradient in a coordinate space that `transform` maps to device pixels. A transform
  /// without inverse draws nothing.
  case conicGradient(ConicGradient, transform: CGAffineTransform)
}
