import Graphics

extension Compositor {
  /// Composites the canvas of a layer and its sublayers with the layer's vibrancy or blend mode.
  ///
  /// Every pixel depends only on the pixel below it, so neither needs additional pixels to be
  /// drawn.
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

  /// Returns the content to draw over a canvas: the alpha of the group, with the colours of the
  /// canvas.
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
