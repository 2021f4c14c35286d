import Foundation
import PortableMath

/// A convex part of a body, as it collides: a polygon, a line of two corners, or a disc about its one corner.
struct DynamicPiece {
  /// Around the piece, so that `right(of:)` of each side points outwards.
  var corners: [SIMD2<Double>]
  /// Of a disc.
  var radius = 0.0

  /// In how many corners an ellipse is cut that is no circle.
  private static let cornersOfEllipse = 48

  init(disc middle: SIMD2<Double>, radius: Double) {
    corners = [middle]
    self.radius = radius
  }

  /// The convex hull of points, in any order; nil for none.
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

  /// A rectangle of that half size about a point.
  init(box half: SIMD2<Double>, about middle: SIMD2<Double> = .zero) {
    corners = [
      SIMD2(-half.x, -half.y), SIMD2(half.x, -half.y), SIMD2(half.x, half.y),
      SIMD2(-half.x, half.y),
    ].map { $0 + middle }
  }

  /// An ellipse of these half axes about a point; a disc where they are equal.
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

  /// The area, the first moments of it, and the second about the origin.
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

  /// The sides of a polygon; a line has two, there and back.
  var sides: [(from: SIMD2<Double>, to: SIMD2<Double>)] {
    guard corners.count > 1 else { return [] }
    return corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
  }

  var isLine: Bool { corners.count == 2 }

  var middle: SIMD2<Double> {
    corners.reduce(.zero, +) / Double(corners.count)
  }

  /// How far from its middle it reaches at most.
  var reach: Double {
    let middle = middle
    return corners.reduce(0) { max($0, ($1 - middle).length) } + radius
  }

  /// Turned about the origin, then moved.
  func placed(at place: SIMD2<Double>, cos: Double, sin: Double) -> DynamicPiece {
    var copy = self
    copy.corners = corners.map { $0.turned(cos: cos, sin: sin) + place }
    return copy
  }
}

extension SIMD2<Double> {
  func dot(_ other: Self) -> Double { x * other.x + y * other.y }
  func cross(_ other: Self) -> Double { x * other.y - y * other.x }
  var length: Double { dot(self).squareRoot() }
  /// As it is a quarter turn on; with y down, outwards of a side whose piece is walked around by `DynamicPiece`.
  var outward: Self { SIMD2(y, -x) }

  func turned(cos: Double, sin: Double) -> Self {
    SIMD2(cos * x - sin * y, sin * x + cos * y)
  }

  /// How a point there moves when what it belongs to turns by `spin`.
  func swept(by spin: Double) -> Self { SIMD2(-spin * y, spin * x) }
}
