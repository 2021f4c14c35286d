/// The plane of a layer as it is seen, z towards the eye.
struct DepthPlane {
  let corners: [SIMD3<Double>]
  /// z = slope · (x, y) + height; nil for one that is seen from its edge.
  private let equation: (slope: SIMD2<Double>, height: Double)?

  /// Depths that differ by less are the same.
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

  /// How far before this plane a point lies.
  private func height(_ point: SIMD3<Double>) -> Double? {
    equation.map { point.z - $0.slope.x * point.x - $0.slope.y * point.y - $0.height }
  }

  /// Whether this one has to be drawn after the other: the other lies behind it, or it before the other,
  /// and not the other way round as well, as of two faces of a body that bulges.
  func hides(_ other: DepthPlane) -> Bool {
    liesBefore(other) && !other.liesBefore(self)
  }

  private func liesBefore(_ other: DepthPlane) -> Bool {
    let mine = corners.compactMap(other.height), others = other.corners.compactMap(height)
    let isBefore = mine.count == 4 && mine.allSatisfy { $0 >= -Self.tolerance }
    let hasBehind = others.count == 4 && others.allSatisfy { $0 <= Self.tolerance }
    let isInPlane =
      mine.allSatisfy { abs($0) <= Self.tolerance }
      && others.allSatisfy { abs($0) <= Self.tolerance }
    return !isInPlane && (isBefore || hasBehind)
  }
}
