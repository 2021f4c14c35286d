public import Foundation

/// Says where a collection's elements lie. Subclass it, or use `UICollectionViewFlowLayout`.
@preconcurrency @MainActor
open class UICollectionViewLayout: _Object {
  /// The collection it lays out; nil before it is handed to one.
  open internal(set) weak var collectionView: UICollectionView?

  /// A layout of no elements until a subclass says more.
  public init() { super.init(_object: ()) }

  /// Archives are not supported: always nil.
  public required init?(coder: NSCoder) { nil }

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
