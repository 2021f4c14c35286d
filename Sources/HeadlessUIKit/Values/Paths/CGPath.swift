public import Foundation
public import Graphics

/// The shape of the ends of open lines; Core Graphics' name.
public typealias CGLineCap = LineCap
/// The shape of the corners between line segments; Core Graphics' name.
public typealias CGLineJoin = LineJoin
/// The way a colour is combined with the colour below; Core Graphics' name.
public typealias CGBlendMode = BlendMode

/// A path of lines and curves. A nil transform leaves points unchanged.
public class CGPath: Hashable, @unchecked Sendable {
  // Safe: `path` is written by `CGMutablePath` only.
  package fileprivate(set) var path: Path

  package init(_ path: Path) { self.path = path }

  /// Creates a rectangle, clockwise (with y down) from the corner with the least x and y.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect: rect).applying(transform?.pointee))
  }

  /// Creates an ellipse that fits into a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.ellipse(in: rect)
    self.init(path.applying(transform?.pointee))
  }

  /// Creates a rectangle whose corners are quarter ellipses, limited to half the side lengths.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, radii: radii).applying(transform?.pointee))
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The bounding box of all points including control points; null for an empty path.
  public var boundingBox: CGRect { path.controlBounds ?? .null }

  /// The bounding box of the lines and curves without control points; null for an empty path.
  public var boundingBoxOfPath: CGRect { path.bounds ?? .null }

  /// The end of the path; (0, 0) for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Returns whether the path contains a point, after `transform` is applied to the point.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool { path.contains(point.applying(transform), rule: rule.rule) }

  /// Returns an immutable copy.
  public func copy() -> CGPath? { CGPath(path) }

  /// Returns an immutable copy with a transform applied.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee))
  }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Returns a mutable copy with a transform applied.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.applying(transform?.pointee))
  }

  /// Returns the outline of the stroked path, to be filled with the winding rule.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    return CGPath(path.stroked(style).applying(transform))
  }

  /// Returns the path divided into dashes, with curves approximated by lines.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path.dashed(StrokeStyle(dash: lengths, dashPhase: phase)).applying(transform))
  }

  /// Calls `block` with each element. The element's points are valid only during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { points in
        // Safe: a close element has no points, so its placeholder pointer is never read.
        let base = points.baseAddress ?? UnsafeMutablePointer(bitPattern: 8)!
        var element = CGPathElement(type: element.type, points: base)
        block(&element)
      }
    }
  }

  /// Calls `function` with `info` and each element. The element's points are valid only during the
  /// call.
  public func apply(
    info: UnsafeMutableRawPointer?,
    function: (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
  ) { applyWithBlock { function(info, $0) } }

  /// Returns whether two paths have equal elements.
  public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.path == b.path }

  /// Feeds the elements into a hasher, consistently with `==`.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A path that can be extended.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  // Inherited, and not to be taken back: who writes to one path on two threads breaks it, as with
  // Core Graphics.

  /// Creates an empty path.
  public convenience init() { self.init(Path()) }

  /// Begins a new contour at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a line from the path's end to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.line(to: point.applying(transform))
  }

  /// Adds a contour of lines from the first point through the other points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      if index == 0 {
        move(to: point, transform: transform)
      } else {
        addLine(to: point, transform: transform)
      }
    }
  }

  /// Adds a quadratic curve from the path's end.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { path.quadratic(control: control.applying(transform), to: end.applying(transform)) }

  /// Adds a cubic curve from the path's end.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.cubic(
      control1: control1.applying(transform), control2: control2.applying(transform),
      to: end.applying(transform))
  }

  /// Adds a contour around a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Path(rect: rect).applying(transform))
  }

  /// Adds a contour around each rectangle.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse that fits into a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    var ellipse = Path()
    ellipse.ellipse(in: rect)
    path.append(ellipse.applying(transform))
  }

  /// Adds a rectangle whose corners are quarter ellipses.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    path.append(Path(roundedRect: rect, radii: radii).applying(transform))
  }

  /// Adds a circular arc, preceded by a line to its start. Angles are in radians, from the x axis
  /// towards the y axis.
  ///
  /// - Parameter clockwise: The direction as Core Graphics defines it, with y up. False draws
  ///   towards greater angles, which is clockwise on a screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    append(transform) {
      $0.arc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        increasing: !clockwise)
    }
  }

  /// Adds a circular arc by its angular length. A negative `delta` draws towards smaller angles.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    append(transform) {
      $0.arc(
        center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
        increasing: delta >= 0)
    }
  }

  /// Adds a line towards a corner, which is rounded by a circle that touches both sides.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    append(transform) { $0.arc(corner: tangent1End, towards: tangent2End, radius: radius) }
  }

  /// Adds the elements of another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.append(other.path.applying(transform))
  }

  /// Closes the contour with a line to its start.
  public func closeSubpath() { path.close() }

  /// Adds elements in a transformed space, continuing from the path's end.
  private func append(_ transform: CGAffineTransform, _ body: (inout Path) -> Void) {
    guard !transform.isIdentity else { return body(&path) }
    var piece = Path()
    if let end = path.currentPoint { piece.move(to: end.applying(transform.inverted())) }
    body(&piece)
    let added = piece.applying(transform).elements
    let whole = path.elements + (path.isEmpty ? added : Array(added.dropFirst()))
    path = Path(elements: whole)
  }
}

extension Path {
  fileprivate func applying(_ transform: CGAffineTransform?) -> Path {
    transform.map { applying($0) } ?? self
  }
}

extension Path.Element {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadratic: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let p), .line(let p): [p]
    case .quadratic(let c, let p): [c, p]
    case .cubic(let c1, let c2, let p): [c1, c2, p]
    case .close: []
    }
  }
}
