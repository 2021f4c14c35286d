public import Foundation

/// A filter of the content below a layer, inside its bounds and corners.
///
/// It corresponds to Core Animation's `CABackdropLayer`, of which visual effects and translucent
/// bars are made. The backdrop is the content drawn earlier into the same group. An enclosing layer
/// with a mask or an opacity below 1 is a separate group without a backdrop, as Apple documents for
/// visual effect views (https://developer.apple.com/documentation/uikit/uivisualeffectview).
public struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the blur, in points. Zero, negative values and NaN do not blur.
  public var radius: CGFloat
  /// The factor of saturation: 1 leaves colours unchanged, 0 makes them grey.
  public var saturation: Double

  /// Creates a backdrop filter with a blur radius in points and a saturation factor.
  public init(radius: CGFloat, saturation: Double = 1) {
    (self.radius, self.saturation) = (radius, saturation)
  }
}
