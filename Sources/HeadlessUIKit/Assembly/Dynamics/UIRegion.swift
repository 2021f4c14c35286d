public import Foundation
import Graphics

/// An area around a point, in which a field acts. Combined regions share that point.
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

  /// A region without limits.
  public class var infinite: UIRegion { UIRegion(.everything) }

  /// Creates a circle around the point.
  public convenience init(radius: CGFloat) { self.init(.circle(radius: max(radius, 0))) }

  /// Creates a rectangle around the point.
  public convenience init(size: CGSize) {
    self.init(
      .rectangle(CGSize(width: abs(size.width), height: abs(size.height))))
  }

  /// Returns the region outside this one.
  open func inverse() -> UIRegion { UIRegion(.outside(area)) }

  /// Returns the union of both regions.
  open func byUnion(with region: UIRegion) -> UIRegion { UIRegion(.union(area, region.area)) }

  /// Returns this region without the other.
  open func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion(.intersection(area, .outside(region.area)))
  }

  /// Returns the intersection of both regions.
  open func byIntersection(with region: UIRegion) -> UIRegion {
    UIRegion(.intersection(area, region.area))
  }

  /// Returns whether the region contains a point, given relative to the region's own point.
  open func contains(_ point: CGPoint) -> Bool { area.contains(point) }

  /// Returns the region itself, since regions are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
