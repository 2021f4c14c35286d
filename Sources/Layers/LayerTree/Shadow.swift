public import Foundation
public import Graphics

/// A blurred copy of what a layer draws, under it. Names and defaults are `CALayer`'s.
public struct Shadow: Hashable, Sendable {
  /// The shadow's colour, before its opacity.
  public var color = Color.black
  /// 0…1, multiplied with the colour's alpha.
  public var opacity: Double = 0
  /// In points, y down.
  public var offset = CGSize(width: 0, height: -3)
  /// The standard deviation of the blur, in points: WebKit gives CSS's `stdDeviation` unchanged to
  /// `CALayer.shadowRadius` (https://github.com/WebKit/WebKit, PlatformCAFilters).
  public var radius: CGFloat = 3
  /// The shape that casts the shadow, in the layer's coordinates; nil takes what the layer draws.
  public var path: Path?

  /// Core Animation's defaults: black, 3 points up, 3 points of radius, and an opacity of 0:
  /// nothing is seen until that is set.
  public init() {}

  var isVisible: Bool { opacity > 0 && color.alpha > 0 }
}
