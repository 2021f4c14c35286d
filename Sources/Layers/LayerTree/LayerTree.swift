public import Foundation
public import Graphics

/// A whole picture as a value: the last thing a screen says before pixels. Made on the main actor,
/// drawn on any thread, compared to find what has to be drawn again.
public struct LayerTree: Hashable, Sendable {
  /// In points. Everything outside is cut.
  public var size: CGSize
  /// Drawn first, under `layers`, over the whole picture.
  public var backgroundColor: Color
  /// Back to front, in the picture's coordinates.
  public var layers: [Layer]

  public init(size: CGSize, backgroundColor: Color = .black, layers: [Layer] = []) {
    self.size = size
    self.backgroundColor = backgroundColor
    self.layers = layers
  }
}
