import Foundation
import ScrollPhysics

/// The spacing around an item, in addition to the spacing of its group; nil for none.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: _Object {
  public let leading, top, trailing, bottom: NSCollectionLayoutSpacing?

  /// Creates the spacing of the four edges; nil for none.
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
