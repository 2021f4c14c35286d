public import Foundation
public import Graphics

/// A whole picture as a value: the last form of a screen before its pixels.
///
/// A tree is made on the main actor, drawn on any thread, and compared to find the damage.
public struct LayerTree: Hashable, Sendable {
  /// The size of the picture, in points. Content outside is clipped.
  public var size: CGSize
  /// The scale of the screen for which edges, hairlines and scroll offsets are made, in pixels per
  /// point; positive.
  ///
  /// Pictures at other scales are drawn at this scale or a whole multiple, and reduced by area.
  /// Nil, for layers without a screen, draws directly at the requested scale.
  public var deviceScale: CGFloat?
  /// The colour of the whole picture below `layers`.
  public var backgroundColor: Color
  /// The layers from back to front, in the picture's coordinates.
  public var layers: [Layer]

  /// Creates a tree. Traps if the device scale is zero, negative or NaN.
  public init(
    size: CGSize, deviceScale: CGFloat? = nil, backgroundColor: Color = .black, layers: [Layer] = []
  ) {
    precondition(deviceScale ?? 1 > 0, "device scale \(String(describing: deviceScale))")
    self.size = size
    self.deviceScale = deviceScale
    self.backgroundColor = backgroundColor
    self.layers = layers
  }
}
