public import Foundation
public import Graphics

/// A path of lines and curves with the style of its stroke.
@preconcurrency @MainActor
open class UIBezierPath: _Object, NSCopying {
  private var path = Path()

  /// The line width in points. 0 draws a line of one pixel. Default: 1.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  /// The miter limit, as a multiple of the line width. Default: 10.
  open var miterLimit: CGFloat = 10
  /// The allowed distance of a drawn curve from the exact one, in pixels. Default: 0.6.
  ///
  /// - Note: Partly: stored; curves are drawn as exactly as pixels can show.
  open var flatness: CGFloat = 0.6
  /// Whether the path is filled with the even-odd rule instead of the winding rule. Default: false.
  open var usesEvenOddFillRule = false
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Creates an empty path.
  public init() { super.init(_object: ()) }

  /// Returns nil: archives are not supported.
  ///
  /// - Note: Partly: archives are not supported, so the result is always nil.
  public required init?(coder: NSCoder) { nil }

  /// Creates a rectangle, clockwise from its top left corner. An empty rectangle gives an empty
  /// path.
  public convenience init(rect: CGRect) { self.init(Path(rect: rect)) }

  /// Creates an ellipse that fits into a rectangle, clockwise from the middle of its right side.
  public convenience init(ovalIn rect: CGRect) {
    var path = Path()
    path.ellipse(in: rect)
    self.init(path)
  }

  /// Creates a rectangle with rounded corners in Core Animation's continuous curve, as in UIKit.
  ///
  /// The path begins on the upper side, at the end of the left corner, and is clockwise. The radius
  /// is limited to half the shorter side. Zero, negative and NaN radii leave the corners square.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      Path(roundedRect: rect, radius: cornerRadius, curve: .continuous, startsOnTop: true))
  }

  /// Creates a rectangle with some corners rounded. The path begins on the upper side. The radius
  /// is the width of `cornerRadii`.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(
      Path(
        roundedRect: rect, radius: cornerRadii.width, corners: corners.corners,
        curve: .continuous, startsOnTop: true))
  }

  /// Creates an open circular arc. Angles are in radians, clockwise from the x axis.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path with the elements of a Core Graphics path.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  private convenience init(_ path: Path) {
    self.init()
    self.path = path
  }

  /// The elements of the path as a Core Graphics path.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The bounding box of the lines and curves; null for an empty path.
  open var bounds: CGRect { path.bounds ?? .null }

  /// The end of the path; (0, 0) for an empty path.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Returns whether a point is inside the path. Open contours count as closed.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, rule: rule.rule) }

  /// Begins a new contour at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line from the path's end to a point.
  open func addLine(to point: CGPoint) { path.line(to: point) }

  /// Adds a cubic curve from the path's end.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.cubic(control1: controlPoint1, control2: controlPoint2, to: endPoint)
  }

  /// Adds a quadratic curve from the path's end.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.quadratic(control: controlPoint, to: endPoint)
  }

  /// Adds a circular arc, preceded by a line to its start. Angles are in radians, clockwise from
  /// the x axis.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.arc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      increasing: clockwise)
  }

  /// Closes the contour with a line to its start.
  open func close() { path.close() }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.append(bezierPath.path) }

  /// Removes all elements.
  open func removeAllPoints() { path = Path() }

  /// Applies a transform to all points.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Returns the path with the direction of each contour reversed.
  open func reversing() -> UIBezierPath {
    let reversed = copied()
    reversed.path = path.reversed
    return reversed
  }

  /// Sets alternating lengths of dashes and gaps, in points. A nil or empty pattern draws solid
  /// lines.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { pattern in (0..<max(count, 0)).map { pattern[$0] } }
    dash = (lengths ?? [], phase)
  }

  // MARK: - Drawing in the current context

  /// Fills the path with the current context's fill colour.
  open func fill() { UIGraphicsGetCurrentContext().map { fill($0) } }

  /// Fills the path with a blend mode and an alpha.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    inContext(blendMode, alpha) { fill($0) }
  }

  /// Strokes the path with the current context's stroke colour and this path's line style.
  open func stroke() { UIGraphicsGetCurrentContext().map { stroke($0) } }

  /// Strokes the path with a blend mode and an alpha.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    inContext(blendMode, alpha) { stroke($0) }
  }

  /// Limits further drawing in the current context to the inside of the path.
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

  /// Returns a copy with equal elements and line style.
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
