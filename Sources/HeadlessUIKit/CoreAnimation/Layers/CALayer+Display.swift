import Foundation
import Graphics
import Layers

extension CALayer {
  /// Lays out the sublayers if the layer needs layout and has no view. Views perform their own
  /// layout.
  final func layOutIfDirty() {
    guard isLayoutNeeded else { return }
    isLayoutNeeded = false
    if view == nil { layoutSublayers() }
  }

  /// Draws the bounds into an image and stores it until the next display. Stores nothing if nothing
  /// is drawn.
  func displayDrawing() {
    let scale = view.map { $0.environment.screen.scale } ?? contentsScale
    // UIKit draws a view that claims to be opaque, but has no background colour, on black.
    let isOnBlack = view.map { $0.isOpaque && $0.backgroundColor == nil } ?? false
    let context = CGContext(bounds: bounds, scale: scale, isOpaque: isOnBlack)
    let drawn = isCustomPropertyAnimated ? presentationForDrawing() : self
    if let tiled = drawn as? CATiledLayer {
      for tile in tiled.tiles(scale: scale) {
        context.saveGState()
        context.clip(to: tile)
        drawn.draw(in: context)
        context.restoreGState()
      }
    } else {
      drawn.draw(in: context)
    }
    drawing = context.picture.map {
      LayerDrawing(
        source: ImageSource($0, textBoxes: context.textBoxes), scale: scale, size: bounds.size)
    }
  }

  /// Lays out and displays this layer and its visible descendants where needed.
  ///
  /// - Complexity: O(*n*) in the stale layers and their siblings.
  func displayTree() {
    guard cached.isStale, !isHidden else { return }
    layOutIfDirty()
    displayIfNeeded()
    mask?.displayTree()
    for sublayer in sublayers ?? [] { sublayer.displayTree() }
  }

  func sizeChanged() {
    if needsDisplayOnBoundsChange || contentMode == .redraw { isDisplayNeeded = true }
  }
}

extension CALayer {
  /// Returns the visible state of the layer and its sublayers, untransformed, with the bounds' top
  /// left corner at (0, 0).
  func renderedAtOrigin() -> Layer {
    displayTree()
    var shown = snapshot(at: clock.time)
    shown.transform = .identity
    shown.isHidden = false
    shown.position = CGPoint(
      x: shown.anchorPoint.x * shown.bounds.width, y: shown.anchorPoint.y * shown.bounds.height)
    return shown
  }

  /// Draws the layer and its sublayers as visible now, in the layer's coordinate space.
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
