import Foundation
import Graphics
import ImageCodecs
import Layers
import Typography

/// Draws frames one after another on its own thread, and only what changed since its last one. The
/// compositor's law (a pixel depends on the tree alone) makes the result independent of which
/// frames this renderer saw before.
actor FrameRenderer {
  private let compositor: Compositor
  private var last: (tree: LayerTree, bitmap: Bitmap)?

  init(scale: CGFloat, glyphs: GlyphCache, pictures: PictureCache) {
    compositor = Compositor(scale: scale, glyphs: glyphs, pictures: pictures)
  }

  /// What of a frame may differ from the one before it, which showed `previous`; all of the first. What
  /// looks like that one is not drawn at all.
  func render(_ tree: LayerTree, after previous: LayerTree?) -> FramePart {
    let size = compositor.pixelSize(of: tree)
    guard let previous, compositor.pixelSize(of: previous) == size else {
      return FramePart(draw(tree))
    }
    let change = tree.damage(since: previous, scale: compositor.scale)
      .intersection(PixelRect(width: size.width, height: size.height))
    guard !change.isEmpty else {
      return FramePart(
        width: size.width, height: size.height, place: .empty, pixels: Bitmap(width: 0, height: 0))
    }
    // A copy of the part: whoever holds it does not keep this renderer from drawing over its frame.
    let pixels = draw(tree).cropped(to: change)
    return FramePart(width: size.width, height: size.height, place: change, pixels: pixels)
  }

  private func draw(_ tree: LayerTree) -> Bitmap {
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
