public import Foundation

/// The place of one item of a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: _Object {
  /// In the group, in points.
  public let frame: CGRect
  /// Nearer when larger.
  public let zIndex: Int

  /// At depth 0.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// With these.
  public init(frame: CGRect, zIndex: Int) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init(_object: ())
  }
}
