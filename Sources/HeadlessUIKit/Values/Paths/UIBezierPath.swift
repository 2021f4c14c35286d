public import Foundation
public import Graphics

/// Lines and curves, put together piece by piece, and how a line is drawn along them.
@preconcurrency @MainActor
open class UIBezierPath: _Object, NSCopying {
  private var path = Path()

  /// In points; 0 is the thinnest line there is, of one pixel.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  /// The longest miter, in line widths.
  open var miterLimit: CGFloat = 10
  /// How far from a curve its picture may lie, in pixels.
  ///
  /// - Note: Partly: kept; curves are drawn as exactly as pixels show.
  open var flatness: CGFloat = 0.6
  /// Whether what the path winds around an even number of times is outside.
  open var usesEvenOddFillRule = false
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Nothing.
  public init() { super.init(_object: ()) }

  /// - Note: Partly: archives are not supported, always nil.
  public required init?(coder: NSCoder) { nil }

  /// A rectangle, clockwise from its top left corner; an empty one gives an empty path.
  public convenience init(rect: CGRect) { self.init(Path(rect: rect)) }

  /// The ellipse that touches the rectangle's sides, clockwise from the middle of the right one.
  public convenience init(ovalIn rect: CGRect) {
    var path = Path()
    path.ellipse(in: rect)
    self.init(path)
  }

  /// A rectangle with corners of Core Animation's continuous curve, as UIKit draws them. The radius is
  /// limited to half the short side; zero, less or NaN rounds nothing.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, radius: cornerRadius, curve: .continuous))
  }

  /// Some corners rounded; of the radii the width counts.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(
      Path(
        roundedRect: rect, radius: cornerRadii.width, corners: corners.corners,
        curve: .continuous))
  }

  /// A part of a circle, open. Angles in radians from greater x, clockwise.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The same elements.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  private convenience init(_ path: Path) {
    self.init()
    self.path = path
  }

  /// The elements so far; setting it replaces them.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// Whether there is nothing in it.
  open var isEmpty: Bool { path.isEmpty }

  /// Around lines and curves; null for an empty path.
  open var bounds: CGRect { path.bounds ?? .null }

  /// Where the path ends; (0, 0) for an empty path.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether a point lies inside of the closed path.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, rule: rule.rule) }

  /// Begins a contour.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// A line from where the path ends.
  open func addLine(to point: CGPoint) { path.line(to: point) }

  /// A cubic curve from where the path ends.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.cubic(control1: controlPoint1, control2: controlPoint2, to: endPoint)
  }

  /// A quadratic curve from where the path ends.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.quadratic(control: controlPoint, to: endPoint)
  }

  /// A part of a circle, after a line to where it begins. Angles in radians from greater x, clockwise.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.arc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      increasing: clockwise)
  }

  /// A line to where the contour began.
  open func close() { path.close() }

  /// Adds the other's elements.
  open func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path) }

  /// Takes out all elements.
  open func removeAllPoints() { path = Path() }

  /// Moves all points.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// The same contours, each the other way round.
  open func reversing() -> UIBezierPath {
    let reversed = copied()
    reversed.path = path.reversed
    return reversed
  }

  /// Lengths of dashes and gaps by turns, in points; nil or none is a line without gaps.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) }
    dash = (lengths ?? [], phase)
  }

  // MARK: - Into the current context

  /// Fills the path in the context's fill colour.
  open func fill() { UIGraphicsGetCurrentContext().map { fill($0) } }

  /// The same by a blend mode, and fainter.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    inContext(blendMode, alpha) { fill($0) }
  }

  /// Draws a line along the path in the context's stroke colour, with this path's width and style.
  open func stroke() { UIGraphicsGetCurrentContext().map { stroke($0) } }

  /// The same by a blend mode, and fainter.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    inContext(blendMode, alpha) { stroke($0) }
  }

  /// What is drawn from now on is drawn inside of the path alone.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.clip(path, rule.rule)
  }

  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private func fill(_ context: CGContext) { context.fill(path, rule.rule) }

  private func stroke(_ context: CGContext) {
    context.stroke(
      path,
      StrokeStyle(
        width: lineWidth == 0 ? context.hairline : lineWidth, cap: lineCapStyle,
        join: lineJoinStyle, miterLimit: miterLimit, dash: dash.lengths, dashPhase: dash.phase))
  }

  private func inContext(_ mode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(mode)
    context.setAlpha(alpha)
    body(context)
    context.restoreGState()
  }

  /// The same elements and line style.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    onMainActorUnchecked { copied() }
  }

  private func copied() -> UIBezierPath {
    let copy = UIBezierPath(path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }
}
