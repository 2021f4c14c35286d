import Foundation
import Graphics
import PortableMath

/// A path for a keyframe animation. Each piece of the path is one step, and lengths allow a
/// constant speed.
struct KeyframeTrack {
  /// The points of each piece, at even steps of its parameter, including both ends.
  private let pieces: [[CGPoint]]
  private let lengths: [CGFloat]

  /// The chords per curve. For a quarter circle of radius 100, the error is 0.001 points.
  private static let chords = 64

  init(_ path: Path) {
    var pieces: [[CGPoint]] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func add(_ end: CGPoint, _ count: Int, _ point: (CGFloat) -> CGPoint) {
      pieces.append((0...count).map { $0 == count ? end : point(CGFloat($0) / CGFloat(count)) })
      current = end
    }
    func line(to end: CGPoint) {
      let from = current
      add(end, 1) { CGPoint(x: from.x + (end.x - from.x) * $0, y: from.y + (end.y - from.y) * $0) }
    }
    for element in path.elements {
      let from = current
      switch element {
      case .move(let p): (start, current) = (p, p)
      case .line(let p): line(to: p)
      case .quadratic(let c, let p):
        add(p, Self.chords) { t in
          let (a, b, d) = ((1 - t) * (1 - t), 2 * (1 - t) * t, t * t)
          return CGPoint(x: a * from.x + b * c.x + d * p.x, y: a * from.y + b * c.y + d * p.y)
        }
      case .cubic(let c1, let c2, let p):
        add(p, Self.chords) { t in
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          return CGPoint(
            x: a * from.x + b * c1.x + c * c2.x + d * p.x,
            y: a * from.y + b * c1.y + c * c2.y + d * p.y)
        }
      case .close: if current != start { line(to: start) }
      }
    }
    self.pieces = pieces
    lengths = pieces.map { points in
      zip(points, points.dropFirst()).reduce(0) { $0 + Self.distance($1.0, $1.1) }
    }
  }

  /// The number of pieces.
  var count: Int { pieces.count }

  /// Returns a point of a piece and the direction there, or nil for a path without pieces.
  func place(inPiece index: Int, at t: Double) -> (point: CGPoint, angle: CGFloat)? {
    guard pieces.indices.contains(index) else { return nil }
    let points = pieces[index]
    let steps = points.count - 1
    let along = min(max(t, 0), 1) * Double(steps)
    let step = min(Int(along), steps - 1)
    return place(points[step], points[step + 1], CGFloat(along - Double(step)))
  }

  /// Returns the point at a fraction of the total length and the direction there.
  func place(atShare share: Double) -> (point: CGPoint, angle: CGFloat)? {
    var rest = CGFloat(min(max(share, 0), 1)) * lengths.reduce(0, +)
    for (index, points) in pieces.enumerated() {
      guard rest <= lengths[index] || index == pieces.count - 1 else {
        rest -= lengths[index]
        continue
      }
      for (a, b) in zip(points, points.dropFirst()) {
        let length = Self.distance(a, b)
        if rest <= length, length > 0 { return place(a, b, rest / length) }
        rest -= length
      }
      return place(points[points.count - 2], points[points.count - 1], 1)
    }
    return nil
  }

  private func place(
    _ a: CGPoint, _ b: CGPoint, _ t: CGFloat
  ) -> (point: CGPoint, angle: CGFloat) {
    (
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t),
      CGFloat(Portable.atan2(Double(b.y - a.y), Double(b.x - a.x)))
    )
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
  }
}
