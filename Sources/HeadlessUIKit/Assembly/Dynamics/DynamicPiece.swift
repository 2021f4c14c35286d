import Foundation
import PortableMath

/// A convex part of a body for collisions: a polygon, a line with two corners, or a disc about its
/// one corner.
struct DynamicPiece {
  /// The corners in an order in which `outward` of each side points out of the piece.
  var corners: [SIMD2<Double>]
  /// The radius of a disc.
  var radius = 0.0

  /// The number of corners that approximate an ellipse.
  private static let cornersOfEllipse = 48

  init(disc middle: SIMD2<Double>, radius: Double) {
    corners = [middle]
    self.radius = radius
  }

  /// Creates the convex hull of points given in any order; nil without points.
  init?(around points: [SIMD2<Double>]) {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard let first = sorted.first else { return nil }
    func chain(_ points: [SIMD2<Double>]) -> [SIMD2<Double>] {
      var chain: [SIMD2<Double>] = []
      for point in points {
        while chain.count > 1,
          (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1])
            <= 0
        {
          chain.removeLast()
        }
        chain.append(point)
      }
      return Array(chain.dropLast())
    }
    let hull = chain(sorted) + chain(sorted.reversed())
    corners = hull.isEmpty ? [first] : hull
  }

  /// Creates a rectangle about a point from half its size.
  init(box half: SIMD2<Double>, about middle: SIMD2<Double> = .zero) {
    corners = [
      SIMD2(-half.x, -half.y), SIMD2(half.x, -half.y), SIMD2(half.x, half.y),
      SIMD2(-half.x, half.y),
    ].map { $0 + middle }
  }

  /// Creates an ellipse about the origin from its half axes. Equal axes make a disc.
  init(ellipse half: SIMD2<Double>) {
    guard half.x != half.y else {
      (corners, radius) = ([.zero], half.x)
      return
    }
    corners = (0..<Self.cornersOfEllipse).map { index in
      let angle = 2 * Double.pi * Double(index) / Double(Self.cornersOfEllipse)
      return SIMD2(half.x * Portable.cos(angle), half.y * Portable.sin(angle))
    }
  }

  /// The area, its first moments, and its second moment about the origin.
  var moments: (area: Double, first: SIMD2<Double>, second: Double) {
    guard corners.count > 2 else {
      let (area, middle) = (Double.pi * radius * radius, corners[0])
      return (area, middle * area, area * (radius * radius / 2 + middle.dot(middle)))
    }
    var (area, first, second) = (0.0, SIMD2<Double>.zero, 0.0)
    for (a, b) in sides {
      let twice = a.cross(b)
      area += twice / 2
      first += (a + b) * (twice / 6)
      second += twice * (a.dot(a) + a.dot(b) + b.dot(b)) / 12
    }
    return (area, first, second)
  }

  /// The sides of a polygon. A line has two sides, one in each direction.
  var sides: [(from: SIMD2<Double>, to: SIMD2<Double>)] {
    guard corners.count > 1 else { return [] }
    return corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
  }

  var isLine: Bool { corners.count == 2 }

  var middle: SIMD2<Double> {
    corners.reduce(.zero, +) / Double(corners.count)
  }

  /// The maximum distance of any point of the piece from its middle.
  var reach: Double {
    let middle = middle
    return corners.reduce(0) { max($0, ($1 - middle).length) } + radius
  }

  /// Returns the piece rotated about the origin and then moved.
  func placed(at place: SIMD2<Double>, cos: Double, sin: Double) -> DynamicPiece {
    var copy = self
    copy.corners = corners.map { $0.rotated(cos: cos, sin: sin) + place }
    return copy
  }
}

extension SIMD2<Double> {
  func dot(_ other: Self) -> Double { x * other.x + y * other.y }
  func cross(_ other: Self) -> Double { x * other.y - y * other.x }
  var length: Double { dot(self).squareRoot() }
  /// The vector rotated by a quarter turn. With y down, it points outwards for the sides of a
  /// `DynamicPiece`.
  var outward: Self { SIMD2(y, -x) }

  func rotated(cos: Double, sin: Double) -> Self {
    SIMD2(cos * x - sin * y, sin * x + cos * y)
  }

  /// Returns the velocity of this point of a body that rotates about the origin by `spin`.
  func swept(by spin: Double) -> Self { SIMD2(-spin * y, spin * x) }
}
