public import Foundation

/// The parts of a layout that are out of date. A layout can subclass it to keep the other parts.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: _Object {
  /// Creates a context that names no parts. Invalidating with it still prepares the layout again.
  public required init() { super.init(_object: ()) }

  /// Whether the whole layout is out of date, as after `invalidateLayout()` and a reload.
  open internal(set) var invalidateEverything = false
  /// Whether the counts of the data source are out of date too, as after a reload.
  open internal(set) var invalidateDataSourceCounts = false
  /// The change of the collection view's content offset that is applied with the invalidation, in
  /// points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the collection view's content size that is applied with the invalidation. It
  /// holds until the layout is prepared.
  open var contentSizeAdjustment = CGSize.zero

  /// The index paths of the invalidated items; nil for none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The index paths of the invalidated supplementary views, by kind; nil for none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The index paths of the invalidated decoration views, by kind; nil for none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// The previous index paths of interactively moved items; nil without a move.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The new index paths of interactively moved items; nil without a move.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The centre of the interactively moved item, in content coordinates.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// Adds items to the invalidated parts.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Adds supplementary views of a kind to the invalidated parts.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// Adds decoration views of a kind to the invalidated parts.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
}
