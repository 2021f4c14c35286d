public import Foundation
public import Graphics
import PortableMath

/// A group of dynamic items that moves as one rigid body. Add the group to behaviours, and none of
/// its items.
@preconcurrency @MainActor
open class UIDynamicItemGroup: _Object, UIDynamicItem {
  /// The grouped items.
  public let items: [any UIDynamicItem]
  /// The centre of the group, initially that of the rectangle around the items.
  open var center: CGPoint { didSet { place() } }
  /// The size of the rectangle around the items at the time of creation.
  public let bounds: CGRect
  /// The transform of the group, which moves the items about its centre.
  open var transform = CGAffineTransform.identity { didSet { place() } }
  private let places: [(way: CGPoint, transform: CGAffineTransform)]

  /// Creates a group from items at their current places.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    let around = items.reduce(CGRect.null) { around, item in
      let place = CGAffineTransform(translationX: item.center.x, y: item.center.y)
      return around.union(item.centeredBounds.applying(item.transform.concatenating(place)))
    }
    let middle = around.isNull ? .zero : CGPoint(x: around.midX, y: around.midY)
    center = middle
    bounds = CGRect(origin: .zero, size: around.isNull ? .zero : around.size)
    places = items.map { item in
      (CGPoint(x: item.center.x - middle.x, y: item.center.y - middle.y), item.transform)
    }
    super.init(_object: ())
  }

  private func place() {
    for (item, start) in zip(items, places) {
      let way = start.way.applying(transform)
      item.center = CGPoint(x: center.x + way.x, y: center.y + way.y)
      let turned = start.transform.concatenating(transform)
      if item.transform != turned { item.transform = turned }
    }
  }

  /// The pieces of all items, at their place in the group.
  var pieces: [DynamicPiece] {
    zip(items, places).flatMap { item, start in
      let angle = Portable.atan2(Double(start.transform.b), Double(start.transform.a))
      let way = SIMD2(Double(start.way.x), Double(start.way.y))
      return item.dynamicPieces.map {
        $0.placed(at: way, cos: Portable.cos(angle), sin: Portable.sin(angle))
      }
    }
  }
}
