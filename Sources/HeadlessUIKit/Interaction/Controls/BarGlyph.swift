import Foundation
import Graphics
import PortableMath

/// The glyphs of bar button items, drawn from a few shapes in a square of 22 points.
///
/// They are this project's own and simpler than UIKit's symbols.
@MainActor
enum BarGlyph {
  static let side: CGFloat = 22
  static let stroke: CGFloat = 1.8

  /// The chevron of back buttons, 13 by 21 points as in UIKit.
  static func chevron(scale: CGFloat) -> UIImage {
    image(
      [line((11.2, 1.8), (2.2, 10.5), 2.4), line((2.2, 10.5), (11.2, 19.2), 2.4)],
      CGSize(width: 13, height: 21), scale)
  }

  static func image(_ shapes: [Path], _ size: CGSize, _ scale: CGFloat) -> UIImage {
    var bitmap = Bitmap(
      width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up))
    )
    for shape in shapes {
      let path = shape.applying(CGAffineTransform(scaleX: scale, y: scale))
      bitmap.fill(
        Coverage(filling: path, rule: .evenOdd, within: bitmap.bounds), with: .color(.black))
    }
    return UIImage(bitmap: bitmap, scale: scale)
  }

  // MARK: - Shapes

  typealias Place = (x: CGFloat, y: CGFloat)

  static func polygon(_ points: Place...) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: point.x, y: point.y)
      if index == 0 { path.move(to: place) } else { path.line(to: place) }
    }
    path.close()
    return path
  }

  /// A line with round ends.
  static func line(_ a: Place, _ b: Place, _ width: CGFloat = stroke) -> Path {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = (dx * dx + dy * dy).squareRoot()
    let bar = CGRect(x: -width / 2, y: -width / 2, width: length + width, height: width)
    return Path(roundedRect: bar, radius: width / 2).applying(
      CGAffineTransform(
        a: dx / length, b: dy / length, c: -dy / length, d: dx / length, tx: a.x, ty: a.y))
  }

  static func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    let outer = CGRect(x: x, y: y, width: width, height: height)
    var path = Path(roundedRect: outer, radius: 2.5)
    path.append(Path(roundedRect: outer.insetBy(dx: stroke, dy: stroke), radius: 1))
    return path
  }

  static func ring(_ centre: Place, _ radius: CGFloat) -> Path {
    func circle(_ radius: CGFloat) -> Path {
      Path(
        roundedRect: CGRect(
          x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius),
        radius: radius)
    }
    var path = circle(radius + stroke / 2)
    path.append(circle(radius - stroke / 2))
    return path
  }

  /// Five sixths of a ring, open to the upper left.
  static func arc(_ centre: Place, _ radius: CGFloat) -> Path {
    func point(_ radius: CGFloat, _ step: Int) -> CGPoint {
      let angle = Double.pi * (-0.5 + 5.0 / 3 * Double(step) / 32)
      return CGPoint(
        x: centre.x + radius * CGFloat(Portable.cos(angle)),
        y: centre.y + radius * CGFloat(Portable.sin(angle)))
    }
    var path = Path()
    path.move(to: point(radius + stroke / 2, 0))
    for step in 1...32 { path.line(to: point(radius + stroke / 2, step)) }
    for step in (0...32).reversed() { path.line(to: point(radius - stroke / 2, step)) }
    path.close()
    return path
  }
}
