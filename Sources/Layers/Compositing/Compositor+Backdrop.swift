import Foundation
import Graphics

extension Compositor {
  /// Draws what a layer makes of what lies under it, through `coverage`.
  func drawBackdrop(
    of layer: Layer, _ transform: CGAffineTransform, through coverage: Coverage,
    on canvas: inout Canvas
  ) {
    guard let backdrop = layer.backdrop else { return }
    let area = coverage.bounds.intersection(canvas.frame)
    guard !area.isEmpty,
      let seen = BackdropBlur(backdrop, transform).picture(
        of: canvas, for: area, within: layer.seenExtent(transform))
    else { return }
    canvas.fill(coverage, with: seen, opacity: layer.opacity)
  }
}

extension LayerTree {
  /// The pixels that have to be drawn for those of `area` to be right: all of a backdrop that lies
  /// there, since it sees all that lies under it, and of those under it.
  ///
  /// - Parameter whole: all pixels there are.
  func area(neededFor area: PixelRect, scale: CGFloat, within whole: PixelRect) -> PixelRect {
    areaGrown(from: area, scale: scale).intersection(whole)
  }

  /// The pixels that may change where those of `area` do: what sees a changed pixel changes too.
  func area(changedBy area: PixelRect, scale: CGFloat) -> PixelRect {
    areaGrown(from: area, scale: scale)
  }

  /// An area and all backdrops that it meets, which see what lies within their own edges only, and
  /// all that these meet.
  private func areaGrown(from area: PixelRect, scale: CGFloat) -> PixelRect {
    guard !area.isEmpty else { return area }
    let extents = backdropExtents(scale: scale)
    var (area, isGrowing) = (area, !extents.isEmpty)
    while isGrowing {
      let grown = extents.reduce(area) { area, extent in
        extent.intersection(area).isEmpty ? area : area.union(extent)
      }
      isGrowing = grown != area
      area = grown
    }
    return area
  }

  /// Where the backdrops lie, in pixels.
  private func backdropExtents(scale: CGFloat) -> [PixelRect] {
    guard layers.contains(where: \.hasBackdrop) else { return [] }
    var found: [PixelRect] = []
    let root = CGAffineTransform(scaleX: scale, y: scale)
    for layer in layers { layer.collectBackdrops(root, into: &found) }
    return found
  }
}

extension Layer {
  /// Whether it or a sublayer has a backdrop, or is drawn by what else lies under it.
  ///
  /// - Complexity: linear in the layers below it.
  var hasBackdrop: Bool {
    backdrop != nil || vibrancy != nil || blendMode != .normal
      || sublayers.contains(where: \.hasBackdrop)
  }

  /// The pixels of an upright layer, its edges snapped as they are drawn; of a turned one those that it
  /// can touch.
  fileprivate func seenExtent(_ transform: CGAffineTransform) -> PixelRect {
    transform.isUpright
      ? PixelRect(snapping: bounds.applying(transform)) : PixelRect(touchedBy: bounds, transform)
  }

  fileprivate func collectBackdrops(
    _ parent: CGAffineTransform, into found: inout [PixelRect]
  ) {
    // What is drawn flat first sees nothing but itself.
    guard isVisible, projection == nil, hasBackdrop else { return }
    let transform = transformToParent.concatenating(parent)
    if backdrop != nil { found.append(PixelRect(touchedBy: bounds, transform)) }
    for sublayer in sublayers { sublayer.collectBackdrops(transform, into: &found) }
  }

  /// Without a backdrop or its like here or below: what casts a shadow or is a mask has only a shape.
  var withoutBackdrops: Layer {
    guard hasBackdrop else { return self }
    var copy = self
    copy.backdrop = nil
    copy.vibrancy = nil
    copy.blendMode = .normal
    copy.sublayers = sublayers.map(\.withoutBackdrops)
    return copy
  }
}
