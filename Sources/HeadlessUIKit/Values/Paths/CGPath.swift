public import Foundation
public import Graphics

/// How an open line ends; of Core Graphics.
public typealias CGLineCap = LineCap
/// How the pieces of a line meet; of Core Graphics.
public typealias CGLineJoin = LineJoin
/// How a colour and the one under it become one; of Core Graphics.
public typealias CGBlendMode = BlendMode

/// Lines and curves. Where a transform can be given, nil leaves points as they are.
public class CGPath: Hashable, @unchecked Sendable {
  package fileprivate(set) var path: Path

  package init(_ path: Path) { self.path = path }

  /// A rectangle, clockwise (y down) from the corner of its least x and y.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect: rect).applying(transform))
  }

  /// The ellipse that touches the rectangle's sides.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.ellipse(in: rect)
    self.init(path.applying(transform))
  }

  /// A rectangle whose corners are quarters of ellipses, limited to half the sides.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, radii: radii).applying(transform))
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { path.isEmpty }

  /// Around all points and control points; null for an empty path.
  public var boundingBox: CGRect { path.controlBounds ?? .null }

  /// Around lines and curves alone; null for an empty path.
  public var boundingBoxOfPath: CGRect { path.bounds ?? .null }

  /// Where it ends; (0, 0) for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether a point lies inside; `transform` is applied to it first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool { path.contains(point.applying(transform), rule: rule.rule) }

  /// The same elements, not to be changed.
  public func copy() -> CGPath? { CGPath(path) }

  /// The same elements, moved.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform))
  }

  /// The same elements, to be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// The same elements, moved, to be changed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.applying(transform))
  }

  /// The outline of a line along the path, to be filled by the winding rule.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    return CGPath(path.stroked(style).applying(transform))
  }

  /// The path cut into dashes, curves into chords.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path.dashed(StrokeStyle(dash: lengths, dashPhase: phase)).applying(transform))
  }

  /// Calls `block` with each element. Its points are valid inside of the call alone.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { points in
        // Safe: a close has no points and is told to have none; the room is never read.
        let base = points.baseAddress ?? UnsafeMutablePointer(bitPattern: 8)!
        var element = CGPathElement(type: element.type, points: base)
        block(&element)
      }
    }
  }

  /// Whether the elements are the same.
  public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.path == b.path }

  /// Agrees with `==`.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A path that grows.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Nothing.
  public convenience init() { self.init(Path()) }

  /// Begins a contour.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// A line from where the path ends.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.line(to: point.applying(transform))
  }

  /// A contour from the first point through the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      if index == 0 {
        move(to: point, transform: transform)
      } else {
        addLine(to: point, transform: transform)
      }
    }
  }

  /// A quadratic curve from where the path ends.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { path.quadratic(control: control.applying(transform), to: end.applying(transform)) }

  /// A cubic curve from where the path ends.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.cubic(
      control1: control1.applying(transform), control2: control2.applying(transform),
      to: end.applying(transform))
  }

  /// A contour around a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(Path(rect: rect).applying(transform))
  }

  /// A contour around each.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// A contour that touches the rectangle's sides.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    var ellipse = Path()
    ellipse.ellipse(in: rect)
    path.append(ellipse.applying(transform))
  }

  /// A rectangle whose corners are quarters of ellipses.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    path.append(Path(roundedRect: rect, radii: radii).applying(transform))
  }

  /// A part of a circle, after a line to where it begins. Angles in radians from greater x towards
  /// greater y.
  ///
  /// - Parameter clockwise: as Core Graphics means it, with y up: false goes towards greater angles,
  ///   which is clockwise on a screen.
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

  /// The same, by how far it goes: negative deltas towards smaller angles.
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

  /// A line towards a corner, rounded by a circle that touches both its sides.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    append(transform) { $0.arc(corner: tangent1End, towards: tangent2End, radius: radius) }
  }

  /// The other's elements.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.append(other.path.applying(transform))
  }

  /// A line to where the contour began.
  public func closeSubpath() { path.close() }

  /// Adds in a space of its own, where the path goes on from where it ends.
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
  fileprivate func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee) } ?? self
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
