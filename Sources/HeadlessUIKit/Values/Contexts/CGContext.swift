public import Foundation
import Graphics
import Layers
import Typography

/// A canvas for drawing: an image, and the state that affects the next drawing.
///
/// Coordinates are points with y down in all contexts that UIKit creates. The image is allocated
/// when something is drawn first, so a context that is never drawn into costs no memory.
public final class CGContext {
  var state: CGContextState
  private var saved: [CGContextState] = []
  /// The canvases of the open transparency layers; the first is the context's image.
  private var canvases: [Canvas] = []
  /// The states in which the open transparency layers began.
  private var groups: [(state: CGContextState, depth: Int)] = []
  let frame: PixelRect
  private let base: CGAffineTransform
  private let scale: CGFloat
  private let isOpaque: Bool
  /// The app's own pixel memory, updated after each drawing; nil if the context has none.
  let memory: PixelMemory?
  /// The boxes of drawn text, in pixels; those of the first ten thousand texts.
  private(set) var textBoxes: [CGRect] = []
  private static let textLimit = 10_000
  /// The current path in device space: the transform is applied when an element is added.
  var currentPath = Path()

  /// The rounding error of a whole length that is ignored, in pixels, so that it needs no extra
  /// pixel.
  private static let noise: CGFloat = 1e-6
  private static let compositor = Compositor(scale: 1)

  /// The longest side of an image, in pixels. What is beyond it is cut off.
  private static let longestSide: CGFloat = 32_768
  /// The largest number of pixels of an image: 400 MB. It is more than any screen's content at 3x.
  static let pixelLimit = 100_000_000

  /// The size of an image with more pixels than `pixelLimit`, until it is reported; otherwise nil.
  private var refusedSize: (width: Int, height: Int)?

