public import Foundation

/// An offscreen image that is drawn once and can then be drawn into other contexts repeatedly.
public final class CGLayer {
  /// The context that draws the layer's content.
  public let context: CGContext?
  /// The layer's size, in user-space units of the context that the layer was created for.
  public let size: CGSize

  /// Creates an empty layer with the pixel density of a context. Nil if `size` is empty or not a
  /// number.
  ///
  /// - Parameter auxiliaryInfo: Ignored, as on iOS.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0 else { return nil }
    self.size = size
    self.context = context.makeCompatible(size: size)
  }
}

extension CGContext {
  /// Draws a layer scaled to a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let picture = layer.context?.makeImage() else { return }
    draw(picture.source, in: rect)
  }

  /// Draws a layer at its own size. `point` is its origin.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}
