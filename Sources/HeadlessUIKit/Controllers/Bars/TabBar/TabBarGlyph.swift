import Foundation
import Graphics
import PortableMath

/// The glyphs of system tabs, drawn from a few shapes.
///
/// They are this project's own and simpler than UIKit's symbols.
@MainActor
enum TabBarGlyph {
  /// Returns an image of the glyph, opaque where it is drawn.
  static func image(of item: UITabBarItem.SystemItem, scale: CGFloat) -> UIImage {
    BarGlyph.image(shapes(of: item), CGSize(width: 25, height: 25), scale)
  }

  private static func shapes(of item: UITabBarItem.SystemItem) -> [Path] {
    switch item {
    case .more: [5, 12.5, 20].map { disc(CGPoint(x: $0, y: 12.5), 2.2) }
    case .favorites, .featured, .topRated: [star]
    case .recents, .history, .mostRecent, .mostViewed:
      [
        BarGlyph.ring((12.5, 12.5), 9.5), BarGlyph.line((12.5, 7), (12.5, 12.5)),
        BarGlyph.line((12.5, 12.5), (16.5, 14.5)),
      ]
    case .contacts:
      [
        disc(CGPoint(x: 12.5, y: 8), 4.5),
        Path(roundedRect: CGRect(x: 4, y: 14.5, width: 17, height: 8), radius: 4),
      ]
    case .bookmarks:
      [
        BarGlyph.polygon((2, 5), (11.7, 7), (11.7, 21), (2, 19)),
        BarGlyph.polygon((23, 5), (13.3, 7), (13.3, 21), (23, 19)),
      ]
    case .search: [BarGlyph.ring((10.5, 10.5), 7), BarGlyph.line((15.7, 15.7), (22, 22))]
    case .downloads:
      [
        BarGlyph.line((12.5, 3), (12.5, 15.5)), BarGlyph.line((12.5, 15.5), (7.5, 10.5)),
        BarGlyph.line((12.5, 15.5), (17.5, 10.5)), BarGlyph.line((4, 21), (21, 21)),
      ]
    }
  }

  private static func disc(_ centre: CGPoint, _ radius: CGFloat) -> Path {
    Path(
      roundedRect: CGRect(
        x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius),
      radius: radius)
  }

  /// A star with five points. The inner corners are at 0.4 of the outer radius.
  private static var star: Path {
    var path = Path()
    for step in 0..<10 {
      let angle = Double.pi * (Double(step) / 5 - 0.5)
      let radius: CGFloat = step.isMultiple(of: 2) ? 11.5 : 4.8
      let point = CGPoint(
        x: 12.5 + radius * CGFloat(Portable.cos(angle)),
        y: 13 + radius * CGFloat(Portable.sin(angle)))
      if step == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
    return path
  }
}
