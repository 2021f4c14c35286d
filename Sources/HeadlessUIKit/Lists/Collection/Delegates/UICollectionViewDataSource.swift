public import Foundation

/// The object that supplies a collection view with its data.
///
/// Counts below 0 are treated as 0. Items beyond ten million are ignored.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// Returns the cell of an item that becomes visible. A cell may show only one item at a time.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Returns the titles of the index, requested together with the counts; nil for no index.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// Returns the item to which a title of the index leads, when the title is touched.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
  /// Whether an item can be moved interactively. Called when a move begins.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  /// Called when an item was moved interactively. Change only the data: the collection view shows
  /// the new position already.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
  /// The default implementation returns nil: the collection view has no index.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The default implementation returns the first item of the section with the given index.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  /// The default implementation returns true, so that code can move every item.
  ///
  /// Swift cannot test whether `moveItemAt` is implemented. The long press of a collection view
  /// controller therefore moves items only if this method is implemented.
  public func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    collectionView.core.recordDefault(of: .moving)
    return true
  }

  /// The default implementation does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// The default implementation returns 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// The default implementation reports a problem and returns an empty view, because a layout with
  /// headers needs their views.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.environment.problems.report(ListProblem.noSupplementaryView(kind))
    return UICollectionReusableView(frame: .zero)
  }
}
