import Foundation
import ScrollPhysics

/// Room around an item, beside the spacing of its group. Nil is none.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: _Object {
  public let leading, top, trailing, bottom: NSCollectionLayoutSpacing?

  /// Nil is none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init(_object: ())
  }

  func before(_ axis: ScrollAxis.Direction) -> NSCollectionLayoutSpacing? {
    axis == .vertical ? top : leading
  }

  func after(_ axis: ScrollAxis.Direction) -> NSCollectionLayoutSpacing? {
    axis == .vertical ? bottom : trailing
  }
}
