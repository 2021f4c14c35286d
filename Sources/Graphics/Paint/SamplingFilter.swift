#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

/// How a picture is read between and across its texels.
public enum SamplingFilter: Hashable, Sendable {
  /// The texel a pixel's centre falls into.
  case nearest
  /// The four texels around the centre; aliases when the picture is made much smaller, as Core
  /// Animation's default does.
  case linear
  /// As `linear` when growing; when shrinking, every texel counts. The project's default.
  case area
}
