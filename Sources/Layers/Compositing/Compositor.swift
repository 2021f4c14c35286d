public import Foundation
public import Graphics
public import Typography

/// A renderer of layer trees by the rules of Core Animation.
///
/// The one law: a pixel depends on the tree alone. It never depends on which part of the picture is
/// drawn, by which thread, or after which other part. So partial redraws and parallel frames give
/// equal bytes.
///
/// Edges of upright layers snap to device pixels: a pixel belongs to the layer that contains its
/// centre. Rounded and rotated edges are antialiased. Images in a layer are placed exactly and
/// interpolated. Upright text is on whole pixels, counted from the snapped corner of its layer. A
/// tree of a device is drawn at the device's scale and then reduced (`DrawnScale`).
public struct Compositor: Sendable {
  /// The pixels per point of the rendered pictures.
  public let scale: CGFloat
  let glyphs: GlyphCache
  let pictures: PictureCache?

  /// Creates a compositor. `scale` must be positive and finite.
  ///
  /// Compositors that share `glyphs` draw each glyph once. If they share `pictures`, an image that
  /// is drawn repeatedly is scaled once, and a shadow is blurred once.
  public init(
    scale: CGFloat, glyphs: GlyphCache = GlyphCache(), pictures: PictureCache? = nil
  ) {
    precondition(scale > 0 && scale.isFinite, "compositor scale \(scale)")
    self.scale = scale
    self.glyphs = glyphs
    self.pictures = pictures
  }

  /// Renders the whole picture, which is opaque if the tree's background is.
  public func render(_ tree: LayerTree) -> Bitmap {
    let size = pixelSize(of: tree)
    var bitmap = Bitmap(width: size.width, height: size.height)
    render(tree, into: &bitmap, damage: bitmap.bounds)
    return bitmap
  }

