public import Foundation
import Graphics

/// An area about a point: where a field acts. Put together from others it is about the same point.
@preconcurrency @MainActor
open class UIRegion: _Object, @preconcurrency NSCopying {
  private indirect enum Area {
    case everything
    case circle(radius: CGFloat)
    case rectangle(CGSize)
    case outside(Area)
    case union(Area, Area)
    case intersection(Area, Area)

    func contains(_ point: CGPoint) -> Bool {
      switch self {
      case .everything: true
      case .circle(let radius): point.x * point.x + point.y * point.y <= radius * radius
      case .rectangle(let size):
        abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
      case .outside(let area): !area.contains(point)
      case .union(let a, let b): a.contains(point) || b.contains(point)
      case .intersection(let a, let b): a.contains(point) && b.contains(point)
      }
    }
  }

  private let area: Area

  private init(_ area: Area) {
    self.area = area
    super.init(_object: ())
  }

  /// Everywhere.
  public class var infinite: UIRegion { UIRegion(.everything) }

  /// A circle about the point.
  public convenience init(radius: CGFloat) { self.init(.circle(radius: max(radius, 0))) }

  /// A rectangle about the point.
  public convenience init(size: CGSize) {
    self.init(
      .rectangle(CGSize(width: abs(size.width), height: abs(size.height))))
  }

  /// All that is not in it.
  open func inverse() -> UIRegion { UIRegion(.outside(area)) }

  /// What is in either.
  open func byUnion(with region: UIRegion) -> UIRegion { UIRegion(.union(area, region.area)) }

  /// What is in this one and not in the other.
  open func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion(.intersection(area, .outside(region.area)))
  }

  /// What is in both.
  open func byIntersection(with region: UIRegion) -> UIRegion {
    UIRegion(.intersection(area, region.area))
  }

  /// Whether a point is in it, seen from the region's own.
  open func contains(_ point: CGPoint) -> Bool { area.contains(point) }

  /// The region itself: none changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
