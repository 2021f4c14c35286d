public import Foundation
public import Graphics
public import Typography

/// Turns a `LayerTree` into pixels by Core Animation's rules (`raster.md` §4).
///
/// The one law: a pixel depends on the tree alone, never on which part of the picture is drawn, by
/// which thread or after what. Partial redraws and parallel frames therefore give the same bytes.
///
/// Edges of upright layers snap to device pixels (a pixel belongs to the layer that holds its
/// centre); rounded and rotated ones are anti-aliased; what a layer shows is placed exactly and
/// interpolated.
public struct Compositor: Sendable {
  /// Device pixels per point.
  public let scale: CGFloat
  let glyphs: GlyphCache

  /// `scale` must be positive and finite. Compositors that share `glyphs` draw each glyph once.
  public init(scale: CGFloat, glyphs: GlyphCache = GlyphCache()) {
    precondition(scale > 0 && scale.isFinite, "compositor scale \(scale)")
    self.scale = scale
    self.glyphs = glyphs
  }

  /// The whole picture, opaque where the tree's background is.
  public func render(_ tree: LayerTree) -> Bitmap {
    let size = pixelSize(of: tree)
    var bitmap = Bitmap(width: size.width, height: size.height)
    render(tree, into: &bitmap, damage: bitmap.bounds)
    return bitmap
  }

  /// Draws again the part `damage` (device pixels) of a picture that shows an earlier tree.
  public func render(_ tree: LayerTree, into bitmap: inout Bitmap, damage: PixelRect) {
    let area = damage.intersection(bitmap.bounds)
    guard !area.isEmpty else { return }
    var canvas = Canvas(bitmap)
    bitmap = Bitmap(width: 0, height: 0)  // the canvas now owns the pixels alone
    canvas.clear(area, to: tree.backgroundColor)
    draw(tree.layers, CGAffineTransform(scaleX: scale, y: scale), Coverage(area), on: &canvas)
    bitmap = canvas.bitmap
  }

  /// The picture's size in device pixels, rounded to the nearest.
  public func pixelSize(of tree: LayerTree) -> (width: Int, height: Int) {
    (Int((tree.size.width * scale).rounded()), Int((tree.size.height * scale).rounded()))
  }

  // MARK: - The imaging order

  private func draw(
    _ layers: [Layer], _ parent: CGAffineTransform, _ clip: Coverage, on canvas: inout Canvas
  ) {
    for layer in layers.inDrawingOrder { draw(layer, parent, clip, on: &canvas) }
  }

  private func draw(
    _ layer: Layer, _ parent: CGAffineTransform, _ clip: Coverage, on canvas: inout Canvas
  ) {
    guard layer.isVisible else { return }
    let extent = layer.extent(parent).intersection(clip.bounds)
    guard !extent.isEmpty else { return }
    let transform = layer.transformToParent.concatenating(parent)
    if layer.isGroup {
      drawGroup(layer, transform, clip.intersection(extent), on: &canvas)
    } else {
      drawParts(layer, transform, clip, opacity: layer.opacity, on: &canvas)
    }
  }

  /// Everything the layer draws, composited apart and then once, with its opacity and mask.
  private func drawGroup(
    _ layer: Layer, _ transform: CGAffineTransform, _ clip: Coverage, on canvas: inout Canvas
  ) {
    var group = Canvas(clear: clip.bounds)
    drawParts(layer, transform, Coverage(clip.bounds), opacity: 1, on: &group)
    var coverage = clip
    if let mask = layer.mask {
      var stencil = Canvas(clear: clip.bounds)
      draw(mask, transform, Coverage(clip.bounds), on: &stencil)
      coverage = coverage.multiplied(
        byAlphaOf: stencil.bitmap, at: (stencil.frame.x, stencil.frame.y))
    }
    canvas.composite(group, through: coverage, opacity: layer.opacity)
  }

  /// Shadow, background, contents, sublayers, border: CALayer.h's order, back to front.
  private func drawParts(
    _ layer: Layer, _ transform: CGAffineTransform, _ clip: Coverage, opacity: Double,
    on canvas: inout Canvas
  ) {
    if let shadow = layer.shadow, shadow.isVisible, !layer.masksToBounds {
      drawShadow(shadow, of: layer, transform, clip, on: &canvas)
    }
    let shape = layer.shape(transform, within: clip.bounds).intersection(clip)
    if let color = layer.backgroundColor, color.alpha > 0 {
      canvas.fill(shape, with: .color(color), opacity: opacity)
    }
    let inner = layer.masksToBounds ? shape : clip
    if let contents = layer.contents {
      draw(contents, in: layer.bounds, transform, inner, opacity: opacity, on: &canvas)
    }
    draw(layer.sublayers, transform, inner, on: &canvas)
    if layer.borderWidth > 0, layer.borderColor.alpha > 0 {
      let border = layer.borderShape(transform, within: clip.bounds)
      canvas.fill(border.intersection(clip), with: .color(layer.borderColor), opacity: opacity)
    }
  }

  private func draw(
    _ contents: Contents, in bounds: CGRect, _ transform: CGAffineTransform, _ clip: Coverage,
    opacity: Double, on canvas: inout Canvas
  ) {
    switch contents {
    case .image(let image):
      guard let texels = image.texelTransform(in: bounds) else { return }
      let area = Coverage(of: image.rect(in: bounds), transform, within: clip.bounds)
      let paint = Paint.image(
        image.image, transform: texels.concatenating(transform), filter: image.filter)
      canvas.fill(area.intersection(clip), with: paint, opacity: opacity)
    case .gradient(let gradient):
      let area = Coverage(of: bounds, transform, within: clip.bounds)
      canvas.fill(
        area.intersection(clip), with: gradient.paint(in: bounds, transform), opacity: opacity)
    case .text(let text):
      // Core Animation cuts text where the layer's own pixels end; a pixel more spares edges.
      let inside = clip.intersection(PixelRect(touchedBy: bounds, transform))
      draw(text, transform, inside, opacity: opacity, on: &canvas)
    }
  }

  /// The blurred shape of what the layer draws (or its shadow path), moved and coloured.
  private func drawShadow(
    _ shadow: Shadow, of layer: Layer, _ transform: CGAffineTransform, _ clip: Coverage,
    on canvas: inout Canvas
  ) {
    let sigma = shadow.sigma(transform), (dx, dy) = shadow.pixelOffset(transform)
    // A blurred pixel depends on its neighbourhood alone, so only that much need be drawn.
    let area = clip.bounds.offsetBy(dx: -dx, dy: -dy).outset(by: Shadow.reach(sigma))
    let shape: Coverage
    if let path = shadow.path {
      shape = Coverage(filling: path.applying(transform), within: area)
    } else {
      var caster = layer
      caster.shadow = nil
      var silhouette = Canvas(clear: caster.extentOfParts(transform).intersection(area))
      drawParts(caster, transform, Coverage(silhouette.frame), opacity: 1, on: &silhouette)
      shape = Coverage.alpha(
        of: silhouette.bitmap, at: (silhouette.frame.x, silhouette.frame.y))
    }
    let blurred = shape.blurred(sigma: sigma).offsetBy(dx: dx, dy: dy)
    canvas.fill(
      blurred.intersection(clip), with: .color(shadow.color), opacity: shadow.opacity)
  }
}
