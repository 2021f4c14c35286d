import Foundation
import Graphics
import Layers

extension CALayer {
  /// Lays out the sublayers if the layer needs layout and has no view. Views perform their own
  /// layout.
  final func layOutIfMarked() {
    guard isLayoutNeeded else { return }
    isLayoutNeeded = false
    if view == nil { layoutSublayers() }
  }

  /// Draws the bounds into an image and stores it until the next display. Stores nothing if nothing
  /// is drawn.
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

  /// Lays out and displays this layer and its visible descendants where needed.
  ///
  /// - Complexity: O(*n*) in the stale layers and their siblings.
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
  /// Whether the view draws on a black image, as UIKit does for an opaque view without a
  /// background.
  fileprivate var isDrawnOnBlack: Bool { isOpaque && backgroundColor == nil }
}

extension UIWindow {
  /// Displays the views and layers of the window that need it. Called once per tick.
  package func displayIfNeeded() { ownEnvironment.run { layer.displayTree() } }
}
