import Foundation
import HeadlessUIKit

/// An item cell that counts how often cells are created and laid out.
final class CountingItem: UICollectionViewCell {
  nonisolated(unsafe) static var created = 0
  nonisolated(unsafe) static var laidOut = 0
  nonisolated(unsafe) static var applied = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.created += 1
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    Self.laidOut += 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    Self.applied += 1
  }
}

@MainActor
final class CollectionSource: UICollectionViewDataSource {
  var counts: [Int]
  private(set) var asked: [IndexPath] = []

  init(_ counts: Int...) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked.append(indexPath)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

/// A delegate that returns the size of every item and records scrolling.
@MainActor
final class SizeListener: UICollectionViewDelegateFlowLayout {
  let size: (IndexPath) -> CGSize
  private(set) var asked = 0
  private(set) var scrolls = 0

  init(size: @escaping (IndexPath) -> CGSize) { self.size = size }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    asked += 1
    return size(indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

/// A collection view that retains the objects that it refers to weakly.
final class OwningCollection: UICollectionView {
  var owned: [AnyObject] = []
}

/// Returns a collection view of 320 × 200 points, which the test lays out explicitly.
@MainActor
func makeCollection(
  _ source: CollectionSource, _ layout: UICollectionViewLayout,
  delegate: (any UICollectionViewDelegate)? = nil
) -> UICollectionView {
  CountingItem.created = 0
  CountingItem.laidOut = 0
  CountingItem.applied = 0
  let view = OwningCollection(
    frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
  view.owned = [source] + (delegate.map { [$0] } ?? [])
  view.register(CountingItem.self, forCellWithReuseIdentifier: "item")
  view.dataSource = source
  view.delegate = delegate
  return view
}

/// Returns a flow layout with three columns of 100 × 50 points.
@MainActor
func makeGrid() -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 100, height: 50)
  layout.minimumInteritemSpacing = 4
  return layout
}

extension UICollectionView {
  func scroll(x: CGFloat = 0, y: CGFloat = 0) {
    contentOffset = CGPoint(x: x, y: y)
    layoutIfNeeded()
  }
}
