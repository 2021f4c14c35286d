import Foundation
import Graphics

/// A cell's accessory as a picture: a line of constant thickness with pointed corners, filled.
struct AccessoryImage: Hashable {
  enum Shape: Hashable { case chevron, checkmark }

  let shape: Shape
  let color: Color
  let scale: CGFloat

  /// In points. The disclosure indicator's 8 × 13 and the checkmark's 14 × 11 are UIKit's.
  static func size(of shape: Shape) -> CGSize {
    switch shape {
    case .chevron: CGSize(width: 8, height: 13)
    case .checkmark: CGSize(width: 14, height: 11)
    }
  }

  /// The middle of the line, from end to end; the line touches the sides of its size.
  private var points: [CGPoint] {
    switch shape {
    case .chevron:
      [CGPoint(x: 0.75, y: 0.75), CGPoint(x: 6.5, y: 6.5), CGPoint(x: 0.75, y: 12.25)]
    case .checkmark:
      [CGPoint(x: 0.75, y: 5.5), CGPoint(x: 4.75, y: 9.5), CGPoint(x: 13.25, y: 1)]
    }
  }

  private static let thickness: CGFloat = 2

  func draw() -> Bitmap {
    let size = Self.size(of: shape)
    var bitmap = Bitmap(
      width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up))
    )
    let path = outline().applying(CGAffineTransform(scaleX: scale, y: scale))
    bitmap.fill(Coverage(filling: path, within: bitmap.bounds), with: .color(color))
    return bitmap
  }

  /// One side of the line forward, the other one back.
  private func outline() -> Path {
    let side = Self.offset(points, by: Self.thickness / 2)
    let other = Self.offset(points, by: -Self.thickness / 2)
    var path = Path()
    path.move(to: side[0])
    for point in side.dropFirst() + other.reversed() { path.line(to: point) }
    path.close()
    return path
  }

  /// The parallel of a bent line: its ends moved along the normals n, the bend along n₁ + n₂ by
  /// distance / (1 + n₁·n₂), where the two parallels meet.
  private static func offset(_ line: [CGPoint], by distance: CGFloat) -> [CGPoint] {
    let (n1, n2) = (normal(line[0], line[1]), normal(line[1], line[2]))
    let reach = distance / (1 + n1.dx * n2.dx + n1.dy * n2.dy)
    let bend = CGVector(dx: (n1.dx + n2.dx) * reach, dy: (n1.dy + n2.dy) * reach)
    let moves = [
      CGVector(dx: n1.dx * distance, dy: n1.dy * distance), bend,
      CGVector(dx: n2.dx * distance, dy: n2.dy * distance),
    ]
    return zip(line, moves).map { CGPoint(x: $0.x + $1.dx, y: $0.y + $1.dy) }
  }

  private static func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return CGVector(dx: dy / length, dy: -dx / length)
  }
}
