import Foundation
import PortableMath

/// A converter from paths to centre lines for strokes.
///
/// A curve is halved until its chord is within the flatness and its change of direction is small.
/// The change is small enough if the circle of half the stroke's width stays within the flatness
/// too. The stations are points of the curve with its exact normals, so the points of the outline
/// are on the true offset curves.
struct SpineBuilder {
  private let flatness: Double
  /// The cosine of the largest turn between two stations.
  private let minimumTurn: Double
  /// The maximum number of halvings of a quarter of a curve.
  private static let depth = 9

  private(set) var spines: [Spine] = []
  private var points: [SpineStation] = []
  private var start = SIMD2<Double>.zero
  private var current = SIMD2<Double>.zero
  private var hasBegun = false
  /// Whether the contour contains a line or a close of zero length, which draws a dot.
  private var hasDot = false

  /// Converts a path into centre lines whose stations turn by at most `maximumTurn` radians.
  init(_ path: Path, maximumTurn: Double, flatness: Double) {
    self.flatness = flatness
    minimumTurn = Portable.cos(maximumTurn)
    for element in path.elements { add(element) }
    finish(closed: false)
  }

  private mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let p):
      finish(closed: false)
      begin(at: SIMD2(p))
    case .line(let p):
      hasBegun ? line(to: SIMD2(p)) : begin(at: SIMD2(p))
    case .quadratic(let c, let p):
      if !hasBegun { begin(at: SIMD2(p)) }
      let (control, end) = (SIMD2(c), SIMD2(p))
      let third = 2.0 / 3
      curve(current + (control - current) * third, end + (control - end) * third, end)
    case .cubic(let c1, let c2, let p):
      if !hasBegun { begin(at: SIMD2(p)) }
      curve(SIMD2(c1), SIMD2(c2), SIMD2(p))
    case .close:
      guard hasBegun else { return }
      line(to: start)
      finish(closed: true)
      begin(at: start)
    }
  }

  private mutating func begin(at point: SIMD2<Double>) {
    (start, current, hasBegun, hasDot) = (point, point, true, false)
    points = []
  }

  private mutating func line(to end: SIMD2<Double>) {
    guard let direction = unit(end - current) else {
      hasDot = true
      return
    }
    addSegment(SpineStation(current, direction), SpineStation(end, direction))
    current = end
  }

  /// The maximum difference of a cosine from 1 at which two directions count as equal.
  private static let straightTolerance = 1e-9

  /// Adds a segment between two neighbouring stations.
  private mutating func addSegment(_ from: SpineStation, _ to: SpineStation, isCusp: Bool = false) {
    if let last = points.indices.last {
      let turns = dot(points[last].incoming, from.outgoing) < 1 - Self.straightTolerance
      if turns { points[last].outgoing = from.outgoing }
      if turns, isCusp { points[last].isCusp = true }
    } else {
      points.append(from)
    }
    points.append(to)
  }

  private mutating func finish(closed: Bool) {
    defer {
      points = []
      hasDot = false
    }
    guard hasBegun else { return }
    guard !points.isEmpty else {
      if hasDot { spines.append(Spine(stations: [SpineStation(start, SIMD2(1, 0))])) }
      return
    }
    var spine = Spine(stations: points, isClosed: closed)
    if closed {
      let last = points.count - 1
      spine.stations[last].outgoing = points[0].outgoing
      spine.stations[0].incoming = points[last].incoming
    }
    spines.append(spine)
  }

  // MARK: - Curves

  private mutating func curve(
    _ c1: SIMD2<Double>, _ c2: SIMD2<Double>, _ end: SIMD2<Double>
  ) {
    let cubic = Cubic(p0: current, p1: c1, p2: c2, p3: end)
    guard cubic.hasLength else {
      hasDot = true
      return
    }
    var from = SpineStation(current, cubic.direction(at: 0))
    var t = 0.0
    for quarter in 1...4 {
      let next = Double(quarter) / 4
      let to = SpineStation(cubic.point(at: next), cubic.direction(at: next))
      halve(cubic, t, from, next, to, Self.depth, isFirst: quarter == 1)
      (from, t) = (to, next)
    }
    current = end
  }

  private mutating func halve(
    _ cubic: Cubic, _ t0: Double, _ a: SpineStation, _ t1: Double, _ b: SpineStation,
    _ depth: Int, isFirst: Bool
  ) {
    let middle = (t0 + t1) / 2
    let m = SpineStation(cubic.point(at: middle), cubic.direction(at: middle))
    let isStraight = dot(a.outgoing, b.incoming) >= minimumTurn && isFlat(a.point, m.point, b.point)
    guard !isStraight, depth > 0 else {
      guard let chord = unit(b.point - a.point) else { return }
      // A curve that turns on the spot becomes straight segments that meet in a cusp.
      let isCusp = !isStraight
      let inner = { (station: SpineStation) in
        isCusp ? SpineStation(station.point, chord) : station
      }
      return addSegment(inner(a), inner(b), isCusp: isCusp || !isFirst)
    }
    halve(cubic, t0, a, middle, m, depth - 1, isFirst: isFirst)
    halve(cubic, middle, m, t1, b, depth - 1, isFirst: false)
  }

  private func isFlat(_ a: SIMD2<Double>, _ m: SIMD2<Double>, _ b: SIMD2<Double>) -> Bool {
    let aside = m - (a + b) / 2
    guard let chord = unit(b - a) else { return (aside * aside).sum() <= flatness * flatness }
    return abs(chord.x * aside.y - chord.y * aside.x) <= flatness
  }

  private func dot(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { (a * b).sum() }
}

/// A cubic Bézier curve.
private struct Cubic {
  let p0, p1, p2, p3: SIMD2<Double>

  var hasLength: Bool { unit(p1 - p0) != nil || unit(p2 - p0) != nil || unit(p3 - p0) != nil }

  func point(at t: Double) -> SIMD2<Double> {
    if t == 1 { return p3 }
    let s = 1 - t
    return p0 * (s * s * s) + p1 * (3 * s * s * t) + p2 * (3 * s * t * t) + p3 * (t * t * t)
  }

  /// The share of the control polygon's squared length up to which the curve's slope, squared,
  /// counts as none.
  private static let standstill = 1e-18

  /// Returns the direction at a parameter. If control points coincide with an end, the next control
  /// point determines it.
  func direction(at t: Double) -> SIMD2<Double> {
    let s = 1 - t
    let slope = (p1 - p0) * (s * s) + (p2 - p1) * (2 * s * t) + (p3 - p2) * (t * t)
    let size = [p1 - p0, p2 - p1, p3 - p2].map { ($0 * $0).sum() }.max() ?? 0
    if (slope * slope).sum() > size * Self.standstill, let direction = unit(slope) {
      return direction
    }
    let bend = (p2 - p1 - p1 + p0) * s + (p3 - p2 - p2 + p1) * t
    let fallback = t > 0.5 ? -bend : bend
    return unit(fallback) ?? unit(p3 - p0) ?? SIMD2(1, 0)
  }
}

extension SIMD2<Double> {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}
