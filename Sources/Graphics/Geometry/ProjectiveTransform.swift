public import Foundation

/// A projective transform of a plane: the 3×3 matrix `[a b p; c d q; tx ty w]` for row vectors.
///
/// `x' = (a·x + c·y + tx) / h` and `y' = (b·x + d·y + ty) / h` with `h = p·x + q·y + w`. Straight
/// lines stay straight. A point whose `h` is zero or less is beside or behind the viewer and has no
/// image.
public struct ProjectiveTransform: Hashable, Sendable {
  public var a, b, p, c, d, q, tx, ty, w: CGFloat

  /// Creates the matrix with the rows (a, b, p), (c, d, q), (tx, ty, w).
  public init(
    a: CGFloat, b: CGFloat, p: CGFloat, c: CGFloat, d: CGFloat, q: CGFloat, tx: CGFloat,
    ty: CGFloat, w: CGFloat
  ) {
    (self.a, self.b, self.p) = (a, b, p)
    (self.c, self.d, self.q) = (c, d, q)
    (self.tx, self.ty, self.w) = (tx, ty, w)
  }

  /// Creates a transform without perspective.
  public init(_ t: CGAffineTransform) {
    self.init(a: t.a, b: t.b, p: 0, c: t.c, d: t.d, q: 0, tx: t.tx, ty: t.ty, w: 1)
  }

  /// The equal affine transform, or nil if the transform has perspective or nothing is in front of
  /// the viewer.
  public var affine: CGAffineTransform? {
    guard p == 0, q == 0, w > 0 else { return nil }
    if w == 1 { return CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
    return CGAffineTransform(a: a / w, b: b / w, c: c / w, d: d / w, tx: tx / w, ty: ty / w)
  }

  /// Returns the transform that applies this one first and `other` second.
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

  /// Returns the transform that applies this one first and an affine transform second.
  public func concatenating(_ other: CGAffineTransform) -> ProjectiveTransform {
    concatenating(ProjectiveTransform(other))
  }

  /// The inverse; nil if it is not finite, as for a plane seen edge-on.
  ///
  /// A point that the inverse maps to a positive `h` was in front of the viewer.
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

  /// Returns the image of a point, or nil if the point is beside or behind the viewer.
  public func callAsFunction(_ point: CGPoint) -> CGPoint? {
    let seen = lifted(point)
    guard seen.z > 0, seen.z.isFinite else { return nil }
    let (x, y) = (seen.x / seen.z, seen.y / seen.z)
    return x.isFinite && y.isFinite ? CGPoint(x: x, y: y) : nil
  }

  /// Returns the bounding box of the visible image of a rectangle, or nil if nothing is in front of
  /// the viewer.
  ///
  /// The result is clipped to 2¹⁷ on each side of the origin.
  public func callAsFunction(_ rect: CGRect) -> CGRect? {
    var seen: CGRect?
    for point in clipped(rect.corners.map(lifted)) {
      let spot = CGRect(origin: point, size: .zero)
      seen = seen?.union(spot) ?? spot
    }
    return seen
  }

  /// Returns the factor of lengths at a point, in the direction of the largest growth. Infinite
  /// behind the viewer.
  public func stretch(at point: CGPoint) -> CGFloat {
    let seen = lifted(point)
    guard seen.z > 0 else { return .infinity }
    let (x, y) = (seen.x / seen.z, seen.y / seen.z)
    let (xx, xy) = ((a - x * p) / seen.z, (b - y * p) / seen.z)
    let (yx, yy) = ((c - x * q) / seen.z, (d - y * q) / seen.z)
    let half = (xx * xx + xy * xy + yx * yx + yy * yy) / 2, area = xx * yy - xy * yx
    return (half + max(half * half - area * area, 0).squareRoot()).squareRoot()
  }

  // MARK: - Clipping in front of the viewer

  /// The distance from the origin at which images are clipped.
  private static let limit = 0x1p17
  /// The distance in front of the viewer at which polygons are clipped, relative to the farthest
  /// point.
  private static let nearest = 0x1p-20

  func lifted(_ point: CGPoint) -> SIMD3<Double> {
    let (x, y) = (Double(point.x), Double(point.y))
    return SIMD3(a * x + c * y + tx, b * x + d * y + ty, p * x + q * y + w)
  }

  /// Returns the visible image of a polygon.
  ///
  /// The polygon is clipped near the viewer and far outside any picture. The clip lines do not
  /// depend on the part of a picture being drawn.
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

  /// Clips a polygon by a plane (Sutherland and Hodgman), keeping the part where `height` is not
  /// negative.
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
  /// Returns the visible image of the path, as straight lines.
  ///
  /// Curves are flattened within 1/64 of this path's unit. The part behind the viewer is clipped.
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
