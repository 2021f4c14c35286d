import Foundation
import Graphics
import ImageCodecs
import Layers
import Typography

/// A renderer that draws frames in sequence on its own thread, and only the changes since its last
/// frame. A pixel depends on the tree alone (the compositor's law), so the result does not depend
/// on the frames that this renderer drew before.
actor FrameRenderer {
  private let compositor: Compositor
  private var last: (tree: LayerTree, bitmap: Bitmap)?

  init(scale: CGFloat, glyphs: GlyphCache, pictures: PictureCache) {
    compositor = Compositor(scale: scale, glyphs: glyphs, pictures: pictures)
  }

  /// Returns the part of a frame that may differ from the previous frame, which showed `previous`.
  /// The part is the whole frame for the first one, and empty without any drawing if nothing
  /// changed.
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
    // The part is a copy, because a reference to the whole frame would force this renderer to copy
    // it before drawing over it.
    let pixels = draw(tree).cropped(to: change)
    return FramePart(width: size.width, height: size.height, place: change, pixels: pixels)
  }

  private func draw(_ tree: LayerTree) -> Bitmap {
    let bitmap = redrawn(tree) ?? compositor.render(tree)
    last = (tree, bitmap)
    return bitmap
  }

  /// Returns the last frame with its changes drawn over it, or nil if no frame of this size exists.
  private func redrawn(_ tree: LayerTree) -> Bitmap? {
    guard case (let old, var bitmap)? = last else { return nil }
    last = nil  // Without this second reference, the pixels are drawn over instead of copied.
    guard (bitmap.width, bitmap.height) == compositor.pixelSize(of: tree) else { return nil }
    let damage = tree.damage(since: old, scale: compositor.scale)
    compositor.render(tree, into: &bitmap, damage: damage)
    return bitmap
  }
}
