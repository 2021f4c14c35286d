import Graphics

extension Compositor {
  /// Puts what a layer and its sublayers have drawn on a canvas, as the layer's blend mode and its vibrancy
  /// say. Every pixel depends on the one under it alone, so that neither makes more pixels to be drawn.
  @inline(never)
  func composite(
    _ group: Canvas, of layer: Layer, through coverage: Coverage, on canvas: inout Canvas
  ) {
    if let vibrancy = layer.vibrancy, vibrancy.strength > 0 {
      let colors = colors(of: group, by: vibrancy, over: canvas)
      canvas.composite(colors, through: coverage, opacity: layer.opacity)
    } else if layer.blendMode != .normal {
      canvas.blend(group, through: coverage, layer.blendMode, opacity: layer.opacity)
    } else {
      canvas.composite(group, through: coverage, opacity: layer.opacity)
    }
  }

  /// What of a group is to be laid over a canvas: as opaque as the group, in the canvas' colours.
  private func colors(of group: Canvas, by vibrancy: Vibrancy, over canvas: Canvas) -> Canvas {
    let area = group.frame
    var seen = Canvas(clear: area)
    seen.composite(canvas, through: Coverage(area), opacity: 1)
    seen.bitmap = seen.bitmap.blurred(sigma: 0, saturation: vibrancy.saturation)
    seen.fill(Coverage(area), with: .color(vibrancy.color), opacity: 1)
    let shape = Coverage.alpha(of: group.bitmap, at: (area.x, area.y))
    var colors = Canvas(clear: area)
    colors.composite(seen, through: shape, opacity: vibrancy.strength)
    guard vibrancy.strength < 1 else { return colors }
    colors.blend(group, through: Coverage(area), .plusLighter, opacity: 1 - vibrancy.strength)
    return colors
  }
}
