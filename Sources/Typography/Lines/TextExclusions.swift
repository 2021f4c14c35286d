import Foundation
import Graphics

/// Shapes that lines flow around. At each line, a shape excludes the range from its leftmost to its
/// rightmost point, so text does not enter its concave parts.
struct TextExclusions {
  /// The outline of each shape as a polygon.
  private let outlines: [[CGPoint]]
  /// The number of segments per curve.
  private static let pieces = 16

  init(_ paths: [Path]) {
    outlines = paths.map(Self.points).filter { points in
      points.count > 1 && points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
  }

  var isEmpty: Bool { outlines.isEmpty }

  /// Returns the free ranges of a line between two heights, from left to right.
  func free(width: CGFloat, from top: CGFloat, to bottom: CGFloat) -> [Range<CGFloat>] {
    let taken = outlines.compactMap { Self.extent($0, from: top, to: bottom) }
      .sorted { $0.lowerBound < $1.lowerBound }
    var free: [Range<CGFloat>] = []
    var left: CGFloat = 0
    for piece in taken {
      if min(piece.lowerBound, width) > left { free.append(left..<min(piece.lowerBound, width)) }
      left = max(left, piece.upperBound)
    }
    if left < width { free.append(left..<width) }
    return free
  }

  /// Returns the smallest end of the shapes that extend below a height, or nil if none does.
  func end(after top: CGFloat) -> CGFloat? {
    outlines.compactMap { $0.map(\.y).max() }.filter { $0 > top }.min()
  }

  private static func extent(
    _ points: [CGPoint], from top: CGFloat, to bottom: CGFloat
  ) -> Range<CGFloat>? {
    var (low, high) = (CGFloat.infinity, -CGFloat.infinity)
    func include(_ x: CGFloat) { (low, high) = (min(low, x), max(high, x)) }
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
      let (start, end) = a.y <= b.y ? (a, b) : (b, a)
      guard end.y > top, start.y < bottom else { continue }
      let slope = end.y > start.y ? (end.x - start.x) / (end.y - start.y) : 0
      include(start.y >= top ? start.x : start.x + (top - start.y) * slope)
      include(end.y <= bottom ? end.x : start.x + (bottom - start.y) * slope)
    }
    return low < high ? low..<high : nil
  }

  private static func points(of path: Path) -> [CGPoint] {
    var points: [CGPoint] = []
    func curve(_ point: (CGFloat) -> CGPoint) {
      for step in 1...pieces { points.append(point(CGFloat(step) / CGFloat(pieces))) }
    }
    for element in path.elements {
      let start = points.last ?? .zero
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quadratic(let control, let end):
        curve { t in
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          return CGPoint(
            x: a * start.x + b * control.x + c * end.x, y: a * start.y + b * control.y + c * end.y)
        }
      case .cubic(let first, let second, let end):
        curve { t in
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          return CGPoint(
            x: a * start.x + b * first.x + c * second.x + d * end.x,
            y: a * start.y + b * first.y + c * second.y + d * end.y)
        }
      case .close: break
      }
    }
    return points
  }
}
