/// The plane of a projected layer, with z pointing towards the viewer.
struct DepthPlane {
  let corners: [SIMD3<Double>]
  /// The plane equation z = slope · (x, y) + height; nil for a plane seen edge-on.
  private let equation: (slope: SIMD2<Double>, height: Double)?

  /// The largest difference at which depths count as equal.
  private static let tolerance = 1e-6

  init(_ corners: [SIMD3<Double>]) {
    self.corners = corners
    guard corners.count == 4 else {
      equation = nil
      return
    }
    let (u, v) = (corners[2] - corners[0], corners[3] - corners[1])
    let normal = SIMD3(
      u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x)
    guard abs(normal.z) > Self.tolerance else {
      equation = nil
      return
    }
    let slope = SIMD2(-normal.x / normal.z, -normal.y / normal.z)
    equation = (slope, corners[0].z - slope.x * corners[0].x - slope.y * corners[0].y)
  }

  /// Returns the distance of a point in front of this plane, along z.
  private func height(_ point: SIMD3<Double>) -> Double? {
    equation.map { point.z - $0.slope.x * point.x - $0.slope.y * point.y - $0.height }
  }

  /// Returns whether this plane must be drawn after another one.
  ///
  /// True if the other plane is behind this one, or this one in front of the other, and the reverse
  /// does not hold as well. Both hold for two faces of a convex body.
  func hides(_ other: DepthPlane) -> Bool {
    isInFront(of: other) && !other.isInFront(of: self)
  }

  private func isInFront(of other: DepthPlane) -> Bool {
    let mine = corners.compactMap(other.height), others = other.corners.compactMap(height)
    let isBefore = mine.count == 4 && mine.allSatisfy { $0 >= -Self.tolerance }
    let hasBehind = others.count == 4 && others.allSatisfy { $0 <= Self.tolerance }
    let isInPlane =
      mine.allSatisfy { abs($0) <= Self.tolerance }
      && others.allSatisfy { abs($0) <= Self.tolerance }
    return !isInPlane && (isBefore || hasBehind)
  }
}
