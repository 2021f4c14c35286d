public import Foundation
public import Graphics

/// Where and how one element of a collection is shown.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes {
  /// What an element is; raw values as UIKit's.
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView }

  open var indexPath: IndexPath
  /// Whether it is an item's cell or a supplementary view.
  public let representedElementCategory: ElementCategory
  /// Nil for cells.
  public let representedElementKind: String?
  /// In the collection's content. Coordinates that are not finite hide the element.
  open var frame: CGRect = .zero
  open var alpha: CGFloat = 1
  open var transform = CGAffineTransform.identity
  /// Nearer when larger.
  open var zIndex = 0
  open var isHidden = false

  /// For an item's cell: at zero size, opaque and upright until set otherwise.
  public required init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementCategory = .cell
    representedElementKind = nil
  }

  /// For a header, a footer or another view of a kind of one's own.
  public required init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = kind
  }
}

/// Says where a collection's elements lie. Subclass it, or use `UICollectionViewFlowLayout`.
@preconcurrency @MainActor
open class UICollectionViewLayout {
  /// The collection it lays out; nil before it is handed to one.
  public internal(set) weak var collectionView: UICollectionView?

  /// A layout of no elements until a subclass says more.
  public init() {}

  /// Has the collection prepare and ask anew at its next layout.
  open func invalidateLayout() { collectionView?.layoutInvalidated() }

  /// Called after an invalidation, before anything is asked.
  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  /// The elements that have a part in `rect`, in any order; called for every frame that scrolls.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether other bounds, scrolling included, invalidate the layout. Default: another size does.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { $0.preparedBounds.size != newBounds.size } ?? false
  }
}
