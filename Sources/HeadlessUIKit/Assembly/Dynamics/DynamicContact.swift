import Foundation

/// A contact between two pieces that touch, or may touch within a step.
struct DynamicContact {
  /// The unit vector from the second piece to the first.
  var normal: SIMD2<Double>
  /// One or two contact points on the piece whose side is hit, with the gap between the pieces
  /// there. Negative gaps are overlaps.
  var points: [(place: SIMD2<Double>, gap: Double)]

  /// The depth below a line up to which a piece still rests on it, in points. It lets a piece slide
  /// from line to line without being stopped by the end of the next one.
  private static let slack = 1.0
  /// The minimum overlap with a side, in points. Smaller ones are ignored, so that a piece slides
  /// over a row of polygons.
  private static let minimumOverlap = 0.25

  /// Creates the contact of two pieces; nil if they are farther apart than `reach`.
  init?(_ a: DynamicPiece, _ b: DynamicPiece, reach: Double) {
    let contact =
      switch (a.corners.count, b.corners.count) {
      case (1, 1): Self.discs(a, b, reach)
      case (1, _): Self.disc(a, on: b, reach)
      case (_, 1): Self.disc(b, on: a, reach)?.flipped
      default: Self.polygons(a, b, reach)
      }
    guard let contact, !contact.points.isEmpty else { return nil }
    self = contact
  }

  private init(_ normal: SIMD2<Double>, _ points: [(place: SIMD2<Double>, gap: Double)]) {
    (self.normal, self.points) = (normal, points)
  }

  /// The contact as seen from the second piece.
  private var flipped: DynamicContact { DynamicContact(-normal, points) }

  private static func discs(
    _ a: DynamicPiece, _ b: DynamicPiece, _ reach: Double
  ) -> DynamicContact? {
    let way = a.corners[0] - b.corners[0]
    let length = way.length
    let gap = length - a.radius - b.radius
    guard gap <= reach else { return nil }
    let normal = length > 0 ? way / length : SIMD2(0, -1)
    return DynamicContact(normal, [(b.corners[0] + normal * b.radius, gap)])
  }

  private static func disc(
    _ disc: DynamicPiece, on piece: DynamicPiece, _ reach: Double
  ) -> DynamicContact? {
    guard let face = Face.farthest(of: piece, from: [disc.corners[0]]) else { return nil }
    let gap = face.apart - disc.radius
    guard gap <= reach else { return nil }
    let middle = disc.corners[0], along = (face.to - face.from) / face.length
    let place = (middle - face.from).dot(along)
    guard face.apart > 0, place < 0 || place > face.length else {
      return DynamicContact(face.normal, [(middle - face.normal * face.apart, gap)])
    }
    // A contact with a corner is not predicted: it would slow a disc that rolls from side to side.
    let corner = place < 0 ? face.from : face.to
    let way = middle - corner
    let (length, inside) = (way.length, way.length - disc.radius)
    guard inside <= 0, length > 0 else { return nil }
    return DynamicContact(way / length, [(corner, inside)])
  }

  /// The maximum difference in points at which the distances of two faces count as equal.
  private static let sameDistance = 1e-3
  /// The smallest length of a side, in points. A shorter side is measured as if it had this length.
  private static let shortestSide = 1e-12

  private static func polygons(
    _ a: DynamicPiece, _ b: DynamicPiece, _ reach: Double
  ) -> DynamicContact? {
    guard let own = Face.farthest(of: a, from: b.corners), own.apart <= reach,
      let other = Face.farthest(of: b, from: a.corners), other.apart <= reach
    else { return nil }
    if b.isLine, other.apart > -slack { return clipped(a, against: other, reach) }
    if a.isLine, own.apart > -slack { return clipped(b, against: own, reach)?.flipped }
    // If both distances are nearly equal, the second piece's side is used, so that the side does
    // not change from step to step.
    return own.apart > other.apart + sameDistance
      ? clipped(b, against: own, reach)?.flipped : clipped(a, against: other, reach)
  }

  /// Returns the contact of a piece's nearest side, clipped to a face of another piece.
  private static func clipped(
    _ piece: DynamicPiece, against face: Face, _ reach: Double
  ) -> DynamicContact? {
    let along = (face.to - face.from) / face.length
    let side = piece.sides.min { a, b in
      (a.to - a.from).outward.dot(face.normal) / max((a.to - a.from).length, shortestSide)
        < (b.to - b.from).outward.dot(face.normal) / max((b.to - b.from).length, shortestSide)
    }
    guard let side else { return nil }
    var (from, to) = (side.from, side.to)
    var (start, end) = ((from - face.from).dot(along), (to - face.from).dot(along))
    if start > end {
      (start, end) = (end, start)
      (from, to) = (to, from)
    }
    let (low, high) = (max(start, 0), min(end, face.length))
    let width = end - start
    guard high - low >= min(minimumOverlap, width, face.length) else { return nil }
    func point(_ place: Double) -> (place: SIMD2<Double>, gap: Double) {
      let point = width > 0 ? from + (to - from) * ((place - start) / width) : from
      let gap = (point - face.from).dot(face.normal)
      return (point - face.normal * gap, gap)
    }
    let points = (high > low ? [point(low), point(high)] : [point(low)]).filter { $0.gap <= reach }
    return DynamicContact(face.normal, points)
  }

  /// A side of a piece.
  private struct Face {
    let from, to, normal: SIMD2<Double>
    let length: Double
    /// The distance from the side's plane to the nearest corner of the other piece; negative below
    /// the plane.
    let apart: Double

    /// Returns the side whose plane has the greatest distance from all points.
    static func farthest(of piece: DynamicPiece, from points: [SIMD2<Double>]) -> Face? {
      var best: Face?
      for (from, to) in piece.sides {
        let length = (to - from).length
        guard length > 0 else { continue }
        let normal = (to - from).outward / length
        let apart = points.reduce(Double.infinity) { min($0, ($1 - from).dot(normal)) }
        // For a piece that crosses a line, this chooses the side of the line with the larger part
        // of the piece.
        guard apart > best?.apart ?? -.infinity else { continue }
        best = Face(from: from, to: to, normal: normal, length: length, apart: apart)
      }
      return best
    }
  }
}
