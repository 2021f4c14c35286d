import Foundation
import Graphics
import Layers

/// Draws what one page shows, on its own thread: only what changed. The next picture is drawn while the last one is encoded.
actor FramePainter {
  private var compositor = Compositor(scale: 2, pictures: PictureCache())
  private var last: (tree: LayerTree, bitmap: Bitmap)?

  /// What has to be painted over the last part to show a tree; nil for nothing.
  ///
  /// - Parameter isExact: the whole picture, without loss.
  func part(_ tree: LayerTree, scale: CGFloat, isExact: Bool) -> PicturePart? {
    if scale != compositor.scale {
      compositor = Compositor(scale: scale, pictures: PictureCache())
      last = nil
    }
    var tree = tree
    // While things move, the screen's own pixels are not drawn and reduced: that is what takes longest.
    if !isExact { tree.deviceScale = nil }
    let (bitmap, damage) = drawn(tree)
    last = (tree, bitmap)
    guard isExact || !damage.isEmpty else { return nil }
    let isWhole = isExact || damage == bitmap.bounds
    return PicturePart(
      bitmap: isWhole ? bitmap : bitmap.cropped(to: damage), isExact: isExact,
      area: isWhole ? bitmap.bounds : damage, width: bitmap.width, height: bitmap.height)
  }

  private func drawn(_ tree: LayerTree) -> (Bitmap, PixelRect) {
    guard case (let old, var bitmap)? = last,
      (bitmap.width, bitmap.height) == compositor.pixelSize(of: tree)
    else {
      let bitmap = compositor.render(tree)
      return (bitmap, bitmap.bounds)
    }
    last = nil  // so that pixels nobody else holds are drawn over, not copied
    let damage = tree.damage(since: old, scale: compositor.scale)
    compositor.render(tree, into: &bitmap, damage: damage)
    return (bitmap, damage.intersection(bitmap.bounds))
  }
}
