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
      let seen = BackdropBlur(backdrop, transform).picture(of: canvas, for: area)
    else { return }
    canvas.fill(coverage, with: seen.paint, opacity: layer.opacity)
  }
}

extension LayerTree {
  /// The pixels that have to be drawn for those of `area` to be right: with a backdrop all that it
  /// sees, and all that what it sees sees.
  ///
  /// - Parameter whole: all pixels there are.
  func area(neededFor area: PixelRect, scale: CGFloat, within whole: PixelRect) -> PixelRect {
    let backdrops = backdrops(scale: scale)
    var needed = area
    var isGrowing = !backdrops.isEmpty
    while isGrowing {
      let grown = backdrops.reduce(needed) { needed, backdrop in
        backdrop.extent.intersection(needed).isEmpty
          ? needed : needed.union(backdrop.extent.outset(by: backdrop.reach).intersection(whole))
      }
      isGrowing = grown != needed
      needed = grown
    }
    return needed
  }

  /// The pixels that may change where those of `area` do: what sees a changed pixel changes too.
  func area(changedBy area: PixelRect, scale: CGFloat) -> PixelRect {
    guard !area.isEmpty else { return area }
    let backdrops = backdrops(scale: scale)
    var changed = area
    var isGrowing = !backdrops.isEmpty
    while isGrowing {
      let grown = backdrops.reduce(changed) { changed, backdrop in
        backdrop.extent.outset(by: backdrop.reach).intersection(changed).isEmpty
          ? changed : changed.union(backdrop.extent)
      }
      isGrowing = grown != changed
      changed = grown
    }
    return changed
  }

  /// Where the backdrops lie and how far they see, in pixels.
  private func backdrops(scale: CGFloat) -> [(extent: PixelRect, reach: Int)] {
    guard layers.contains(where: \.hasBackdrop) else { return [] }
    var found: [(extent: PixelRect, reach: Int)] = []
    let root = CGAffineTransform(scaleX: scale, y: scale)
    for layer in layers { layer.collectBackdrops(root, into: &found) }
    return found
  }
}

extension Layer {
  /// Whether it or a sublayer has a backdrop.
  ///
  /// - Complexity: linear in the layers below it.
  var hasBackdrop: Bool { backdrop != nil || sublayers.contains(where: \.hasBackdrop) }

  fileprivate func collectBackdrops(
    _ parent: CGAffineTransform, into found: inout [(extent: PixelRect, reach: Int)]
  ) {
    guard isVisible, hasBackdrop else { return }
    let transform = transformToParent.concatenating(parent)
    if let backdrop {
      found.append(
        (PixelRect(touchedBy: bounds, transform), BackdropBlur(backdrop, transform).reach))
    }
    for sublayer in sublayers { sublayer.collectBackdrops(transform, into: &found) }
  }

  /// Without a backdrop here or below: what casts a shadow or is a mask has only a shape.
  var withoutBackdrops: Layer {
    guard hasBackdrop else { return self }
    var copy = self
    copy.backdrop = nil
    copy.sublayers = sublayers.map(\.withoutBackdrops)
    return copy
  }
}
