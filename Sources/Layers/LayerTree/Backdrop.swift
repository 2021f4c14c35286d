public import Foundation

/// What a layer does to what lies under it, within its bounds and corners: Core Animation's
/// `CABackdropLayer`, of which visual effects and translucent bars are made.
///
/// What lies under it is what was drawn before it into the same group: a layer around it with an
/// opacity below 1 or a mask is a group of its own, with nothing under it, as Apple documents of
/// visual effect views (https://developer.apple.com/documentation/uikit/uivisualeffectview).
public struct Backdrop: Hashable, Sendable {
  /// The standard deviation of the blur, in points; zero, less and NaN do not blur.
  public var radius: CGFloat
  /// How far colours are moved away from their grey: 1 leaves them, 0 takes them.
  public var saturation: Double

  /// Points, and a factor.
  public init(radius: CGFloat, saturation: Double = 1) {
    (self.radius, self.saturation) = (radius, saturation)
  }
}
