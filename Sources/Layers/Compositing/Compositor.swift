public import Foundation
public import Graphics
public import Typography

/// Turns a `LayerTree` into pixels by Core Animation's rules.
///
/// The one law: a pixel depends on the tree alone, never on which part of the picture is drawn, by
/// which thread or after what. Partial redraws and parallel frames therefore give the same bytes.
///
/// Edges of upright layers snap to device pixels (a pixel belongs to the layer that holds its
/// centre); rounded and rotated ones are anti-aliased; pictures in a layer are placed exactly and
/// interpolated, upright text stands on whole pixels counted from its layer's snapped corner. A tree
/// of a device is drawn at that device's scale and then reduced (`DrawnScale`).
public struct Compositor: Sendable {
  /// Pixels per point of the pictures.
  public let scale: CGFloat
  let glyphs: GlyphCache
  let pictures: PictureCache?

  /// `scale` must be positive and finite. Compositors that share `glyphs` draw each glyph once; those that share
  /// `pictures` scale a picture that they draw again and again once, and blur a shadow once, where there is such a
  /// cache.
  public init(
    scale: CGFloat, glyphs: GlyphCache = GlyphCache(), pictures: PictureCache? = nil
  ) {
    precondition(scale > 0 && scale.isFinite, "compositor scale \(scale)")
    self.scale = scale
    self.glyphs = glyphs
    self.pictures = pictures
  }

  /// The whole picture, opaque where the tree's background is.
  public func render(_ tree: LayerTree) -> Bitmap {
    let size = pixelSize(of: tree)
    var bitmap = Bitmap(width: size.width, height: size.height)
    render(tree, into: &bitmap, damage: bitmap.bounds)
    return bitmap
  }

  /// Draws again the part `damage` (pixels of the picture) of a picture that shows an earlier tree.
  public func render(_ tree: LayerTree, into bitmap: inout Bitmap, damage: PixelRect) {
    let area = damage.intersection(bitmap.bounds)
    guard !area.isEmpty else { return }
    let scales = DrawnScale(picture: scale, device: tree.deviceScale)
    if let reduction = scales.reduction {
      for band in Self.bands(of: area, reduction) {
        draw(tree, scales, reduction, band, into: &bitmap)
      }
      return
    }
    var canvas = Canvas(bitmap)
    bitmap = Bitmap(width: 0, height: 0)  // the canvas now owns the pixels alone
    draw(tree, at: scale, area, within: canvas.frame, on: &canvas)
    bitmap = canvas.bitmap
  }

  /// Draws `area` of a picture that has all pixels of `whole`. What backdrops see around it is drawn
  /// too, on a canvas of its own: here other pixels may show an earlier tree.
  private func draw(
    _ tree: LayerTree, at scale: CGFloat, _ area: PixelRect, within whole: PixelRect,
    on canvas: inout Canvas
  ) {
    let root = CGAffineTransform(scaleX: scale, y: scale)
    let needed = tree.area(neededFor: area, scale: scale, within: whole)
    if needed == area {
      canvas.clear(area, to: tree.backgroundColor)
      draw(tree.layers, root, Coverage(area), on: &canvas)
    } else {
      var wide = Canvas(clear: needed)
      wide.clear(needed, to: tree.backgroundColor)
      draw(tree.layers, root, Coverage(needed), on: &wide)
      canvas.clear(area, to: .clear)
      canvas.composite(wide, through: Coverage(area), opacity: 1)
    }
  }

  /// Draws what `area` is the mean of, on a canvas of its own, and reduces it.
  private func draw(
    _ tree: LayerTree, _ scales: DrawnScale, _ reduction: AreaReduction, _ area: PixelRect,
    into bitmap: inout Bitmap
  ) {
    let source = reduction.source(of: area).intersection(scales.bounds(of: tree.size))
    // A picture's last pixel may be one that rounding up added: it shows what is beside it.
    guard !source.isEmpty else { return }
    var canvas = Canvas(clear: source)
    draw(tree, at: scales.drawn, source, within: scales.bounds(of: tree.size), on: &canvas)
    bitmap.reduce(canvas.bitmap, at: source, by: reduction, into: area)
  }