  /// Creates a context for an image that covers `bounds`, in points. An image with more pixels than
  /// `pixelLimit` stays empty, which is reported as a problem when something is drawn or the image
  /// is read.
  init(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    func pixels(_ length: CGFloat) -> Int {
      length > 0 && length.isFinite
        ? Int(min((length * scale - Self.noise).rounded(.up), Self.longestSide)) : 0
    }
    let (width, height) = (pixels(bounds.width), pixels(bounds.height))
    let isTooLarge = width * height > Self.pixelLimit
    refusedSize = isTooLarge ? (width, height) : nil
    frame = isTooLarge ? PixelRect(width: 0, height: 0) : PixelRect(width: width, height: height)
    self.scale = scale
    self.isOpaque = isOpaque
    memory = nil
    base = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale)
    state = CGContextState(ctm: base, clip: Coverage(frame))
  }

  /// Creates a context for an app's own pixel memory: one pixel per point and y up, as in Core
  /// Graphics.
  init(_ memory: PixelMemory) {
    frame = PixelRect(width: memory.width, height: memory.height)
    (scale, isOpaque, self.memory) = (1, false, memory)
    base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(memory.height))
    state = CGContextState(ctm: base, clip: Coverage(frame))
    canvases = [Canvas(memory.bitmap)]
  }

  /// Returns an empty context of another size with the same number of pixels per point.
  func makeCompatible(size: CGSize) -> CGContext {
    CGContext(bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: false)
  }

  /// The image so far, without transparency layers that are still open; nil if nothing was drawn.
  var picture: Bitmap? { canvases.first?.bitmap }

  /// The image so far, without transparency layers that are still open. If nothing was drawn, it is
  /// black or clear.
  var wholePicture: Bitmap { picture ?? emptyCanvas.bitmap }

  private func reportRefusedSize() {
    guard let (width, height) = refusedSize else { return }
    refusedSize = nil
    UIImage.reportTooLarge(width: width, height: height)
  }

  private var emptyCanvas: Canvas {
    Canvas(
      Bitmap(
        width: frame.width, height: frame.height,
        filledWith: isOpaque ? Color.black.premultiplied : .clear))
  }

  /// The width of the image, in pixels.
  public var width: Int { frame.width }
  /// The height of the image, in pixels.
  public var height: Int { frame.height }

  /// Returns an image of the drawing so far; nil for a context without pixels.
  public func makeImage() -> CGImage? {
    reportRefusedSize()
    return frame.isEmpty ? nil : CGImage(ImageSource(wholePicture, textBoxes: textBoxes))
  }

  /// The drawing so far as a `UIImage` at the context's scale; nil for a context without pixels.
  var image: UIImage? {
    reportRefusedSize()
    guard !frame.isEmpty else { return nil }
    let source = ImageSource(wholePicture, textBoxes: textBoxes)
    return UIImage(source: source, scale: scale, like: ImageLook())
  }

  // MARK: - State

  /// Saves the graphics state until `restoreGState()`.
  public func saveGState() { saved.append(state) }

  /// Restores the graphics state that was saved last; does nothing if none is saved.
  public func restoreGState() {
    guard saved.count > (groups.last?.depth ?? 0), let last = saved.popLast() else { return }
    state = last
  }

  /// The transform from user space to device space.
  public var ctm: CGAffineTransform { state.ctm }
  /// The transform from points to pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

  /// Applies a transform to user space, before the current transform.
  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(state.ctm)
  }

  /// Moves the origin of user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates user space by an angle in radians, clockwise where y points down.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color.color
    state.fillPattern = color.pattern.map { .image($0) }
  }

  /// Sets the fill colour from sRGB components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill colour to a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the stroke colour.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color.color
    state.strokePattern = color.pattern.map { .image($0) }
  }

  /// Sets the stroke colour from sRGB components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke colour to a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the line width, in points.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }
  /// Sets the shape of the ends of open lines.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }
  /// Sets the shape of corners.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }
  /// Sets the miter limit, as a multiple of the line width.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

  /// Sets alternating lengths of dashes and gaps, in points. An empty array draws solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.stroke.dash, state.stroke.dashPhase) = (lengths, phase)
  }

  /// Sets the allowed distance of a drawn curve from the exact one, in pixels.
  ///
  /// - Note: Partly: ignored; curves are drawn as exactly as pixels can show.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Sets the alpha that multiplies everything drawn, clamped to 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(Double(alpha), 1) : 0 }

  /// Sets the blend mode, which combines the drawing with the pixels below.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets whether edges are smoothed. If false, a pixel is either painted completely or not at all.
  public func setShouldAntialias(_ flag: Bool) { state.isAntialiased = flag }
  /// Sets whether edges are smoothed, like `setShouldAntialias(_:)`.
  public func setAllowsAntialiasing(_ flag: Bool) { state.isAntialiased = flag }

  /// The quality with which images are sampled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Sets a shadow in black with an alpha of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Sets the shadow of everything drawn; a nil colour removes it.
  ///
  /// Offsets and blurs of more than 2³⁰ pixels are clamped, and NaN is 0.
  ///
  /// - Parameters:
  ///   - offset: The offset in points with y down, independent of the transform.
  ///   - blur: Twice the standard deviation in points, independent of the transform.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      CGContextShadow(
        dx: offset.width * scale, dy: offset.height * scale, sigma: blur * scale / 2,
        color: $0.color)
    }
  }

  /// The width of one pixel, in points.
  var hairline: CGFloat {
    let scale = state.ctm.largestScale
    return scale > 0 ? 1 / scale : 0
  }

  // MARK: - Painting

  /// Fills the current path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    paint(shape(currentPath, rule.rule), .color(state.fillColor))
    beginPath()
  }

  /// Strokes the current path and clears it.
  public func strokePath() {
    stroke(currentPath.applying(state.ctm.inverted()), state.stroke)
    beginPath()
  }

  /// Fills, strokes or fills and strokes the current path, then clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = currentPath
    switch mode {
    case .fill: fillPath()
    case .eoFill: fillPath(using: .evenOdd)
    case .stroke: strokePath()
    case .fillStroke, .eoFillStroke:
      fillPath(using: mode == .fillStroke ? .winding : .evenOdd)
      currentPath = path
      strokePath()
    }
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect: rect), .nonZero) }

  /// Fills each of the rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Fills the ellipse that fits into a rectangle.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect), .nonZero) }

  /// Strokes a rectangle with the current line width.
  public func stroke(_ rect: CGRect) { stroke(Path(rect: rect), state.stroke) }

  /// Strokes a rectangle with the given line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.stroke
    style.width = width
    stroke(Path(rect: rect), style)
  }

  /// Strokes the ellipse that fits into a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    var path = Path()
    path.ellipse(in: rect)
    stroke(path, state.stroke)
  }

  /// Strokes separate lines, each between a pair of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index % 2 == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    stroke(path, state.stroke)
  }

  /// Makes the pixels inside a rectangle transparent.
  public func clear(_ rect: CGRect) {
    let area = Coverage(filling: Path(rect: rect).applying(state.ctm), within: state.clip.bounds)
    compose(area, .color(.black), .clear, alpha: 1)
  }

  func fill(_ path: Path, _ rule: FillRule) {
    let coverage = shape(path.applying(state.ctm), rule)
    if let pattern = state.fillPattern { return repeatPattern(pattern, in: coverage) }
    paint(coverage, .color(state.fillColor))
  }

  func stroke(_ path: Path, _ style: StrokeStyle) {
    let coverage = thresholded(Coverage(stroking: path, style, state.ctm, within: reach))
    if let pattern = state.strokePattern { return repeatPattern(pattern, in: coverage) }
    paint(coverage, .color(state.strokeColor))
  }

  /// Repeats a pattern from the context's original origin, independent of the current transform.
  private func repeatPattern(_ pattern: CGContextPattern, in coverage: Coverage) {
    guard let cell = pattern.cell(scale: scale) else { return }
    beginTransparencyLayer(auxiliaryInfo: nil)
    state.clip = state.clip.intersection(coverage)
    state.ctm = cell.matrix.concatenating(base)
    tile(cell.source, cell.frame, flipped: false, everywhere: true)
    endTransparencyLayer()
  }

  /// The clip's bounds, enlarged by the distance from which a shadow can reach into them.
  private var reach: PixelRect {
    state.clip.bounds.outset(by: state.shadow?.reach ?? 0)
  }

  private func shape(_ path: Path, _ rule: FillRule) -> Coverage {
    thresholded(Coverage(filling: path, rule: rule, within: reach))
  }

  private func thresholded(_ coverage: Coverage) -> Coverage {
    state.isAntialiased ? coverage : coverage.thresholded
  }

  /// Paints a shape above its shadow.
  private func paint(_ coverage: Coverage, _ paint: Paint, alpha: Double = 1) {
    reportRefusedSize()
    guard !coverage.isEmpty else { return }
    if let shadow = state.shadow {
      let area = coverage.bounds
      var cast = Canvas(clear: area)
      cast.fill(coverage, with: paint, opacity: alpha * state.alpha)
      let blurred = Coverage.alpha(of: cast.bitmap, at: (area.x, area.y)).blurred(
        sigma: shadow.sigma, movedBy: shadow.dx, shadow.dy)
      compose(blurred, .color(shadow.color), state.blendMode, alpha: 1)
    }
    compose(coverage, paint, state.blendMode, alpha: alpha * state.alpha)
  }

  private func compose(
    _ coverage: Coverage, _ paint: Paint, _ mode: BlendMode, alpha: Double
  ) {
    let covered = coverage.intersection(state.clip)
    guard !covered.isEmpty else { return }
    if canvases.isEmpty { canvases.append(emptyCanvas) }
    let top = canvases.count - 1
    defer { if top == 0 { memory?.store(canvases[0].bitmap, covered.bounds) } }
    guard mode != .normal else {
      return canvases[top].fill(covered, with: paint, opacity: alpha)
    }
    var source = Canvas(clear: covered.bounds)
    source.fill(Coverage(covered.bounds), with: paint, opacity: 1)
    let canvas = canvases[top].frame
    canvases[top].bitmap.blend(
      source.bitmap, at: (covered.bounds.x, covered.bounds.y), through: covered, mode: mode,
      opacity: alpha, in: canvas)
  }

  // MARK: - Clipping

  /// Limits further drawing to the inside of the current path, then clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    clipToDevice(currentPath, rule.rule)
    beginPath()
  }

  /// Limits further drawing to a rectangle.
  public func clip(to rect: CGRect) { clip(Path(rect: rect), .nonZero) }

  /// Limits further drawing to the union of the rectangles.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    for rect in rects { path.append(Path(rect: rect)) }
    clip(path, .nonZero)
  }

  /// Removes all clipping.
  public func resetClip() { state.clip = Coverage(frame) }

  /// The bounding box of the clip, in points.
  public var boundingBoxOfClipPath: CGRect {
    state.clip.bounds.cgRect.applying(state.ctm.inverted())
  }

  func clip(_ path: Path, _ rule: FillRule) { clipToDevice(path.applying(state.ctm), rule) }

  private func clipToDevice(_ path: Path, _ rule: FillRule) {
    let area = Coverage(filling: path, rule: rule, within: state.clip.bounds)
    state.clip = thresholded(area).intersection(state.clip)
  }

  /// Limits further drawing to the alpha of an image that is drawn into a rectangle.
  public func clip(to rect: CGRect, mask: CGImage) {
    let bounds = state.clip.bounds
    var stencil = Canvas(clear: bounds)
    guard let paint = picturePaint(mask.source, in: rect, flipped: true) else { return }
    stencil.fill(
      Coverage(filling: Path(rect: rect).applying(state.ctm), within: bounds), with: paint,
      opacity: 1)
    state.clip = state.clip.multiplied(byAlphaOf: stencil.bitmap, at: (bounds.x, bounds.y))
  }

  // MARK: - Groups

  /// Begins a group that `endTransparencyLayer()` draws as a whole, with the alpha, blend mode and
  /// shadow that are set now.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    if canvases.isEmpty { canvases.append(emptyCanvas) }
    groups.append((state, saved.count))
    canvases.append(Canvas(clear: reach))
    (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
    state.clip = Coverage(canvases[canvases.count - 1].frame)
  }

  /// Begins a group like `beginTransparencyLayer(auxiliaryInfo:)`, clipped to a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Draws the group that began last; does nothing if none is open.
  public func endTransparencyLayer() {
    guard let group = groups.popLast(), let canvas = canvases.popLast() else { return }
    saved.removeLast(max(saved.count - group.depth, 0))
    state = group.state
    let place = CGAffineTransform(
      translationX: CGFloat(canvas.frame.x), y: CGFloat(canvas.frame.y))
    paint(
      Coverage(canvas.frame),
      .image(ImageSource(canvas.bitmap), transform: place, filter: .nearest))
  }

  // MARK: - Gradients

  /// Draws a gradient along a line inside the clip. The options decide whether it extends beyond
  /// the line's ends.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let way = CGVector(dx: endPoint.x - startPoint.x, dy: endPoint.y - startPoint.y)
    let square = way.dx * way.dx + way.dy * way.dy
    guard square > 0, square.isFinite else { return }
    // The gradient's direction in device space is transformed by the transpose of the inverse.
    let back = state.ctm.inverted()
    let gx = (back.a * way.dx + back.b * way.dy) / square
    let gy = (back.c * way.dx + back.d * way.dy) / square
    let steep = gx * gx + gy * gy
    let start = startPoint.applying(state.ctm)
    let end = CGPoint(x: start.x + gx / steep, y: start.y + gy / steep)
    let area = band(startPoint, way, options)
    paint(
      area, .linearGradient(LinearGradient(start: start, end: end, stops: gradient.stops)))
  }

  /// Returns the area of a linear gradient that the options allow to be painted.
  private func band(
    _ start: CGPoint, _ way: CGVector, _ options: CGGradientDrawingOptions
  ) -> Coverage {
    let before = options.contains(.drawsBeforeStartLocation)
    let after = options.contains(.drawsAfterEndLocation)
    if before, after { return Coverage(state.clip.bounds) }
    let visible = state.clip.bounds.cgRect.applying(state.ctm.inverted())
    let far =
      (abs(visible.width) + abs(visible.height) + abs(visible.midX - start.x)
        + abs(visible.midY - start.y)) / (way.dx * way.dx + way.dy * way.dy).squareRoot() + 1
    let (from, to) = (before ? -far : 0, after ? far : 1)
    func point(_ along: CGFloat, _ aside: CGFloat) -> CGPoint {
      CGPoint(
        x: start.x + way.dx * along - way.dy * aside, y: start.y + way.dy * along + way.dx * aside)
    }
    var path = Path()
    path.move(to: point(from, -far))
    path.line(to: point(to, -far))
    path.line(to: point(to, far))
    path.line(to: point(from, far))
    path.close()
    return Coverage(filling: path.applying(state.ctm), within: state.clip.bounds)
  }

  /// Draws a gradient between two circles inside the clip. The options decide whether it extends
  /// beyond them.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let circles = RadialGradient(
      startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
      endRadius: endRadius, stops: gradient.stops,
      extendsBeforeStart: options.contains(.drawsBeforeStartLocation),
      extendsAfterEnd: options.contains(.drawsAfterEndLocation))
    paint(Coverage(state.clip.bounds), .radialGradient(circles, transform: state.ctm))
  }

  // MARK: - Images, layers and text

  /// Draws an image into a rectangle.
  ///
  /// As in Core Graphics, the image's top is at the greater y. In the contexts that UIKit creates
  /// it is therefore upside down; `UIImage.draw(in:)` draws it upright.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard byTiling else { return draw(image.source, in: rect, flipped: true) }
    tile(image.source, rect, flipped: true, everywhere: true)
  }

  func draw(_ source: ImageSource, in rect: CGRect, flipped: Bool = false) {
    guard let paint = picturePaint(source, in: rect, flipped: flipped) else { return }
    self.paint(shape(Path(rect: rect).applying(state.ctm), .nonZero), paint)
    if !source.textBoxes.isEmpty, case .image(_, let transform, _) = paint {
      note(source.textBoxes.map { $0.applying(transform) })
    }
  }

  /// Repeats an image of size `rect` side by side, in the whole clip or in `area`.
  func tile(
    _ source: ImageSource, _ rect: CGRect, flipped: Bool, everywhere: Bool, in area: CGRect = .zero
  ) {
    guard rect.width > 0, rect.height > 0, rect.isPlaceable, area.isPlaceable else { return }
    let target = everywhere ? boundingBoxOfClipPath : area.intersection(boundingBoxOfClipPath)
    let (dx, dy) = (target.minX - rect.minX, target.minY - rect.minY)
    guard target.isPlaceable, target.width / rect.width * target.height / rect.height < 1e6,
      abs(dx / rect.width) < 1e9, abs(dy / rect.height) < 1e9
    else { return }
    saveGState()
    if !everywhere { clip(to: area) }
    let first = (
      x: Int((dx / rect.width).rounded(.down)), y: Int((dy / rect.height).rounded(.down))
    )
    var row = first.y
    while rect.minY + CGFloat(row) * rect.height < target.maxY {
      var column = first.x
      while rect.minX + CGFloat(column) * rect.width < target.maxX {
        draw(
          source,
          in: rect.offsetBy(dx: CGFloat(column) * rect.width, dy: CGFloat(row) * rect.height),
          flipped: flipped)
        column += 1
      }
      row += 1
    }
    restoreGState()
  }

  private func picturePaint(_ source: ImageSource, in rect: CGRect, flipped: Bool) -> Paint? {
    let bitmap = source.bitmap
    guard !bitmap.isEmpty, rect.width != 0, rect.height != 0 else { return nil }
    let (sx, sy) = (rect.width / CGFloat(bitmap.width), rect.height / CGFloat(bitmap.height))
    let place = CGAffineTransform(
      a: sx, b: 0, c: 0, d: flipped ? -sy : sy, tx: rect.minX, ty: flipped ? rect.maxY : rect.minY)
    return .image(
      source, transform: place.concatenating(state.ctm), filter: state.interpolation.filter)
  }

  private func note(_ boxes: [CGRect]) {
    if textBoxes.count < Self.textLimit { textBoxes += boxes }
  }

  /// Draws layers with all their effects.
  func draw(_ layers: [Layer]) {
    note(layers.flatMap { $0.textBoxes(in: state.ctm) })
    let bounds = state.clip.bounds
    var canvas = Canvas(clear: bounds)
    Self.compositor.draw(layers, state.ctm, Coverage(bounds), on: &canvas)
    let place = CGAffineTransform(translationX: CGFloat(bounds.x), y: CGFloat(bounds.y))
    paint(
      Coverage(bounds), .image(ImageSource(canvas.bitmap), transform: place, filter: .nearest))
  }

  /// Draws laid out text with its decorations.
  func draw(_ text: TextContents) {
    let bounds = CGRect(origin: text.origin, size: text.layout.size)
    note([bounds.applying(state.ctm)])
    Self.compositor.forEachPiece(of: text, in: bounds, state.ctm, Coverage(reach)) {
      coverage, piece in paint(coverage, piece)
    }
  }
}
