import Foundation
import Graphics
import Layers

extension UIView {
  /// Calls `draw(_:)` with a context as the current one, under the view's traits.
  func drawView(in context: CGContext) {
    let area = layer is CATiledLayer ? context.boundingBoxOfClipPath : bounds
    traitCollection.run { context.asCurrent { draw(area) } }
  }

  /// Returns a view of equal size that shows a snapshot of this view.
  func pictureView() -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    let scale = environment.screen.scale
    let context = CGContext(
      bounds: CGRect(origin: .zero, size: bounds.size), scale: scale, isOpaque: false)
    context.draw([shownLayer()])
    view.layer.contents = context.image
    view.layer.contentsScale = scale
    return view
  }

  /// Draws the visible state of the view into the current context, scaled to a rectangle. Returns
  /// false without a context.
  func drawPicture(in rect: CGRect) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.draw([shownLayer()])
    context.restoreGState()
    return true
  }

  /// Returns the visible state of the view after layout, with its top left corner at (0, 0).
  private func shownLayer() -> Layer {
    window?.layoutIfNeeded()
    if window == nil { layoutIfNeeded() }
    return layer.renderedAtOrigin()
  }
}

extension UIWindow {
  /// Displays the views and layers of the window that need it. Called once per tick.
  package func displayIfNeeded() { ownEnvironment.run { layer.displayTree() } }
}
