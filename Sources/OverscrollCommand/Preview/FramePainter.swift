import Foundation
import Graphics
import Layers

/// An actor that draws the pictures of one page.
///
/// Only the changed part of a picture is drawn. While one picture is encoded, the next is already
/// drawn.
actor FramePainter {
  private var compositor = Compositor(scale: 2, pictures: PictureCache())
  private var last: (tree: LayerTree, bitmap: Bitmap)?

  /// Draws a tree and returns the part of the picture that differs from the last one. Returns nil
  /// if nothing differs.
  ///
  /// - Parameter isExact: Whether to return the whole picture, which is then encoded without loss.
  func part(_ tree: LayerTree, scale: CGFloat, isExact: Bool) -> PicturePart? {
    if scale != compositor.scale {
      compositor = Compositor(scale: scale, pictures: PictureCache())
      last = nil
    }
    var tree = tree
    // Drawing the screen's own pixels and scaling them down takes the most time, so it is skipped
    // while things move.
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
    // With `last` released, `bitmap` has one owner and is drawn into in place, without a copy.
    last = nil
    let damage = tree.damage(since: old, scale: compositor.scale)
    compositor.render(tree, into: &bitmap, damage: damage)
    return (bitmap, damage.intersection(bitmap.bounds))
  }
}
