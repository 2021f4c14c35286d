public import Foundation
public import Graphics
import PortableMath

/// Several dynamic items as one body: they keep their places in it. Behaviours act on the group; none may have one of
/// its items besides.
@preconcurrency @MainActor
open class UIDynamicItemGroup: _Object, UIDynamicItem {
  /// What moves together.
  public let items: [any UIDynamicItem]
  /// Of the rectangle around the items, as they lay when the group was made.
  open var center: CGPoint { didSet { place() } }
  /// The size of that rectangle.
  public let bounds: CGRect
  /// A turn moves the items about the centre.
  open var transform = CGAffineTransform.identity { didSet { place() } }
  private let places: [(way: CGPoint, transform: CGAffineTransform)]

  /// From where the items are.
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

  /// Each item's own shape where it lies in the group.
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
