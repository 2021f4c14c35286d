import Foundation
import Graphics
import Layers

/// A layer as it lies in depth before it is seen in its superlayer's plane.
struct SpatialLayer {
  var layer: Layer
  /// From the layer's own coordinates to those of what it is being put into.
  var matrix: CATransform3D
  let isDoubleSided: Bool
  /// Whether it lies in a layer that keeps depth.
  var isInSpace = false

  init(_ layer: Layer, _ matrix: CATransform3D, isDoubleSided: Bool) {
    (self.layer, self.matrix, self.isDoubleSided) = (layer, matrix, isDoubleSided)
  }

  /// Whether the eye, which looks along z, sees its back. What has no inverse has none: it is seen from its
  /// edge, or without depth.
  var showsBack: Bool {
    let inverse = CATransform3DInvert(matrix)
    let unit = CATransform3DConcat(matrix, inverse)
    let isInverse = [unit.m11, unit.m22, unit.m33, unit.m44].allSatisfy { abs($0 - 1) < 1e-6 }
    return isInverse && inverse.m33 < 0
  }

  /// What is seen of it, in the plane.
  var depicted: Layer {
    var seen = layer
    seen.zPosition = 0
    let plane = matrix.plane
    guard let affine = plane.affine else {
      seen.projection = plane
      return seen
    }
    let anchor = CGPoint(
      x: seen.bounds.minX + seen.anchorPoint.x * seen.bounds.width,
      y: seen.bounds.minY + seen.anchorPoint.y * seen.bounds.height)
    seen.position = anchor.applying(affine)
    seen.transform = CGAffineTransform(
      a: affine.a, b: affine.b, c: affine.c, d: affine.d, tx: 0, ty: 0)
    return seen
  }

  /// Where a point of the layer's plane is seen, and how near, larger being nearer; nil behind the eye.
  func seen(_ x: CGFloat, _ y: CGFloat) -> SIMD3<Double>? {
    let m = matrix
    let h = x * m.m14 + y * m.m24 + m.m44
    guard h > 0 else { return nil }
    return SIMD3(
      (x * m.m11 + y * m.m21 + m.m41) / h, (x * m.m12 + y * m.m22 + m.m42) / h,
      (x * m.m13 + y * m.m23 + m.m43) / h)
  }

  /// How near the layer is, at a point of its bounds in units of them.
  fileprivate func depth(_ unit: CGPoint) -> Double {
    let b = layer.bounds
    return seen(b.minX + unit.x * b.width, b.minY + unit.y * b.height)?.z ?? .infinity
  }

  /// The corners as they are seen; nil where one lies behind the eye.
  fileprivate var corners: [SIMD3<Double>]? {
    let b = layer.bounds
    let seen = [(b.minX, b.minY), (b.maxX, b.minY), (b.maxX, b.maxY), (b.minX, b.maxY)]
      .compactMap { self.seen($0.0, $0.1) }
    return seen.count == 4 ? seen : nil
  }
}

extension [SpatialLayer] {
  /// What is seen, back to front.
  ///
  /// In a plane layers come by the depth of their anchor points, so that one that turns about its own
  /// stays before what is drawn before it. Those in a layer that keeps depth come as their planes lie to
  /// each other; planes that cross are not cut.
  ///
  /// - Complexity: quadratic in the layers that keep depth.
  var depicted: [Layer] {
    let seen = filter { $0.isDoubleSided || !$0.showsBack }
    guard seen.contains(where: \.isInSpace) else {
      return seen.sortedByDepth { $0.depth($0.layer.anchorPoint) }.map(\.depicted)
    }
    return seen.sortedByDepth {
      $0.depth($0.isInSpace ? CGPoint(x: 0.5, y: 0.5) : $0.layer.anchorPoint)
    }.orderedByPlanes.map(\.depicted)
  }

  private func sortedByDepth(_ depth: (SpatialLayer) -> Double) -> [SpatialLayer] {
    let depths = map(depth)
    return indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { self[$0] }
  }

  /// Of what is left always the first that hides none of the rest; where all do, the first.
  private var orderedByPlanes: [SpatialLayer] {
    let planes = map { DepthPlane($0.corners ?? []) }
    var rest = Array<Int>(indices)
    var order: [Int] = []
    while !rest.isEmpty {
      let place =
        rest.firstIndex { index in
          rest.allSatisfy { $0 == index || !planes[index].hides(planes[$0]) }
        } ?? 0
      order.append(rest.remove(at: place))
    }
    return order.map { self[$0] }
  }
}
