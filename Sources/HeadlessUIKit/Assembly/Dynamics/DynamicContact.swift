import Foundation

/// Where two pieces touch, or may within a step.
struct DynamicContact {
  /// Of length 1, from the second piece to the first.
  var normal: SIMD2<Double>
  /// One or two places, on the piece whose side the other meets, and how far the pieces are apart
  /// there; less than nothing where they overlap.
  var points: [(place: SIMD2<Double>, gap: Double)]

  /// So far over a line's plane a piece still stands on it: what slides from line to line is not stopped by the
  /// next one's end.
  private static let slack = 1.0
  /// A side that is met by less than this, in points, is passed by: the same for polygons that stand in a row.
  private static let leastOverlap = 0.25

  /// Nil for pieces that are farther apart than `reach`.
  init?(_ a: DynamicPiece, _ b: DynamicPiece, reach: Double) {
    let contact =
      switch (a.corners.count, b.corners.count) {
      case (1, 1): Self.discs(a, b, reach)
      case (1, _): Self.disc(a, on: b, reach)
      case (_, 1): Self.disc(b, on: a, reach)?.turned
      default: Self.polygons(a, b, reach)
      }
    guard let contact, !contact.points.isEmpty else { return nil }
    self = contact
  }

  private init(_ normal: SIMD2<Double>, _ points: [(place: SIMD2<Double>, gap: Double)]) {
    (self.normal, self.points) = (normal, points)
  }

  /// The same seen from the other piece.
  private var turned: DynamicContact { DynamicContact(-normal, points) }

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
    // A corner is not foreseen: what rolls from one side to the next would be slowed down.
    let corner = place < 0 ? face.from : face.to
    let way = middle - corner
    let (length, inside) = (way.length, way.length - disc.radius)
    guard inside <= 0, length > 0 else { return nil }
    return DynamicContact(way / length, [(corner, inside)])
  }

  private static func polygons(
    _ a: DynamicPiece, _ b: DynamicPiece, _ reach: Double
  ) -> DynamicContact? {
    guard let own = Face.farthest(of: a, from: b.corners), own.apart <= reach,
      let other = Face.farthest(of: b, from: a.corners), other.apart <= reach
    else { return nil }
    if b.isLine, other.apart > -slack { return clipped(a, against: other, reach) }
    if a.isLine, own.apart > -slack { return clipped(b, against: own, reach)?.turned }
    // Where both say about the same, always the second: the side does not change from step to step.
    return own.apart > other.apart + 1e-3
      ? clipped(b, against: own, reach)?.turned : clipped(a, against: other, reach)
  }

  /// What of a piece's nearest side lies over a face of another.
  private static func clipped(
    _ piece: DynamicPiece, against face: Face, _ reach: Double
  ) -> DynamicContact? {
    let along = (face.to - face.from) / face.length
    let side = piece.sides.min { a, b in
      (a.to - a.from).outward.dot(face.normal) / max((a.to - a.from).length, 1e-12)
        < (b.to - b.from).outward.dot(face.normal) / max((b.to - b.from).length, 1e-12)
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
    guard high - low >= min(leastOverlap, width, face.length) else { return nil }
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
    /// How far before it the nearest of the other's corners lies.
    let apart: Double

    /// The side before which all the points lie farthest.
    static func farthest(of piece: DynamicPiece, from points: [SIMD2<Double>]) -> Face? {
      var best: Face?
      for (from, to) in piece.sides {
        let length = (to - from).length
        guard length > 0 else { continue }
        let normal = (to - from).outward / length
        let apart = points.reduce(Double.infinity) { min($0, ($1 - from).dot(normal)) }
        // A line's two sides say the same of what lies across: the one where most of it is.
        guard apart > best?.apart ?? -.infinity else { continue }
        best = Face(from: from, to: to, normal: normal, length: length, apart: apart)
      }
      return best
    }
  }
}
