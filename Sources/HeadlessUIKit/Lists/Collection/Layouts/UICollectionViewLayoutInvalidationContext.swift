public import Foundation

/// What of a layout is out of date. A layout may subclass it to keep what is not.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: _Object {
  /// Nothing is marked yet: what `invalidateLayout(with:)` is given makes the layout prepare again.
  public required init() { super.init(_object: ()) }

  /// The whole layout: after `invalidateLayout()` and a reload.
  open internal(set) var invalidateEverything = false
  /// The data source's counts too: after a reload.
  open internal(set) var invalidateDataSourceCounts = false
  /// Added to the collection's content offset when the layout is invalidated, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Added to the collection's content size when the layout is invalidated, until the layout says its
  /// size anew.
  open var contentSizeAdjustment = CGSize.zero

  /// The items that were marked; nil if none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that were marked, by kind; nil if none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decorations that were marked, by kind; nil if none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Where the layout had the items that are moved by hand; nil while none is.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where it has them from now on; nil while none is.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the middle of the item that is moved by hand is, in the collection's content.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// Marks items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Marks supplementary views of a kind.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// Marks decorations of a kind.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
}
