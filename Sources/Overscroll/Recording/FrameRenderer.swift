import Foundation
import Graphics
import Layers
import Typography

/// Draws frames one after another on its own thread, and only what changed since its last one. The
/// compositor's law (a pixel depends on the tree alone) makes the result independent of which
/// frames this renderer saw before.
actor FrameRenderer {
  private let compositor: Compositor
  private var last: (tree: LayerTree, bitmap: Bitmap)?

  init(scale: CGFloat, glyphs: GlyphCache) {
    compositor = Compositor(scale: scale, glyphs: glyphs)
  }

  func render(_ tree: LayerTree) -> Bitmap {
    let bitmap = redrawn(tree) ?? compositor.render(tree)
    last = (tree, bitmap)
    return bitmap
  }

  /// The last frame with what changed since drawn again; nil without one of this size.
  private func redrawn(_ tree: LayerTree) -> Bitmap? {
    guard case (let old, var bitmap)? = last else { return nil }
    last = nil  // so that pixels nobody else holds are drawn over, not copied
    guard (bitmap.width, bitmap.height) == compositor.pixelSize(of: tree) else { return nil }
    let damage = tree.damage(since: old, scale: compositor.scale)
    compositor.render(tree, into: &bitmap, damage: damage)
    return bitmap
  }
}
