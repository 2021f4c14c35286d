public import Foundation
import Graphics
import Layers
import Typography

/// Where things are drawn: a picture, and how what is drawn next gets on it.
///
/// Coordinates are points, y down, as in all contexts that UIKit makes. The picture is made when the
/// first thing is drawn: a context that nothing is drawn in costs nothing.
public final class CGContext {
  var state: CGContextState
  private var saved: [CGContextState] = []
  /// Of transparency layers; the lowest is the picture.
  private var canvases: [Canvas] = []
  /// The states in which transparency layers began.
  private var groups: [(state: CGContextState, depth: Int)] = []
  let frame: PixelRect
  private let base: CGAffineTransform
  private let scale: CGFloat
  private let isOpaque: Bool
  /// Where an app wants the pixels; nil for nowhere.
  let memory: PixelMemory?
  /// In device space: what is added takes the transform of then.
  var currentPath = Path()

  private static let compositor = Compositor(scale: 1)

  /// A picture of those points.
  init(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    func pixels(_ length: CGFloat) -> Int {
      length > 0 && length.isFinite ? Int(min((length * scale - 1e-6).rounded(.up), 32_768)) : 0
    }
    frame = PixelRect(width: pixels(bounds.width), height: pixels(bounds.height))
    self.scale = scale
    self.isOpaque = isOpaque
    memory = nil
    base = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale)
    state = CGContextState(ctm: base, clip: Coverage(frame))
  }

  /// Of an app's own pixels: a pixel a point, y up, as Core Graphics has it.
  init(_ memory: PixelMemory) {
    frame = PixelRect(width: memory.width, height: memory.height)
    (scale, isOpaque, self.memory) = (1, false, memory)
    base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(memory.height))
    state = CGContextState(ctm: base, clip: Coverage(frame))
    canvases = [Canvas(memory.bitmap)]
  }

  /// An empty one of another size, with as many pixels to a point.
  func makeCompatible(size: CGSize) -> CGContext {
    CGContext(bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: false)
  }

  /// What was drawn so far; nil where nothing was. Transparency layers that did not end are left out.
  var picture: Bitmap? { canvases.first?.bitmap }

  /// The same, black or clear where nothing was drawn.
  var wholePicture: Bitmap { picture ?? emptyCanvas.bitmap }

  private var emptyCanvas: Canvas {
    Canvas(
      Bitmap(
        width: frame.width, height: frame.height,
        filledWith: isOpaque ? Color.black.premultiplied : .clear))
  }

  /// In pixels.
  public var width: Int { frame.width }
  /// In pixels.
  public var height: Int { frame.height }

  /// A picture of what was drawn so far.
  public func makeImage() -> CGImage? {
    frame.isEmpty ? nil : CGImage(ImageSource(wholePicture))
  }

  /// The same at the context's scale.
  var image: UIImage? {
    frame.isEmpty ? nil : UIImage(bitmap: wholePicture, scale: scale)
  }

  // MARK: - State

  /// Keeps everything that is set until `restoreGState()`.
  public func saveGState() { saved.append(state) }

  /// Goes back to what was kept last; nothing happens without.
  public func restoreGState() {
    guard saved.count > (groups.last?.depth ?? 0), let last = saved.popLast() else { return }
    state = last
  }

  /// From points to where they are drawn.
  public var ctm: CGAffineTransform { state.ctm }
  /// From points to pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

  /// Does this first, then what was done before.
  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(state.ctm)
  }

  /// Moves what is drawn from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales it.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns it clockwise, by radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// What shapes are filled with.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color.color
    state.fillPattern = color.pattern.map { .image($0) }
  }

  /// A colour of sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// What lines are drawn in.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color.color
    state.strokePattern = color.pattern.map { .image($0) }
  }

  /// A colour of sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// In points.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }
  /// How open lines end.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }
  /// How corners are drawn.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }
  /// The longest miter, in line widths.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

  /// Dashes and gaps in points, by turns; none is a line without gaps.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.stroke.dash, state.stroke.dashPhase) = (lengths, phase)
  }

  /// How far from a curve its picture may lie, in pixels.
  ///
  /// - Note: Partly: not kept; curves are drawn as exactly as pixels show.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Multiplied with the alpha of everything drawn; cut to 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(Double(alpha), 1) : 0 }

  /// How what is drawn and what is there become one.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// False draws a pixel whole or not at all.
  public func setShouldAntialias(_ flag: Bool) { state.isAntialiased = flag }
  /// As `setShouldAntialias(_:)`.
  public func setAllowsAntialiasing(_ flag: Bool) { state.isAntialiased = flag }

  /// How pictures are sampled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// A shadow under everything that is drawn, at a third of black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// A shadow under everything that is drawn; a nil colour takes it away.
  ///
  /// - Parameters:
  ///   - offset: in points, y down, whatever the transform.
  ///   - blur: twice the deviation, in points, whatever the transform.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      CGContextShadow(
        dx: Double(offset.width * scale), dy: Double(offset.height * scale),
        sigma: blur > 0 ? Double(blur * scale / 2) : 0, color: $0.color)
    }
  }

  /// The width of a pixel in points.
  var hairline: CGFloat {
    let scale = state.ctm.largestScale
    return scale > 0 ? 1 / scale : 0
  }

  // MARK: - Painting

  /// Fills the path, which is empty then.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    paint(shape(currentPath, rule.rule), .color(state.fillColor))
    beginPath()
  }

  /// Draws a line along the path, which is empty then.
  public func strokePath() {
    stroke(currentPath.applying(state.ctm.inverted()), state.stroke)
    beginPath()
  }

  /// Fills, then draws along the path, which is empty then.
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

  /// Fills each.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Fills the ellipse that touches the rectangle's sides.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect), .nonZero) }

  /// Draws a line around a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect: rect), state.stroke) }

  /// The same with a line of that width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.stroke
    style.width = width
    stroke(Path(rect: rect), style)
  }

  /// Draws a line along the ellipse that touches the rectangle's sides.
  public func strokeEllipse(in rect: CGRect) {
    var path = Path()
    path.ellipse(in: rect)
    stroke(path, state.stroke)
  }

  /// Draws a line from each first point to each second.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index % 2 == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    stroke(path, state.stroke)
  }

  /// Takes everything away inside of a rectangle.
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
    let coverage = hardened(Coverage(stroking: path, style, state.ctm, within: reach))
    if let pattern = state.strokePattern { return repeatPattern(pattern, in: coverage) }
    paint(coverage, .color(state.strokeColor))
  }

  /// Repeats a pattern from the context's origin on, whatever its transform is now.
  private func repeatPattern(_ pattern: CGContextPattern, in coverage: Coverage) {
    guard let cell = pattern.cell(scale: scale) else { return }
    beginTransparencyLayer(auxiliaryInfo: nil)
    state.clip = state.clip.intersection(coverage)
    state.ctm = cell.matrix.concatenating(base)
    tile(cell.source, cell.frame, flipped: false, everywhere: true)
    endTransparencyLayer()
  }

  /// What can be seen, and what can cast a shadow there.
  private var reach: PixelRect {
    state.clip.bounds.outset(by: state.shadow?.reach ?? 0)
  }

  private func shape(_ path: Path, _ rule: FillRule) -> Coverage {
    hardened(Coverage(filling: path, rule: rule, within: reach))
  }

  private func hardened(_ coverage: Coverage) -> Coverage {
    state.isAntialiased ? coverage : coverage.hardened
  }

  /// Draws a shape over its shadow.
  private func paint(_ coverage: Coverage, _ paint: Paint, alpha: Double = 1) {
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
    defer { if top == 0 { memory?.take(canvases[0].bitmap, covered.bounds) } }
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

  /// What is drawn from now on is drawn inside of the path alone, which is empty then.
  public func clip(using rule: CGPathFillRule = .winding) {
    clipToDevice(currentPath, rule.rule)
    beginPath()
  }

  /// The same for a rectangle.
  public func clip(to rect: CGRect) { clip(Path(rect: rect), .nonZero) }

  /// The same for the rectangles together.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    for rect in rects { path.append(Path(rect: rect)) }
    clip(path, .nonZero)
  }

  /// Everything may be drawn on again.
  public func resetClip() { state.clip = Coverage(frame) }

  /// Around what may be drawn on, in points.
  public var boundingBoxOfClipPath: CGRect {
    state.clip.bounds.cgRect.applying(state.ctm.inverted())
  }

  func clip(_ path: Path, _ rule: FillRule) { clipToDevice(path.applying(state.ctm), rule) }

  private func clipToDevice(_ path: Path, _ rule: FillRule) {
    let area = Coverage(filling: path, rule: rule, within: state.clip.bounds)
    state.clip = hardened(area).intersection(state.clip)
  }

  /// Where the picture, laid into the rectangle, has alpha.
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

  /// What is drawn until `endTransparencyLayer()` is one thing: its alpha, blend mode and shadow are
  /// those of now.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    if canvases.isEmpty { canvases.append(emptyCanvas) }
    groups.append((state, saved.count))
    canvases.append(Canvas(clear: reach))
    (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
    state.clip = Coverage(canvases[canvases.count - 1].frame)
  }

  /// The same inside of a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Draws what was drawn since the last group began; nothing happens without one.
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

  /// Colours along a line, everywhere that may be drawn on, as far as the options let them go on.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let way = CGVector(dx: endPoint.x - startPoint.x, dy: endPoint.y - startPoint.y)
    let square = way.dx * way.dx + way.dy * way.dy
    guard square > 0, square.isFinite else { return }
    // How the location grows in device space: by the inverse's transpose.
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

  /// Where the options let a gradient along a line be seen.
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

  /// Colours on circles from one to another, everywhere that may be drawn on, as far as the options let
  /// them go on.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let circles = RadialGradient(
      startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
      endRadius: endRadius, stops: gradient.stops,
      goesOnBefore: options.contains(.drawsBeforeStartLocation),
      goesOnAfter: options.contains(.drawsAfterEndLocation))
    paint(Coverage(state.clip.bounds), .radialGradient(circles, transform: state.ctm))
  }

  // MARK: - Pictures, layers, text

  /// A picture in a rectangle. As Core Graphics draws it, its top is at the greater y: upside down in
  /// the contexts that UIKit makes. `UIImage.draw(in:)` draws it upright.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard byTiling else { return draw(image.source, in: rect, flipped: true) }
    tile(image.source, rect, flipped: true, everywhere: true)
  }

  func draw(_ source: ImageSource, in rect: CGRect, flipped: Bool = false) {
    guard let paint = picturePaint(source, in: rect, flipped: flipped) else { return }
    self.paint(shape(Path(rect: rect).applying(state.ctm), .nonZero), paint)
  }

  /// Copies of a picture of `rect` beside each other, in all that may be drawn on or in `area`.
  func tile(
    _ source: ImageSource, _ rect: CGRect, flipped: Bool, everywhere: Bool, in area: CGRect = .zero
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    let target = everywhere ? boundingBoxOfClipPath : area.intersection(boundingBoxOfClipPath)
    guard !target.isNull, target.width / rect.width * target.height / rect.height < 1e6 else {
      return
    }
    saveGState()
    if !everywhere { clip(to: area) }
    let first = (
      x: Int(((target.minX - rect.minX) / rect.width).rounded(.down)),
      y: Int(((target.minY - rect.minY) / rect.height).rounded(.down))
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

  /// Layers, as they are seen.
  func draw(_ layers: [Layer]) {
    let bounds = state.clip.bounds
    var canvas = Canvas(clear: bounds)
    Self.compositor.draw(layers, state.ctm, Coverage(bounds), on: &canvas)
    let place = CGAffineTransform(translationX: CGFloat(bounds.x), y: CGFloat(bounds.y))
    paint(
      Coverage(bounds), .image(ImageSource(canvas.bitmap), transform: place, filter: .nearest))
  }

  /// Lines of text with what belongs to them.
  func draw(_ text: TextContents) {
    let bounds = CGRect(origin: text.origin, size: text.layout.size)
    Self.compositor.forEachPiece(of: text, in: bounds, state.ctm, Coverage(reach)) {
      coverage, piece in paint(coverage, piece)
    }
  }
}
