import Foundation
import HeadlessUIKit

/// A cell that returns a preferred size.
final class WishfulItem: UICollectionViewCell {
  nonisolated(unsafe) static var wish: (IndexPath) -> CGSize? = { _ in nil }
  nonisolated(unsafe) static var asked: [IndexPath] = []

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    Self.asked.append(layoutAttributes.indexPath)
    if let size = Self.wish(layoutAttributes.indexPath) { layoutAttributes.size = size }
    return layoutAttributes
  }
}

/// Items, headers, footers and badges by count. Each view is named after its kind and index path.
@MainActor
final class CompositionalSource: UICollectionViewDataSource {
  var counts: [Int]
  private(set) var asked = 0

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

/// Returns a collection view of 320 × 400 points.
@MainActor
func makeCompositional(
  _ counts: [Int], _ layout: UICollectionViewCompositionalLayout,
  kinds: [String] = ["header", "footer", "badge"], wish: ((IndexPath) -> CGSize?)? = nil
) -> OwningCollection {
  let view = OwningCollection(
    frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
  WishfulItem.wish = wish ?? { _ in nil }
  WishfulItem.asked = []
  view.register(
    wish == nil ? UICollectionViewCell.self : WishfulItem.self,
    forCellWithReuseIdentifier: "item")
  for kind in kinds {
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "view")
  }
  let source = CompositionalSource(counts)
  view.owned = [source]
  view.dataSource = source
  return view
}

@MainActor
func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

extension UICollectionView {
  /// Returns the layout's frame of an item.
  func place(_ item: Int, _ section: Int = 0) -> CGRect? {
    layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func place(_ kind: String, _ item: Int = 0, _ section: Int = 0) -> CGRect? {
    layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: item, section: section))?.frame
  }
}
