public import Foundation

/// What a collection shows. Counts below 0 are 0; beyond ten million items the rest is left out.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// Called when the item comes into sight. A cell may stand for one item at a time.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// The letters at the trailing edge; asked with the counts. Nil is none.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// Where a letter leads to; asked when a finger comes to it.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
  /// Whether an item may be moved by hand; asked when that begins.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  /// An item was moved by hand: change the data. The collection shows it there already.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
  /// None.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The first item of the section of the same number.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  /// Every item may be moved by code. Swift cannot ask whether `moveItemAt` is implemented: the long press
  /// of a collection controller moves only where this method is.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    collectionView.usesDefaultMoving = true
    return true
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// One section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// An empty view, and a problem reported: a layout that places headers needs their views.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.environment.problems.report(.noSupplementaryView(kind))
    return UICollectionReusableView(frame: .zero)
  }
}
