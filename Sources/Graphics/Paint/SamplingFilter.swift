#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

/// The filter that samples an image.
public enum SamplingFilter: Hashable, Sendable {
  /// Uses the texel at the pixel's centre.
  case nearest
  /// Interpolates between the four texels around the pixel's centre. Strong reduction aliases, as
  /// with Core Animation's default.
  case linear
  /// Interpolates as `linear` for enlargement, and averages all texels for reduction. The default
  /// of this project.
  case area
}
