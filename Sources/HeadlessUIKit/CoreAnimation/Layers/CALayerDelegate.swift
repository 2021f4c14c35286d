import Foundation

/// An object that draws a layer, lays out its sublayers and provides its actions.
///
/// The delegate of a view's layer is the view, and UIKit does not allow another one.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Provides the contents of the layer. The default implementation draws them with `draw(_:in:)`.
  func display(_ layer: CALayer)
  /// Draws the layer in its coordinates. The default implementation draws nothing.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Lays out the sublayers. The default implementation does nothing.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for a change of a property. `NSNull()` means no action, and nil leaves the
  /// choice to the layer.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws the layer with `draw(_:in:)`.
  public func display(_ layer: CALayer) { layer.displayDrawing() }

  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// The default implementation, which does nothing.
  public func layoutSublayers(of layer: CALayer) {}

  /// Returns nil, which leaves the choice to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
