public import Foundation

/// The position of one item in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: _Object {
  /// The frame of the item relative to the group, in points.
  public let frame: CGRect
  /// The z-index of the item; larger values are in front.
  public let zIndex: Int

  /// Creates an item position with z-index 0.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Creates an item position with a frame and a z-index.
  public init(frame: CGRect, zIndex: Int) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init(_object: ())
  }
}