  /// `area` cut into rows whose drawn pixels take little memory.
  private static func bands(of area: PixelRect, _ reduction: AreaReduction) -> [PixelRect] {
    let drawn = reduction.source(of: area)
    let count = min((drawn.area - 1) / DrawnScale.bandArea + 1, area.height)
    let height = (area.height + count - 1) / count
    return stride(from: area.y, to: area.maxY, by: height).map { y in
      PixelRect(x: area.x, y: y, width: area.width, height: min(height, area.maxY - y))
    }
  }

  /// The picture's size in its own pixels, rounded to the nearest.
  ///
  /// - Precondition: the tree's size times the scale fits an `Int`.
  public func pixelSize(of tree: LayerTree) -> (width: Int, height: Int) {
    (Int((tree.size.width * scale).rounded()), Int((tree.size.height * scale).rounded()))
  }

  // MARK: - The imaging order

  // What recurses keeps its frames small, and calls the rest instead of having it inlined: a thread's stack
  // is to last for the deepest tree there may be.

  /// Draws layers over what is on a canvas.
  ///
  /// - Parameter parent: from the layers' common space to the device.
  package func draw(
    _ layers: [Layer], _ parent: CGAffineTransform, _ clip: Coverage, on canvas: inout Canvas
  ) {
    for layer in layers.inDrawingOrder { draw(layer, parent, clip, on: &canvas) }
  }

  @inline(never)
  private func draw(
    _ layer: Layer, _ parent: CGAffineTransform, _ clip: Coverage, on canvas: inout Canvas
  ) {
    guard layer.isVisible else { return }
    let extent = layer.extent(parent).intersection(clip.bounds)
    guard !extent.isEmpty else { return }
    if let seen = layer.projected(in: parent) {
      draw(seen, clip, on: &canvas)
      return
    }
    draw(layer, at: layer.transformToParent.concatenating(parent), clip, extent, on: &canvas)
  }

  /// Draws a layer, without its place, that touches `extent`.
  @inline(never)
  func draw(
    _ layer: Layer, at transform: CGAffineTransform, _ clip: Coverage, _ extent: PixelRect,
    on canvas: inout Canvas
  ) {
    if layer.isDrawnApart(transform) {
      drawApart(layer, transform, clip.intersection(extent), on: &canvas)
    } else {
      if layer.backdrop != nil {
        let shape = layer.shape(transform, within: clip.bounds).intersection(clip)
        drawBackdrop(of: layer, transform, through: shape, on: &canvas)
      }
      drawParts(layer, transform, clip, opacity: layer.opacity, on: &canvas)
    }
  }

  /// Everything the layer draws, composited apart and then once, with its opacity, its mask and, where
  /// they would cut several parts one by one, its corners.
  @inline(never)
  private func drawApart(
    _ layer: Layer, _ transform: CGAffineTransform, _ clip: Coverage, on canvas: inout Canvas
  ) {
    var group = Canvas(clear: clip.bounds)
    var coverage = clip
    if layer.isCutOnce(transform) {
      drawUncut(layer, transform, on: &group)
      coverage = coverage.intersection(layer.shape(transform, within: clip.bounds))
    } else {
      drawParts(layer, transform, Coverage(clip.bounds), opacity: 1, on: &group)
    }
    if let mask = layer.mask {
      var stencil = Canvas(clear: clip.bounds)
      draw(mask.withoutBackdrops, transform, Coverage(clip.bounds), on: &stencil)
      coverage = coverage.multiplied(
        byAlphaOf: stencil.bitmap, at: (stencil.frame.x, stencil.frame.y))
    }
    if layer.backdrop != nil {
      let shape = layer.shape(transform, within: clip.bounds).intersection(coverage)
      drawBackdrop(of: layer, transform, through: shape, on: &canvas)
    }
    composite(group, of: layer, through: coverage, on: &canvas)
  }

