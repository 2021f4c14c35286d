import Foundation
import Graphics
import Layers

extension CALayer {
  /// Of a layer that is no view's: views lay out their own.
  final func layOutIfMarked() {
    guard isLayoutNeeded else { return }
    isLayoutNeeded = false
    if view == nil { layoutSublayers() }
  }

  /// Draws a picture of the bounds, kept until it is drawn again; none where nothing draws.
  func displayDrawing() {
    let scale = view.map { $0.environment.screen.scale } ?? contentsScale
    let context = CGContext(
      bounds: bounds, scale: scale, isOpaque: view.map { $0.isDrawnOnBlack } ?? false)
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
      LayerDrawing(source: ImageSource($0), scale: scale, size: bounds.size)
    }
  }

  /// Of the layer and all below it that are seen.
  ///
  /// - Complexity: linear in the layers that are stale, and those beside them.
  func displayTree() {
    guard kept.isStale, !isHidden else { return }
    layOutIfMarked()
    displayIfNeeded()
    mask?.displayTree()
    for sublayer in sublayers ?? [] { sublayer.displayTree() }
  }

  func sizeChanged() {
    if needsDisplayOnBoundsChange || contentMode == .redraw { isDisplayNeeded = true }
  }
}

extension UIView {
  /// UIKit gives a view that says it is opaque, and has no background to fill it with, a black picture
  /// to draw on.
  fileprivate var isDrawnOnBlack: Bool { isOpaque && backgroundColor == nil }
}

extension UIWindow {
  /// Draws what is to be drawn of the views and layers in the window: once a tick, whatever asks how
  /// often.
  package func displayIfNeeded() { ownEnvironment.run { layer.displayTree() } }
}
