import Foundation
import Graphics

/// Lines that items do not pass.
struct CollisionBoundary {
  /// What the app calls it; nil for the reference view's bounds.
  let identifier: (any NSCopying)?
  let lines: [(from: SIMD2<Double>, to: SIMD2<Double>)]

  /// A path's lines, its curves in sixteen parts.
  init(_ identifier: (any NSCopying)?, _ path: Path) {
    self.identifier = identifier
    var lines: [(from: SIMD2<Double>, to: SIMD2<Double>)] = []
    var start = SIMD2<Double>.zero, last = SIMD2<Double>.zero
    func point(_ p: CGPoint) -> SIMD2<Double> { SIMD2(Double(p.x), Double(p.y)) }
    func line(to end: SIMD2<Double>) {
      if end != last { lines.append((last, end)) }
      last = end
    }
    func curve(_ place: (Double) -> SIMD2<Double>) {
      for part in 1...16 { line(to: place(Double(part) / 16)) }
    }
    for element in path.elements {
      let from = last
      switch element {
      case .move(let p): (start, last) = (point(p), point(p))
      case .line(let p): line(to: point(p))
      case .quadratic(let c, let p):
        let (c, p) = (point(c), point(p))
        curve { t in from * ((1 - t) * (1 - t)) + c * (2 * t * (1 - t)) + p * (t * t) }
      case .cubic(let c, let d, let p):
        let (c, d, p) = (point(c), point(d), point(p))
        curve { t in
          let s = 1 - t
          return from * (s * s * s) + c * (3 * s * s * t) + d * (3 * s * t * t) + p * (t * t * t)
        }
      case .close: line(to: start)
      }
    }
    self.lines = lines
  }

  /// Whether it goes by that name.
  func isCalled(_ name: any NSCopying) -> Bool {
    guard let own = identifier as? NSObject, let other = name as? NSObject else {
      return (identifier as? AnyHashable) == (name as? AnyHashable)
    }
    return own.isEqual(other)
  }

  /// The nearest that a body's box came through one of the lines in a step, if it did: along which
  /// direction it has to go back, how far, and where it touches.
  @MainActor
  func contact(
    of body: DynamicBody, from old: SIMD2<Double>
  ) -> (normal: SIMD2<Double>, depth: Double, point: SIMD2<Double>)? {
    var deepest: (normal: SIMD2<Double>, depth: Double, point: SIMD2<Double>)?
    let half = body.half
    for (from, to) in lines {
      let along = to - from
      let length = (along * along).sum().squareRoot()
      guard length > 0 else { continue }
      let unit = along / length
      var normal = SIMD2(-unit.y, unit.x)
      // Towards where the body was.
      if ((old - from) * normal).sum() < 0 { normal = -normal }
      let reach = abs(normal.x) * half.x + abs(normal.y) * half.y
      let width = abs(unit.x) * half.x + abs(unit.y) * half.y
      let height = ((body.position - from) * normal).sum()
      let place = ((body.position - from) * unit).sum()
      guard height < reach, height > -2 * reach, place > -width, place < length + width else {
        continue
      }
      let depth = reach - height
      // At a line's end a box that slides along its neighbour's side is not stopped.
      let over = min(place + width, length - place + width)
      guard depth <= over || place >= 0 && place <= length else { continue }
      if depth > deepest?.depth ?? 0 {
        deepest = (normal, depth, from + unit * min(max(place, 0), length))
      }
    }
    return deepest
  }
}
