import Foundation
import Graphics

extension Compositor {
  /// Draws the backdrop effect of a layer through `coverage`.
  func drawBackdrop(
    of layer: Layer, _ transform: CGAffineTransform, through coverage: Coverage,
    on canvas: inout Canvas
  ) {
    guard let backdrop = layer.backdrop else { return }
    let area = coverage.bounds.intersection(canvas.frame)
    guard !area.isEmpty,
      let seen = BackdropBlur(backdrop, transform).picture(
        of: canvas, for: area, within: layer.visibleExtent(transform))
    else { return }
    canvas.fill(coverage, with: seen, opacity: layer.opacity)
  }
}

extension LayerTree {
  /// Returns the pixels that must be drawn so that the pixels of `area` are correct.
  ///
  /// They include every backdrop layer that overlaps the area, since it depends on everything below
  /// it, and the pixels below these layers.
  ///
  /// - Parameter whole: All existing pixels.
  func area(neededFor area: PixelRect, scale: CGFloat, within whole: PixelRect) -> PixelRect {
    areaGrown(from: area, scale: scale).intersection(whole)
  }

  /// Returns the pixels that can change if the pixels of `area` change: those of `area`, and all
  /// backdrops over changed pixels.
  func area(changedBy area: PixelRect, scale: CGFloat) -> PixelRect {
    areaGrown(from: area, scale: scale)
  }

  /// Returns an area grown by all backdrops that overlap it, and repeatedly by those that overlap
  /// the result.
  ///
  /// A backdrop sees only the pixels inside its own edges.
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

  /// Returns the extents of the backdrops, in pixels.
  private func backdropExtents(scale: CGFloat) -> [PixelRect] {
    guard layers.contains(where: \.hasBackdrop) else { return [] }
    var found: [PixelRect] = []
    let root = CGAffineTransform(scaleX: scale, y: scale)
    for layer in layers { layer.collectBackdrops(root, into: &found) }
    return found
  }
}

extension Layer {
  /// Whether the layer or a descendant depends on the content below it, by a backdrop, vibrancy or
  /// blend mode.
  ///
  /// - Complexity: O(*n*) in the descendants.
  var hasBackdrop: Bool {
    backdrop != nil || vibrancy != nil || blendMode != .normal
      || sublayers.contains(where: \.hasBackdrop)
  }

  /// Returns the pixels of a layer: for an upright one with edges snapped as drawn, for a turned
  /// one all pixels that it can touch.
  fileprivate func visibleExtent(_ transform: CGAffineTransform) -> PixelRect {
    transform.isUpright
      ? PixelRect(snapping: bounds.applying(transform)) : PixelRect(touchedBy: bounds, transform)
  }

  fileprivate func collectBackdrops(
    _ parent: CGAffineTransform, into found: inout [PixelRect]
  ) {
    // The content of a projected layer is drawn flat first, so it has no backdrop but itself.
    guard isVisible, projection == nil, hasBackdrop else { return }
    let transform = transformToParent.concatenating(parent)
    if backdrop != nil { found.append(PixelRect(touchedBy: bounds, transform)) }
    for sublayer in sublayers { sublayer.collectBackdrops(transform, into: &found) }
  }

  /// The layer without effects that depend on its backdrop, here and below. Only the shape of a
  /// mask or of a shadow's caster matters.
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
