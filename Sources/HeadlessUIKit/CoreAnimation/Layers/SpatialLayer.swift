import Foundation
import Graphics
import Layers

/// A layer with its position in space, before it is projected to its superlayer's plane.
struct SpatialLayer {
  var layer: Layer
  /// The transform from the layer's coordinates to those of the current enclosing layer.
  var matrix: CATransform3D
  let isDoubleSided: Bool
  /// Whether the layer is inside a layer that preserves depth.
  var isInSpace = false

  init(_ layer: Layer, _ matrix: CATransform3D, isDoubleSided: Bool) {
    (self.layer, self.matrix, self.isDoubleSided) = (layer, matrix, isDoubleSided)
  }

  /// The maximum difference from the identity of a matrix multiplied by its inverse.
  private static let rounding: CGFloat = 1e-6

  /// Whether the viewer, who looks along z, sees the back of the layer.
  ///
  /// False if the matrix has no inverse: the layer is then seen edge-on, or has no depth.
  var showsBack: Bool {
    let inverse = CATransform3DInvert(matrix)
    let unit = CATransform3DConcat(matrix, inverse)
    let isInverse = [unit.m11, unit.m22, unit.m33, unit.m44].allSatisfy {
      abs($0 - 1) < Self.rounding
    }
    return isInverse && inverse.m33 < 0
  }

  /// The projection of the layer to the plane.
  var projected: Layer {
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

  /// Returns the projection of a point, with its depth, or nil behind the viewer. Larger depths are
  /// nearer.
  func seen(_ x: CGFloat, _ y: CGFloat) -> SIMD3<Double>? {
    let m = matrix
    let h = x * m.m14 + y * m.m24 + m.m44
    guard h > 0 else { return nil }
    return SIMD3(
      (x * m.m11 + y * m.m21 + m.m41) / h, (x * m.m12 + y * m.m22 + m.m42) / h,
      (x * m.m13 + y * m.m23 + m.m43) / h)
  }

  /// Returns the depth at a point of the bounds, in unit coordinates.
  fileprivate func depth(_ unit: CGPoint) -> Double {
    let b = layer.bounds
    return seen(b.minX + unit.x * b.width, b.minY + unit.y * b.height)?.z ?? .infinity
  }

  /// The projected corners; nil if a corner is behind the viewer.
  fileprivate var corners: [SIMD3<Double>]? {
    let b = layer.bounds
    let seen = [(b.minX, b.minY), (b.maxX, b.minY), (b.maxX, b.maxY), (b.minX, b.maxY)]
      .compactMap { self.seen($0.0, $0.1) }
    return seen.count == 4 ? seen : nil
  }
}

extension [SpatialLayer] {
  /// The projected layers, from back to front.
  ///
  /// Layers in a plane are sorted by the depth of their anchor points, so that a layer that turns
  /// about its own anchor keeps its order. Layers that preserve depth are sorted by the positions
  /// of their planes. Intersecting planes are not split.
  ///
  /// - Complexity: O(*n*²) in the layers that preserve depth.
  var projected: [Layer] {
    let seen = filter { $0.isDoubleSided || !$0.showsBack }
    guard seen.contains(where: \.isInSpace) else {
      return seen.sortedByDepth { $0.depth($0.layer.anchorPoint) }.map(\.projected)
    }
    return seen.sortedByDepth {
      $0.depth($0.isInSpace ? CGPoint(x: 0.5, y: 0.5) : $0.layer.anchorPoint)
    }.orderedByPlanes.map(\.projected)
  }

  private func sortedByDepth(_ depth: (SpatialLayer) -> Double) -> [SpatialLayer] {
    let depths = map(depth)
    return indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { self[$0] }
  }

  /// The layers in drawing order. Each step takes the first layer that hides none of the rest, or
  /// the first layer if all hide another one.
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
