import Foundation
import Graphics

/// A drawn map of a town: land, a river, parks, streets and pins. It is as wide as a phone;
/// a smaller picture shows its upper left part, a larger one has streets beyond it.
struct StreetMap {
  private let isDark: Bool

  init(isDark: Bool) { self.isDark = isDark }

  func picture(_ size: CGSize) -> DrawnPicture {
    var picture = DrawnPicture(size: size, background: color(0xF0EDE4, dark: 0x24262B))
    let parks = [
      CGRect(x: 236, y: 26, width: 96, height: 62), CGRect(x: 26, y: 168, width: 112, height: 64),
      CGRect(x: 212, y: 392, width: 150, height: 104),
    ]
    for park in parks {
      picture.fill(Path(roundedRect: park, radius: 20), color(0xC5E3BB, dark: 0x24402F))
    }
    for street in streets(size) {
      picture.stroke(street, color(0xFFFFFF, dark: 0x3A3D44), width: 5)
    }
    picture.stroke(river, color(0xA6D3F2, dark: 0x1C3B57), width: 34)
    for road in roads {
      picture.stroke(road, color(0xFBE3A1, dark: 0x6A5B33), width: 9)
    }
    let pins = [
      (CGPoint(x: 104, y: 92), color(0xFF3B30, dark: 0xFF453A)),
      (CGPoint(x: 190, y: 214), color(0x007AFF, dark: 0x0A84FF)),
      (CGPoint(x: 300, y: 150), color(0xFF9500, dark: 0xFF9F0A)),
    ]
    for (tip, tint) in pins { addPin(at: tip, tint, to: &picture) }
    return picture
  }

  private func color(_ light: Int, dark: Int) -> Color { Color(hex: isDark ? dark : light) }

  private var river: Path {
    path(
      from: (-20, 130),
      [
        ((90, 90), (120, 190), (205, 180)), ((290, 172), (300, 270), (440, 226)),
        ((600, 180), (700, 260), (1400, 240)),
      ])
  }

  /// Two families of parallel streets.
  private func streets(_ size: CGSize) -> [Path] {
    let distance: CGFloat = 34
    let (right, bottom) = (size.width, size.height)
    let across = stride(from: 0, to: bottom + right / 5, by: distance).map { y in
      Path(through: [CGPoint(x: 0, y: y - right / 5), CGPoint(x: right, y: y)])
    }
    let down = stride(from: 0, to: right + bottom / 4, by: distance).map { x in
      Path(through: [CGPoint(x: x, y: 0), CGPoint(x: x - bottom / 4, y: bottom)])
    }
    return across + down
  }

  private var roads: [Path] {
    [
      path(
        from: (60, -10), [((110, 90), (160, 120), (164, 270)), ((168, 420), (90, 600), (80, 900))]),
      path(
        from: (-10, 40), [((150, 34), (260, 90), (390, 140)), ((600, 220), (700, 300), (900, 420))]),
      path(
        from: (-10, 330),
        [((120, 300), (240, 380), (400, 350)), ((600, 300), (700, 340), (900, 300))]),
    ]
  }

  private typealias Place = (x: CGFloat, y: CGFloat)

  private func path(
    from start: Place, _ curves: [(control1: Place, control2: Place, end: Place)]
  ) -> Path {
    func point(_ place: Place) -> CGPoint { CGPoint(x: place.x, y: place.y) }
    var path = Path()
    path.move(to: point(start))
    for curve in curves {
      path.cubic(
        control1: point(curve.control1), control2: point(curve.control2), to: point(curve.end))
    }
    return path
  }

  private func addPin(at tip: CGPoint, _ tint: Color, to picture: inout DrawnPicture) {
    let radius: CGFloat = 11
    let centre = CGPoint(x: tip.x, y: tip.y - 1.7 * radius)
    // The tail touches the disc where a tangent through the tip does.
    picture.fill(
      Path(through: [
        CGPoint(x: centre.x - radius * 0.81, y: centre.y + radius * 0.59), tip,
        CGPoint(x: centre.x + radius * 0.81, y: centre.y + radius * 0.59),
      ]), tint)
    picture.fill(Path(disc: centre, radius: radius), tint)
    picture.fill(Path(disc: centre, radius: 0.4 * radius), .white)
  }
}
