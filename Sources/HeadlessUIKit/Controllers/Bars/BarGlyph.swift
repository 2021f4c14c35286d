import Foundation
import Graphics
import PortableMath

/// The glyphs of bar button items, drawn from a few shapes in a square of 22 points.
///
/// They are this project's own and simpler than UIKit's symbols.
@MainActor
enum BarGlyph {
  static let side: CGFloat = 22
  private static let stroke: CGFloat = 1.8

  /// Returns a template image of the glyph, which the bar tints. Nil for items that are titles or
  /// spaces.
  static func image(of item: UIBarButtonItem.SystemItem, scale: CGFloat) -> UIImage? {
    let shapes = shapes(of: item)
    return shapes.isEmpty ? nil : image(shapes, CGSize(width: side, height: side), scale)
  }

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

  private static func shapes(of item: UIBarButtonItem.SystemItem) -> [Path] {
    switch item {
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: []
    case .add: [line((11, 2.5), (11, 19.5)), line((2.5, 11), (19.5, 11))]
    case .stop, .close: [line((4, 4), (18, 18)), line((18, 4), (4, 18))]
    case .search: [ring((9, 9), 6.5), line((13.8, 13.8), (19.5, 19.5))]
    case .compose: [frame(2, 4, 15, 15), line((8.5, 13.5), (19.5, 2.5), 2.6)]
    case .reply: [polygon((2, 10), (10, 3), (10, 7), (20, 18), (10, 13), (10, 17))]
    case .action:
      [
        line((11, 1.5), (11, 14)), line((11, 1.5), (7, 5.5)), line((11, 1.5), (15, 5.5)),
        line((4, 9), (4, 20)), line((18, 9), (18, 20)), line((4, 20), (18, 20)),
        line((4, 9), (7.5, 9)), line((14.5, 9), (18, 9)),
      ]
    case .organize: [frame(2, 6, 18, 13), line((2.9, 4), (9, 4)), line((2.9, 10), (19.1, 10))]
    case .bookmarks:
      [
        polygon((1.5, 4), (10.3, 6), (10.3, 19), (1.5, 17)),
        polygon((20.5, 4), (11.7, 6), (11.7, 19), (20.5, 17)),
      ]
    case .refresh: [arc((11, 12), 7.5), polygon((11, 0.5), (17, 4.5), (11, 8.5))]
    case .camera: [frame(1.5, 5, 19, 14), ring((11, 12), 4), line((8, 3.6), (14, 3.6))]
    case .trash:
      [
        line((2.5, 5), (19.5, 5)), line((8, 2.2), (14, 2.2)), line((4.6, 5), (5.6, 20)),
        line((17.4, 5), (16.4, 20)), line((5.6, 20), (16.4, 20)), line((9, 8.5), (9.3, 16.5)),
        line((13, 8.5), (12.7, 16.5)),
      ]
    case .play: [polygon((5, 2.5), (19, 11), (5, 19.5))]
    case .pause: [line((7, 3), (7, 19), 3.6), line((15, 3), (15, 19), 3.6)]
    case .rewind: [polygon((11, 4), (11, 18), (1.5, 11)), polygon((20.5, 4), (20.5, 18), (11, 11))]
    case .fastForward:
      [polygon((1.5, 4), (11, 11), (1.5, 18)), polygon((11, 4), (20.5, 11), (11, 18))]
    }
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
  private static func arc(_ centre: Place, _ radius: CGFloat) -> Path {
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
