#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

/// What a shape is filled with.
public enum Paint: Hashable, Sendable {
  case color(Color)
  /// A picture; `transform` takes texels (a unit each, the first at 0…1) to device pixels. Outside the
  /// picture its edge texels go on for ever. An empty picture and a transform that is not finite
  /// or has no inverse (or one with values beyond 2⁶⁰) draw nothing. Drawn upright smaller than 1/32, `area` leaves texels out.
  case image(ImageSource, transform: CGAffineTransform, filter: SamplingFilter = .area)
  /// The same under perspective; beside and behind the eye edge texels go on.
  case projectedImage(
    ImageSource, transform: ProjectiveTransform, filter: SamplingFilter = .area)
  case linearGradient(LinearGradient)
  /// In a space of its own, which `transform` takes to device pixels; one without an inverse draws
  /// nothing.
  case radialGradient(RadialGradient, transform: CGAffineTransform)
  /// As `radialGradient`.
  case conicGradient(ConicGradient, transform: CGAffineTransform)
}
