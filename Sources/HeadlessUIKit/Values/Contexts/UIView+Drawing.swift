import Foundation
import Graphics
import Layers

extension UIView {
  /// Runs `draw(_:)` with a context as the current one, under the view's traits.
  func drawView(in context: CGContext) {
    let area = layer is CATiledLayer ? context.boundingBoxOfClipPath : bounds
    traitCollection.run { context.asCurrent { draw(area) } }
  }

  /// A view of the same size that shows a picture of this one.
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

  /// Draws the view as it is seen, scaled to a rectangle, into the current context.
  func drawPicture(in rect: CGRect) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.draw([shownLayer()])
    context.restoreGState()
    return true
  }

  /// The view as it is seen now, its top left corner at (0, 0).
  private func shownLayer() -> Layer {
    window?.layoutIfNeeded()
    if window == nil { layoutIfNeeded() }
    return layer.shownApart()
  }
}

extension CALayer {
  /// The layer and all below it as they are seen now, its bounds' top left corner at (0, 0), untransformed.
  func shownApart() -> Layer {
    displayTree()
    var shown = snapshot(at: clock.time)
    shown.transform = .identity
    shown.isHidden = false
    shown.position = CGPoint(
      x: shown.anchorPoint.x * shown.bounds.width, y: shown.anchorPoint.y * shown.bounds.height)
    return shown
  }

  /// Draws the layer and all below it, in its own coordinates, as they are seen now.
  public func render(in ctx: CGContext) {
    displayTree()
    var shown = snapshot(at: clock.time)
    shown.transform = .identity
    shown.position = CGPoint(
      x: shown.bounds.minX + shown.anchorPoint.x * shown.bounds.width,
      y: shown.bounds.minY + shown.anchorPoint.y * shown.bounds.height)
    ctx.draw([shown])
  }
}
