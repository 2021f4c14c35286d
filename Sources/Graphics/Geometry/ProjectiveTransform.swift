public import Foundation

/// What perspective does to a plane: a 3×3 matrix `[a b p; c d q; tx ty w]` for row vectors,
/// `x' = (a·x + c·y + tx) / h` and `y' = (b·x + d·y + ty) / h` with `h = p·x + q·y + w`.
///
/// Straight lines stay straight. Where `h` is zero or less a point lies beside or behind the eye: it
/// is nowhere.
public struct ProjectiveTransform: Hashable, Sendable {
  public var a, b, p, c, d, q, tx, ty, w: CGFloat

  /// The matrix with the rows (a, b, p), (c, d, q), (tx, ty, w).
  public init(
    a: CGFloat, b: CGFloat, p: CGFloat, c: CGFloat, d: CGFloat, q: CGFloat, tx: CGFloat,
    ty: CGFloat, w: CGFloat
  ) {
    (self.a, self.b, self.p) = (a, b, p)
    (self.c, self.d, self.q) = (c, d, q)
    (self.tx, self.ty, self.w) = (tx, ty, w)
  }

  /// Without perspective.
  public init(_ t: CGAffineTransform) {
    self.init(a: t.a, b: t.b, p: 0, c: t.c, d: t.d, q: 0, tx: t.tx, ty: t.ty, w: 1)
  }

  /// The same as an affine transform, where parallels stay parallel and all lies before the eye.
  public var affine: CGAffineTransform? {
    guard p == 0, q == 0, w > 0 else { return nil }
    if w == 1 { return CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
    return CGAffineTransform(a: a / w, b: b / w, c: c / w, d: d / w, tx: tx / w, ty: ty / w)
  }

  /// The transform that applies this one first and `other` after it.
  public func concatenating(_ other: ProjectiveTransform) -> ProjectiveTransform {
    func row(_ x: CGFloat, _ y: CGFloat, _ h: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * other.a + y * other.c + h * other.tx, x * other.b + y * other.d + h * other.ty,
        x * other.p + y * other.q + h * other.w
      )
    }
    let (first, second, third) = (row(a, b, p), row(c, d, q), row(tx, ty, w))
    return ProjectiveTransform(
      a: first.0, b: first.1, p: first.2, c: second.0, d: second.1, q: second.2, tx: third.0,
      ty: third.1, w: third.2)
  }

  /// The same for one without perspective.
  public func concatenating(_ other: CGAffineTransform) -> ProjectiveTransform {
    concatenating(ProjectiveTransform(other))
  }

  /// Back again; nil where there is no finite way, as for a plane seen from its edge. What it takes to
  /// an `h` above zero was before the eye.
  public var inverse: ProjectiveTransform? {
    let determinant =
      a * (d * w - q * ty) - b * (c * w - q * tx) + p * (c * ty - d * tx)
    guard determinant != 0, determinant.isFinite else { return nil }
    let inverse = ProjectiveTransform(
      a: (d * w - q * ty) / determinant, b: (p * ty - b * w) / determinant,
      p: (b * q - p * d) / determinant, c: (q * tx - c * w) / determinant,
      d: (a * w - p * tx) / determinant, q: (p * c - a * q) / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant,
      w: (a * d - b * c) / determinant)
    return inverse.elements.allSatisfy { abs($0) < 0x1p60 } ? inverse : nil
  }

  private var elements: [CGFloat] { [a, b, p, c, d, q, tx, ty, w] }

  /// Where a point is seen; nil for one beside or behind the eye.
  public func callAsFunction(_ point: CGPoint) -> CGPoint? {
    let seen = lifted(point)
    guard seen.z > 0, seen.z.isFinite else { return nil }
    let (x, y) = (seen.x / seen.z, seen.y / seen.z)
    return x.isFinite && y.isFinite ? CGPoint(x: x, y: y) : nil
  }

  /// The smallest upright rectangle around what is seen of a rectangle, at most 2¹⁷ either way from the
  /// origin; nil where nothing is before the eye.
  public func callAsFunction(_ rect: CGRect) -> CGRect? {
    var seen: CGRect?
    for point in clipped(rect.corners.map(lifted)) {
      let spot = CGRect(origin: point, size: .zero)
      seen = seen?.union(spot) ?? spot
    }
    return seen
  }

  /// By how much lengths grow at a point, in the direction where they grow most; infinite behind the eye.
  public func stretch(at point: CGPoint) -> CGFloat {
    let seen = lifted(point)
    guard seen.z > 0 else { return .infinity }
    let (x, y) = (seen.x / seen.z, seen.y / seen.z)
    let (xx, xy) = ((a - x * p) / seen.z, (b - y * p) / seen.z)
    let (yx, yy) = ((c - x * q) / seen.z, (d - y * q) / seen.z)
    let half = (xx * xx + xy * xy + yx * yx + yy * yy) / 2, area = xx * yy - xy * yx
    return (half + max(half * half - area * area, 0).squareRoot()).squareRoot()
  }

  // MARK: - Before the eye

  /// How far from the origin what is seen is cut.
  private static let limit = 0x1p17
  /// How far before the eye, in parts of the farthest of its points, a polygon is cut.
  private static let nearest = 0x1p-20

  func lifted(_ point: CGPoint) -> SIMD3<Double> {
    let (x, y) = (Double(point.x), Double(point.y))
    return SIMD3(a * x + c * y + tx, b * x + d * y + ty, p * x + q * y + w)
  }

  /// What is seen of a polygon: cut where it comes beside the eye and far outside any picture, always at
  /// the same lines, whatever part of a picture is drawn.
  func clipped(_ polygon: [SIMD3<Double>]) -> [CGPoint] {
    let depths = polygon.map { abs($0.z) }
    guard let farthest = depths.max(), farthest > 0, farthest.isFinite else { return [] }
    var points = Self.cut(polygon) { $0.z - farthest * Self.nearest }
    for sign in [1.0, -1] {
      points = Self.cut(points) { $0.z * Self.limit + sign * $0.x }
      points = Self.cut(points) { $0.z * Self.limit + sign * $0.y }
    }
    return points.map { CGPoint(x: $0.x / $0.z, y: $0.y / $0.z) }
  }

  /// Sutherland and Hodgman's cut by a plane: what lies where `height` is not negative.
  private static func cut(
    _ polygon: [SIMD3<Double>], _ height: (SIMD3<Double>) -> Double
  ) -> [SIMD3<Double>] {
    guard var last = polygon.last else { return [] }
    if polygon.allSatisfy({ height($0) >= 0 }) { return polygon }
    var result: [SIMD3<Double>] = []
    var lastHeight = height(last)
    for point in polygon {
      let height = height(point)
      if (height < 0) != (lastHeight < 0) {
        result.append(last + (point - last) * (lastHeight / (lastHeight - height)))
      }
      if height >= 0 { result.append(point) }
      (last, lastHeight) = (point, height)
    }
    return result
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}

extension Path {
  /// What is seen of the path, of straight lines. Curves are cut within 1/64 of this path's unit; what
  /// lies behind the eye is cut off.
  public func projected(_ transform: ProjectiveTransform) -> Path {
    var result = Path()
    var contour: [SIMD3<Double>] = []
    var end: CGPoint?
    func finish() {
      let points = transform.clipped(contour)
      contour = []
      guard points.count > 2, let first = points.first else { return }
      result.move(to: first)
      for point in points.dropFirst() { result.line(to: point) }
      result.close()
    }
    forEachLine { from, to in
      if from != end { finish() }
      contour.append(transform.lifted(from))
      end = to
    }
    finish()
    return result
  }
}