  /// Shadow, background, contents, sublayers, border: CALayer.h's order, back to front.
  @inline(never)
  private func drawParts(
    _ layer: Layer, _ transform: CGAffineTransform, _ clip: Coverage, opacity: Double,
    on canvas: inout Canvas
  ) {
    if let shadow = layer.shadow, shadow.isVisible, !layer.masksToBounds {
      if shadow.path == nil, opacity == 1, !layer.hasBackdrop, layer.sublayers.castShadows {
        return drawWithShadow(shadow, of: layer, transform, clip, on: &canvas)
      }
      drawShadow(shadow, of: layer, transform, clip, on: &canvas)
    }
    let inner = drawGround(layer, transform, clip, opacity: opacity, on: &canvas)
    draw(layer.sublayers, transform, inner, on: &canvas)
    drawBorder(layer, transform, clip, opacity: opacity, on: &canvas)
  }

  /// What lies below the sublayers.
  ///
  /// - Returns: where these are seen.
  @inline(never)
  private func drawGround(
    _ layer: Layer, _ transform: CGAffineTransform, _ clip: Coverage, opacity: Double,
    on canvas: inout Canvas
  ) -> Coverage {
    let shape = layer.shape(transform, within: clip.bounds).intersection(clip)
    if let color = layer.backgroundColor, color.alpha > 0 {
      canvas.fill(shape, with: .color(color), opacity: opacity)
    }
    if let contents = layer.contents {
      // A gradient layer draws its own corners, clipping or not.
      let isRound = layer.masksToBounds || contents.isGradient
      draw(
        contents, in: layer.bounds, transform, isRound ? shape : clip, opacity: opacity, on: &canvas
      )
    }
    return layer.masksToBounds ? shape : clip
  }

  @inline(never)
  private func drawBorder(
    _ layer: Layer, _ transform: CGAffineTransform, _ clip: Coverage, opacity: Double,
    on canvas: inout Canvas
  ) {
    guard layer.borderWidth > 0, layer.borderColor.alpha > 0 else { return }
    let border = layer.borderShape(transform, within: clip.bounds)
    canvas.fill(border.intersection(clip), with: .color(layer.borderColor), opacity: opacity)
  }

  /// The same parts, each beyond the layer's edges: whoever cuts the whole cuts no part twice, and
  /// nothing of one part shines through at another's edge.
  func drawUncut(
    _ layer: Layer, _ transform: CGAffineTransform, on canvas: inout Canvas
  ) {
    let clip = Coverage(canvas.frame)
    if let color = layer.backgroundColor, color.alpha > 0 {
      canvas.fill(clip, with: .color(color), opacity: 1)
    }
    if let contents = layer.contents {
      draw(contents, in: layer.bounds, transform, clip, opacity: 1, on: &canvas)
    }
    draw(layer.sublayers, transform, clip, on: &canvas)
    if layer.borderWidth > 0, layer.borderColor.alpha > 0 {
      let border = layer.frameShape(transform, within: clip.bounds)
      canvas.fill(border, with: .color(layer.borderColor), opacity: 1)
    }
  }

  @inline(never)
  private func draw(
    _ contents: Contents, in bounds: CGRect, _ transform: CGAffineTransform, _ clip: Coverage,
    opacity: Double, on canvas: inout Canvas
  ) {
    switch contents {
    case .image(let image):
      for (rect, texels) in image.pieces(in: bounds) {
        let area = Coverage(of: rect, transform, within: clip.bounds).intersection(clip)
        let paint = paint(image, in: rect, texels, transform, area.bounds)
        canvas.fill(area, with: paint, opacity: opacity)
      }
    case .gradient(let gradient):
      let area = Coverage(of: bounds, transform, within: clip.bounds)
      canvas.fill(
        area.intersection(clip), with: gradient.paint(in: bounds, transform), opacity: opacity)
    case .text(let text):
      // Core Animation cuts text where the layer's own pixels end; a pixel more spares edges.
      let inside = clip.intersection(PixelRect(touchedBy: bounds, transform))
      draw(text, in: bounds, transform, inside, opacity: opacity, on: &canvas)
    case .shape(let shape):
      draw(shape, transform, clip, opacity: opacity, on: &canvas)
    case .particles(let particles):
      draw(particles, transform, clip, opacity: opacity, on: &canvas)
    }
  }

