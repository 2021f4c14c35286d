public import Foundation

/// A picture that is drawn once, in a context of its own, and then into another as often as one likes.
public final class CGLayer {
  /// What is drawn in here is what the layer shows.
  public let context: CGContext?
  /// In units of the context that it was made for.
  public let size: CGSize

  /// Empty, with as many pixels to a unit as the context has; nil for no size. A size that is no number is none.
  ///
  /// - Parameter auxiliaryInfo: not used, as on iOS.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0 else { return nil }
    self.size = size
    self.context = context.makeCompatible(size: size)
  }
}

extension CGContext {
  /// What the layer shows, filling a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let picture = layer.context?.makeImage() else { return }
    draw(picture.source, in: rect)
  }

  /// The same at its own size, with its corner at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}
