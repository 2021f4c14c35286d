import Foundation
import Graphics
import Layers

/// An actor that draws the pictures of one page.
///
/// Only the changed part of a picture is drawn. While one picture is encoded, the next is already
/// drawn.
actor FramePainter {
  /// The compositors by reduction, with their caches of scaled images.
  private var compositors: [Int: Compositor] = [:]
  private var scale: CGFloat = 0
  private var last: (tree: LayerTree, bitmap: Bitmap, reduction: Int)?

  /// Draws a tree and returns the part of the picture that differs from the last one. Returns nil
  /// if nothing differs.
  ///
  /// - Parameters:
  ///   - reduction: The number of the page's pixels, across and down, for each pixel that is drawn.
  ///     An exact picture is never reduced.
  ///   - isExact: Whether to return the whole picture, which is then encoded without loss.
  func part(_ tree: LayerTree, scale: CGFloat, reduction: Int, isExact: Bool) -> PicturePart? {
    var tree = tree
    // Drawing the screen's own pixels and scaling them down takes the most time, so it is skipped
    // while things move.
    if !isExact { tree.deviceScale = nil }
    let reduction = isExact ? 1 : reduction
    let (bitmap, damage) = drawn(tree, scale: scale, reduction: reduction)
    last = (tree, bitmap, reduction)
    guard isExact || !damage.isEmpty else { return nil }
    let isWhole = isExact || damage == bitmap.bounds
    let (width, height) = Compositor(scale: scale).pixelSize(of: tree)
    return PicturePart(
      bitmap: isWhole ? bitmap : bitmap.cropped(to: damage), isExact: isExact,
      area: isWhole ? bitmap.bounds : damage, reduction: reduction, width: width, height: height)
  }

  /// Draws a tree as it looks while things move. Afterwards its scaled images and its characters
  /// are in the caches.
  func prepare(_ tree: LayerTree, scale: CGFloat, reduction: Int) {
    var tree = tree
    tree.deviceScale = nil
    _ = compositor(scale: scale, reduction: reduction).render(tree)
  }

  private func compositor(scale: CGFloat, reduction: Int) -> Compositor {
    if scale != self.scale { (self.scale, compositors, last) = (scale, [:], nil) }
    if let known = compositors[reduction] { return known }
    let new = Compositor(scale: scale / CGFloat(reduction), pictures: PictureCache())
    compositors[reduction] = new
    return new
  }

  private func drawn(
    _ tree: LayerTree, scale: CGFloat, reduction: Int
  ) -> (Bitmap, PixelRect) {
    let compositor = compositor(scale: scale, reduction: reduction)
    guard case (let old, var bitmap, reduction)? = last,
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