  /// The blurred shape of what the layer draws (or its shadow path), moved and coloured.
  @inline(never)
  private func drawShadow(
    _ shadow: Shadow, of layer: Layer, _ transform: CGAffineTransform, _ clip: Coverage,
    on canvas: inout Canvas
  ) {
    let sigma = shadow.sigma(transform), (dx, dy) = shadow.pixelOffset(transform)
    let blurred: Coverage
    if let path = shadow.path {
      let moved = transform.concatenating(CGAffineTransform(translationX: dx, y: dy))
      let shape = Coverage(
        filling: path.applying(moved), within: clip.bounds.outset(by: Shadow.reach(sigma)))
      blurred = self.blurred(shape, sigma: sigma)
    } else {
      let caster = layer.casting
      let area = caster.extentOfParts(transform)
        .intersection(shadow.area(behind: clip.bounds, transform))
      var silhouette = Canvas(clear: area)
      drawParts(caster, transform, Coverage(area), opacity: 1, on: &silhouette)
      let shape = Coverage.alpha(of: silhouette.bitmap, at: (area.x, area.y))
      blurred = self.blurred(shape, sigma: sigma, movedBy: dx, dy)
    }
    canvas.fill(
      blurred.intersection(clip), with: .color(shadow.color), opacity: shadow.opacity)
  }

  /// A layer whose sublayers cast shadows too: what it draws is drawn once, for its shadow and to be seen.
  /// Drawn twice at each level, shadows in shadows would take time by powers of two.
  @inline(never)
  private func drawWithShadow(
    _ shadow: Shadow, of layer: Layer, _ transform: CGAffineTransform, _ clip: Coverage,
    on canvas: inout Canvas
  ) {
    let caster = layer.casting
    let behind = shadow.area(behind: clip.bounds, transform)
    let area = caster.extentOfParts(transform).intersection(behind.union(clip.bounds))
    var group = Canvas(clear: area)
    drawParts(caster, transform, Coverage(area), opacity: 1, on: &group)
    let (dx, dy) = shadow.pixelOffset(transform)
    let shape = Coverage.alpha(of: group.bitmap, at: (area.x, area.y))
    let blurred = blurred(shape, sigma: shadow.sigma(transform), movedBy: dx, dy)
    canvas.fill(
      blurred.intersection(clip), with: .color(shadow.color), opacity: shadow.opacity)
    canvas.composite(group, through: clip.intersection(area), opacity: 1)
  }
}

extension Layer {
  /// As it is drawn to find the shape of its shadow.
  fileprivate var casting: Layer {
    var caster = withoutBackdrops
    caster.shadow = nil
    return caster
  }
}

extension Shadow {
  /// The pixels that those of an area may have shadows of: a blurred pixel depends on its neighbourhood
  /// alone.
  func area(behind area: PixelRect, _ transform: CGAffineTransform) -> PixelRect {
    let (dx, dy) = pixelOffset(transform)
    return area.offsetBy(dx: -Int(dx.rounded(.down)), dy: -Int(dy.rounded(.down)))
      .outset(by: Self.reach(sigma(transform)))
  }
}

extension [Layer] {
  /// Whether one of them, or one below, has a shadow that is found by drawing it.
  fileprivate var castShadows: Bool {
    contains { layer in
      if let shadow = layer.shadow, shadow.isVisible, shadow.path == nil { return true }
      return layer.sublayers.castShadows
    }
  }
}
