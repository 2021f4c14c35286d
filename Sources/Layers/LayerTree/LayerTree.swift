public import Foundation
public import Graphics

/// A whole picture as a value: the last thing a screen says before pixels. Made on the main actor,
/// drawn on any thread, compared to find what has to be drawn again.
public struct LayerTree: Hashable, Sendable {
  /// In points. Everything outside is cut.
  public var size: CGSize
  /// Pixels per point of the screen whose edges, hairlines and scroll offsets the layers are made for;
  /// positive. Pictures at other scales are drawn at this one, or a whole multiple, and reduced by
  /// area. Nil, for layers of no screen, draws at whatever scale is asked for.
  public var deviceScale: CGFloat?
  /// Drawn first, under `layers`, over the whole picture.
  public var backgroundColor: Color
  /// Back to front, in the picture's coordinates.
  public var layers: [Layer]

  /// Traps if the device scale is zero, negative or NaN.
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
