import Foundation
import PortableMath

/// The outline of strokes, as polygons with equal winding.
///
/// At smooth parts, and at corners between long segments, polygons share edges instead of
/// overlapping. Their areas then sum to the exact coverage. Overlaps occur at short segments in a
/// sharp corner and at crossings. They are correct by the non-zero rule, except at the edge pixels
/// of two overlapping parts.
///
/// The usual outline runs along the left side and back along the right. It has loops of opposite
/// winding at the inner side of corners and narrow bends, which cause holes.
struct Stroker {
  private let half: Double
  private let style: StrokeStyle
  /// The angle between neighbouring points of an arc with a radius of half the width.
  private let arcStep: Double

  private(set) var outline = Path()

  init(_ style: StrokeStyle, flatness: Double) {
    self.style = style
    half = style.halfWidth
    arcStep = style.arcStep(flatness: flatness)
  }

  /// The points of the stroke at a station: on its left, centre and right.
  private struct Section {
    var left, middle, right: SIMD2<Double>
  }

  mutating func stroke(_ spine: Spine) {
    let stations = spine.stations
    guard stations.count > 1 else {
      if let only = stations.first { dot(only) }
      return
    }
    var arriving = stations.map { section($0.point, $0.incoming) }
    var leaving = stations.map { section($0.point, $0.outgoing) }
    let last = stations.count - 1
    for index in spine.isClosed ? 0..<last : 1..<last where stations[index].isCorner {
      let before = index == 0 ? last - 1 : index - 1
      let room = min(
        length(stations[before].point, stations[index].point),
        length(stations[index].point, stations[index + 1].point))
      let at = index == 0 ? last : index
      join(stations[index], room: room / 2, &arriving[at], &leaving[index])
    }
    var first = 0
    for index in 1...last {
      let isEnd = index == last || stations[index].isCorner
      if reverses(leaving[index - 1], arriving[index], stations[index - 1], stations[index]) {
        if first < index - 1 { strip(leaving[first..<index], closing: leaving[index - 1]) }
        crossed(leaving[index - 1], arriving[index])
        first = index
      } else if isEnd {
        strip(leaving[first..<index], closing: arriving[index])
        first = index
      }
    }
    if !spine.isClosed {
      cap(arriving[last], stations[last].incoming)
      let start = leaving[0]
      cap(
        Section(left: start.right, middle: start.middle, right: start.left), -stations[0].outgoing)
    }
  }

  // MARK: - Segments

  private func section(_ point: SIMD2<Double>, _ direction: SIMD2<Double>) -> Section {
    let aside = SIMD2(-direction.y, direction.x) * half
    return Section(left: point + aside, middle: point, right: point - aside)
  }

  private func reverses(
    _ a: Section, _ b: Section, _ from: SpineStation, _ to: SpineStation
  ) -> Bool {
    let way = to.point - from.point
    return ((b.left - a.left) * way).sum() < 0 || ((b.right - a.right) * way).sum() < 0
  }

  /// Adds the sections up to `end` as one polygon.
  private mutating func strip(_ sections: ArraySlice<Section>, closing end: Section) {
    guard let first = sections.first else { return }
    add(
      [first.middle] + sections.map(\.left) + [end.left, end.middle, end.right]
        + sections.reversed().map(\.right))
  }

  /// Adds the area between two sections that cross each other, in a bend narrower than the line.
  private mutating func crossed(_ a: Section, _ b: Section) {
    addHalf(a.middle, a.left, b.left, b.middle)
    addHalf(a.middle, a.right, b.right, b.middle)
  }

  private mutating func addHalf(
    _ p0: SIMD2<Double>, _ q0: SIMD2<Double>, _ q1: SIMD2<Double>, _ p1: SIMD2<Double>
  ) {
    let (r, s, way) = (q0 - p0, q1 - p1, p1 - p0)
    let turn = cross(r, s)
    let (t, u) = (cross(way, s) / turn, cross(way, r) / turn)
    guard turn != 0, (0...1).contains(t), (0...1).contains(u) else { return add([p0, q0, q1, p1]) }
    let meeting = p0 + r * t
    add([p0, meeting, p1])
    add([meeting, q0, q1])
  }