  /// Redraws the part `damage`, in pixels of the picture, of a bitmap that shows an earlier tree.
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
    // The canvas must be the only owner of the pixels, to avoid a copy.
    bitmap = Bitmap(width: 0, height: 0)
    draw(tree, at: scale, area, within: canvas.frame, on: &canvas)
    bitmap = canvas.bitmap
  }

  /// Draws `area` of a picture whose pixels are `whole`.
  ///
  /// Backdrops can depend on pixels around the area, which may show an earlier tree here. In that
  /// case a larger area is drawn on a separate canvas.
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

  /// Draws the source of `area` on a separate canvas and reduces it.
  private func draw(
    _ tree: LayerTree, _ scales: DrawnScale, _ reduction: AreaReduction, _ area: PixelRect,
    into bitmap: inout Bitmap
  ) {
    let source = reduction.source(of: area).intersection(scales.bounds(of: tree.size))
    // The last pixel of a picture can result from rounding up. It repeats its neighbour.
    guard !source.isEmpty else { return }
    var canvas = Canvas(clear: source)
    draw(tree, at: scales.drawn, source, within: scales.bounds(of: tree.size), on: &canvas)
    bitmap.reduce(canvas.bitmap, at: source, by: reduction, into: area)
  }

  /// Divides `area` into bands of rows whose drawn pixels need little memory.
  private static func bands(of area: PixelRect, _ reduction: AreaReduction) -> [PixelRect] {
    let drawn = reduction.source(of: area)
    let count = min((drawn.area - 1) / DrawnScale.bandArea + 1, area.height)
    let height = (area.height + count - 1) / count
    return stride(from: area.y, to: area.maxY, by: height).map { y in
      PixelRect(x: area.x, y: y, width: area.width, height: min(height, area.maxY - y))
    }
  }

  /// Returns the size of the picture in pixels, rounded to the nearest.
  ///
  /// - Precondition: The size of the tree times the scale fits an `Int`.
  public func pixelSize(of tree: LayerTree) -> (width: Int, height: Int) {
    (Int((tree.size.width * scale).rounded()), Int((tree.size.height * scale).rounded()))
  }

  // MARK: - The imaging order

  // Recursive functions keep their stack frames small, and call helpers instead of inlining them. A
  // thread's stack must suffice for the deepest possible tree.

  /// Draws layers over the content of a canvas.
  ///
  /// - Parameter parent: The transform from the common space of the layers to the device.
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

  /// Draws a layer that touches `extent`, with a given transform.
  @inline(never)
  func draw(
    _ layer: Layer, at transform: CGAffineTransform, _ clip: Coverage, _ extent: PixelRect,
    on canvas: inout Canvas
  ) {
    if layer.isCompositedAsGroup(transform) {
      drawAsGroup(layer, transform, clip.intersection(extent), on: &canvas)
    } else {
      if layer.backdrop != nil {
        let shape = layer.shape(transform, within: clip.bounds).intersection(clip)
        drawBackdrop(of: layer, transform, through: shape, on: &canvas)
      }
      drawParts(layer, transform, clip, opacity: layer.opacity, on: &canvas)
    }
  }

  /// Draws a layer as a group on a separate canvas, then composites it with its opacity and mask.
  ///
  /// The corners of the layer clip the whole group if they would otherwise clip several parts
  /// individually.
  @inline(never)
  private func drawAsGroup(
    _ layer: Layer, _ transform: CGAffineTransform, _ clip: Coverage, on canvas: inout Canvas
  ) {
    var group = Canvas(clear: clip.bounds)
    var coverage = clip
    if layer.needsSingleClip(transform) {
      drawUnclipped(layer, transform, on: &group)
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

  /// Draws the parts of a layer in the order of CALayer.h: shadow, background, contents, sublayers,
  /// border.
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

  /// Draws the background and the contents, which are below the sublayers.
  ///
  /// - Returns: The clip of the sublayers.
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
      // A gradient layer is clipped by its corners even if it does not mask to its bounds.
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

  /// Draws the parts of a layer beyond its edges, for a caller that clips the result once.
  ///
  /// If every part were clipped individually, parts below would shine through at the antialiased
  /// edges.
  func drawUnclipped(
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
      // Core Animation clips text to the pixels of the layer. One more pixel keeps the edges of
      // glyphs intact.
      let inside = clip.intersection(PixelRect(touchedBy: bounds, transform))
      draw(text, in: bounds, transform, inside, opacity: opacity, on: &canvas)
    case .shape(let shape):
      draw(shape, transform, clip, opacity: opacity, on: &canvas)
    case .particles(let particles):
      draw(particles, transform, clip, opacity: opacity, on: &canvas)
    }
  }

  /// Draws the shadow: the blurred shape of the layer's content or of its shadow path, moved and
  /// coloured.
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

  /// Draws a layer whose sublayers cast shadows too. Its content is drawn once, for the shadow and
  /// for display.
  ///
  /// If it were drawn twice at each level, nested shadows would take exponential time.
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
  /// The layer as drawn for the shape of its shadow.
  fileprivate var casting: Layer {
    var caster = withoutBackdrops
    caster.shadow = nil
    return caster
  }
}

extension Shadow {
  /// Returns the pixels whose shadows can reach an area. A blurred pixel depends only on its
  /// neighbourhood.
  func area(behind area: PixelRect, _ transform: CGAffineTransform) -> PixelRect {
    let (dx, dy) = pixelOffset(transform)
    return area.offsetBy(dx: -Int(dx.rounded(.down)), dy: -Int(dy.rounded(.down)))
      .outset(by: Self.reach(sigma(transform)))
  }
}

extension [Layer] {
  /// Whether a layer or a descendant has a shadow whose shape is found by drawing.
  fileprivate var castShadows: Bool {
    contains { layer in
      if let shadow = layer.shadow, shadow.isVisible, shadow.path == nil { return true }
      return layer.sublayers.castShadows
    }
  }
}
