public import Foundation
public import Graphics

/// A blurred copy of the content of a layer, drawn below it. Names and defaults are those of
/// `CALayer`.
public struct Shadow: Hashable, Sendable {
  /// The colour of the shadow, without its opacity.
  public var color = Color.black
  /// The opacity, 0…1, multiplied with the colour's alpha.
  public var opacity: Double = 0
  /// The offset, in points, with y pointing down.
  public var offset = CGSize(width: 0, height: -3)
  /// The standard deviation of the blur, in points. WebKit passes CSS's `stdDeviation` unchanged to
  /// `CALayer.shadowRadius` (https://github.com/WebKit/WebKit, PlatformCAFilters).
  public var radius: CGFloat = 3
  /// The shape that casts the shadow, in the layer's coordinates; nil means the content of the
  /// layer.
  public var path: Path?

  /// Creates a shadow with Core Animation's defaults: black, 3 points up, a radius of 3 points. The
  /// opacity is 0, so the shadow is invisible until it is set.
  public init() {}

  var isVisible: Bool { opacity > 0 && color.alpha > 0 }
}