  // MARK: - Corners and ends

  /// The maximum difference of a cosine from −1 at which a line turns back on itself, so that its
  /// edges do not meet.
  private static let fullTurn = 1e-12

  /// Adds the wedge on the outer side of a corner.
  ///
  /// On the inner side, both sections are moved to the intersection of their edges if the segments
  /// are long enough.
  private mutating func join(
    _ corner: SpineStation, room: Double, _ a: inout Section, _ b: inout Section
  ) {
    let (d0, d1) = (corner.incoming, corner.outgoing)
    let (sine, cosine) = (cross(d0, d1), (d0 * d1).sum())
    let turnsLeft = sine > 0
    let (from, to) = turnsLeft ? (a.right, b.right) : (a.left, b.left)
    let p = corner.point
    let middle = ((from - p) + (to - p)) / max(1 + cosine, Self.fullTurn)
    // Half the width times the tangent of half the angle: the distance to the intersection.
    if cosine > -0.999, half * abs(sine) / (1 + cosine) <= room {
      if turnsLeft {
        (a.left, b.left) = (p - middle, p - middle)
      } else {
        (a.right, b.right) = (p - middle, p - middle)
      }
    }
    let kind = corner.isCusp ? .round : style.join
    switch kind {
    case .bevel: add([p, from, to])
    case .round:
      add([p] + arc(around: p, from, to, angle: Portable.atan2(abs(sine), cosine), turnsLeft))
    case .miter:
      // 1 / sin of half the interior angle, which is 180° minus the turn.
      let isShort =
        cosine > -1 + Self.fullTurn && 2 <= style.miterLimit * style.miterLimit * (1 + cosine)
      add(isShort ? [p, from, p + middle, to] : [p, from, to])
    }
  }

  private mutating func cap(_ end: Section, _ direction: SIMD2<Double>) {
    switch style.cap {
    case .butt: break
    case .square:
      let out = direction * half
      add([end.middle, end.left, end.left + out, end.right + out, end.right])
    case .round:
      add([end.middle] + arc(around: end.middle, end.left, end.right, angle: .pi, false))
    }
  }

  private mutating func dot(_ station: SpineStation) {
    guard style.cap != .butt else { return }
    let forth = section(station.point, station.outgoing)
    cap(forth, station.outgoing)
    cap(Section(left: forth.right, middle: forth.middle, right: forth.left), -station.outgoing)
  }

  /// Returns the points of an arc, including both ends.
  private func arc(
    around p: SIMD2<Double>, _ from: SIMD2<Double>, _ to: SIMD2<Double>, angle: Double,
    _ isPositive: Bool
  ) -> [SIMD2<Double>] {
    let count = max(1, Int((angle / arcStep).rounded(.up)))
    let start = from - p
    let inner = (1..<count).map { index -> SIMD2<Double> in
      let turn = angle * Double(index) / Double(count) * (isPositive ? 1 : -1)
      let (s, c) = (Portable.sin(turn), Portable.cos(turn))
      return p + SIMD2(start.x * c - start.y * s, start.x * s + start.y * c)
    }
    return [from] + inner + [to]
  }

  // MARK: - Polygons

  /// Adds a polygon, reversed if it winds the other way.
  private mutating func add(_ points: [SIMD2<Double>]) {
    var area = 0.0
    for (index, point) in points.enumerated() {
      area += cross(point - points[0], points[(index + 1) % points.count] - points[0])
    }
    guard area != 0 else { return }
    for (index, point) in (area > 0 ? points : points.reversed()).enumerated() {
      let place = CGPoint(x: point.x, y: point.y)
      if index == 0 { outline.move(to: place) } else { outline.line(to: place) }
    }
    outline.close()
  }

  private func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }

  private func length(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
    let way = b - a
    return (way * way).sum().squareRoot()
  }
}
