import Foundation
import Graphics

/// The lines of a boundary, which items cannot pass.
struct CollisionBoundary {
  /// The identifier set by the app; nil for the reference view's bounds.
  let identifier: (any NSCopying)?
  let lines: [DynamicPiece]

  init(_ identifier: (any NSCopying)?, _ path: Path) {
    self.identifier = identifier
    lines = path.chords.compactMap { DynamicPiece(around: [$0.from, $0.to]) }
  }

  /// Returns whether the boundary has the given identifier.
  func isCalled(_ name: any NSCopying) -> Bool {
    guard let own = identifier as? NSObject, let other = name as? NSObject else {
      return (identifier as? AnyHashable) == (name as? AnyHashable)
    }
    return own.isEqual(other)
  }
}

extension Path {
  /// The lines of the path. Each curve is approximated by sixteen lines.
  var chords: [(from: SIMD2<Double>, to: SIMD2<Double>)] {
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
    for element in elements {
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
    return lines
  }
}
