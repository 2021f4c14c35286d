import Foundation
import Graphics

/// The image of a cell accessory. Chevrons and checkmarks are lines of constant thickness with
/// mitred corners, drawn as filled outlines.
struct AccessoryImage: Hashable {
  enum Shape: Hashable {
    case chevron, checkmark, detail, detailAndChevron
    /// A white minus or plus sign in a filled circle.
    case minus, plus
    /// An empty circle, or a filled one with a checkmark, for multiple selection.
    case circle, selected
    /// The three lines of the reorder control.
    case reorder
  }

  let shape: Shape
  let color: Color
  /// The colour of a chevron next to another shape.
  let arrowColor: Color
  let scale: CGFloat

  /// The size of a shape, in points. The disclosure indicator's 8 × 13 and the checkmark's 14 × 11
  /// are UIKit's.
  static func size(of shape: Shape) -> CGSize {
    switch shape {
    case .chevron: CGSize(width: 8, height: 13)
    case .checkmark: CGSize(width: 14, height: 11)
    case .detail: CGSize(width: 22, height: 22)
    case .detailAndChevron: CGSize(width: 22 + arrowGap + 8, height: 22)
    case .minus, .plus, .circle, .selected: CGSize(width: 22, height: 22)
    case .reorder: CGSize(width: 20, height: 12)
    }
  }

  /// The distance between the circled i and the chevron, in points.
  private static let arrowGap: CGFloat = 14

  /// The centre line of the chevron from end to end. The drawn line touches the edges of the image.
  private static let arrow = [
    CGPoint(x: 0.75, y: 0.75), CGPoint(x: 6.5, y: 6.5), CGPoint(x: 0.75, y: 12.25),
  ]
  private static let tick = [
    CGPoint(x: 0.75, y: 5.5), CGPoint(x: 4.75, y: 9.5), CGPoint(x: 13.25, y: 1),
  ]

  private static let thickness: CGFloat = 2

  func draw() -> Bitmap {
    let size = Self.size(of: shape)
    var bitmap = Bitmap(
      width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up))
    )
    func fill(_ path: Path, _ color: Color) {
      let path = path.applying(CGAffineTransform(scaleX: scale, y: scale))
      bitmap.fill(
        Coverage(filling: path, rule: .evenOdd, within: bitmap.bounds), with: .color(color))
    }
    switch shape {
    case .chevron: fill(Self.outline(Self.arrow), color)
    case .checkmark: fill(Self.outline(Self.tick), color)
    case .detail: for part in Self.circledI { fill(part, color) }
    case .detailAndChevron:
      for part in Self.circledI { fill(part, color) }
      let place = CGAffineTransform(translationX: 22 + Self.arrowGap, y: (22 - 13) / 2)
      fill(Self.outline(Self.arrow).applying(place), arrowColor)
    case .minus, .plus:
      fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 22, height: 22)), color)
      fill(Path(rect: CGRect(x: 5, y: 10, width: 12, height: 2)), .white)
      guard shape == .plus else { break }
      fill(Path(rect: CGRect(x: 10, y: 5, width: 2, height: 5)), .white)
      fill(Path(rect: CGRect(x: 10, y: 12, width: 2, height: 5)), .white)
    case .circle:
      var ring = Path(ellipseIn: CGRect(x: 0.5, y: 0.5, width: 21, height: 21))
      ring.append(Path(ellipseIn: CGRect(x: 1.5, y: 1.5, width: 19, height: 19)))
      fill(ring, color)
    case .selected:
      fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 22, height: 22)), color)
      fill(
        Self.outline(Self.tick).applying(CGAffineTransform(translationX: 4, y: 5.5)), .white)
    case .reorder:
      for y in [0, 5, 10] as [CGFloat] {
        fill(Path(rect: CGRect(x: 0, y: y, width: 20, height: 1)), color)
      }
    }
    return bitmap
  }

  /// A circled i: a ring one point thick, a dot and a stem.
  private static var circledI: [Path] {
    var ring = Path(ellipseIn: CGRect(x: 0.5, y: 0.5, width: 21, height: 21))
    ring.append(Path(ellipseIn: CGRect(x: 1.5, y: 1.5, width: 19, height: 19)))
    return [
      ring, Path(ellipseIn: CGRect(x: 9.75, y: 5.25, width: 2.5, height: 2.5)),
      Path(rect: CGRect(x: 10.25, y: 9.25, width: 1.5, height: 7.5)),
    ]
  }

  /// Returns the outline of a bent line: one side from start to end, then the other side back.
  private static func outline(_ points: [CGPoint]) -> Path {
    let side = offset(points, by: thickness / 2)
    let other = offset(points, by: -thickness / 2)
    var path = Path()
    path.move(to: side[0])
    for point in side.dropFirst() + other.reversed() { path.line(to: point) }
    path.close()
    return path
  }

  /// Returns the parallel of a bent line at a distance.
  ///
  /// The ends move along the normals n₁ and n₂. The bend moves along n₁ + n₂ by distance / (1 +
  /// n₁·n₂), to the point where the two parallels meet.
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
